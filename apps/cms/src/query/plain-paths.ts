/**
 * Reads `populate` as a plain list: `a,b.c`, several `populate=…`, or `populate[]=…`.
 *
 * @returns Undefined for anything else: absent, `*`, or Strapi's own notation, which is not changed.
 */
export function plainPaths(populate: unknown): string[] | undefined {
  const texts = asTexts(populate);
  if (texts === undefined) return undefined;
  const paths = texts
    .flatMap((text) => text.split(','))
    .map((path) => path.trim())
    .filter((path) => path !== '');
  return paths.length === 0 || (paths.length === 1 && paths[0] === '*') ? undefined : [...new Set(paths)];
}

/** A list of more than 100 entries arrives as an object with numbered keys. */
function asTexts(populate: unknown): string[] | undefined {
  if (typeof populate === 'string') return [populate];
  if (typeof populate !== 'object' || populate === null) return undefined;
  const isNumbered = Array.isArray(populate) || Object.keys(populate).every((key) => /^\d+$/.test(key));
  const values: unknown[] = Object.values(populate);
  return isNumbered && values.every((value) => typeof value === 'string') ? values : undefined;
}
