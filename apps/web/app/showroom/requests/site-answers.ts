/**
 * Whether another site answers at all. A frame does not tell: the browser shows its own page for a site that is not
 * reached, and reports it as loaded. Nothing of the answer can be read, and whether the site allows to be framed, or
 * answers with an error of its own, stays unknown.
 *
 * @param url of a host that the settings list; the page's policy allows no other.
 */
export async function siteAnswers(url: string, signal: AbortSignal): Promise<boolean> {
  if (!navigator.onLine) return false;
  const ending = new AbortController();
  try {
    await fetch(url, {
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
      signal: AbortSignal.any([signal, ending.signal]),
    });
    return true;
  } catch {
    return false;
  } finally {
    // The frame fetches what it shows by itself.
    ending.abort();
  }
}
