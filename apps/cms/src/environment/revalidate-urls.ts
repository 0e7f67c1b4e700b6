/**
 * The web servers that are notified of changes: `REVALIDATE_URL`, one address or several separated by commas.
 *
 * @throws Error with a sentence when one of them is invalid.
 */
export function revalidateUrls(environment: NodeJS.ProcessEnv = process.env): readonly string[] {
  const words = (environment['REVALIDATE_URL'] ?? '').split(',').map((word) => word.trim());
  const urls = words.filter((word) => word !== '');
  for (const url of urls) {
    if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) {
      throw new Error(
        `REVALIDATE_URL must be addresses that start with http:// or https://, with commas between them, and “${url}” is none`,
      );
    }
  }
  return [...new Set(urls)];
}
