/** The target of a tour's reference. */
export type TourPath =
  | { readonly kind: 'file'; readonly path: string }
  /** On a server, or written into the tour itself. */
  | { readonly kind: 'remote' }
  /** Outside the tour's files, or not a valid path. */
  | { readonly kind: 'unsafe' };

const UNSAFE: TourPath = { kind: 'unsafe' };
// oxlint-disable-next-line no-control-regex -- finding control characters is what it is for
const NO_PATH = /[\\:\u0000-\u001f\u007f]/;

/**
 * Resolves what a tour calls a picture as browsers would, inside the tour's own files.
 *
 * @param reference As written in the tour, percent-encoded or not.
 * @param folder Of the file that it is written in, from the root of the tour's files; empty for the root.
 */
export function resolveTourPath(reference: string, folder = ''): TourPath {
  const typed = reference.trim();
  if (/^(?:[a-z][a-z\d+.-]+:|\/\/)/i.test(typed)) return { kind: 'remote' };
  const name = percentDecoded(typed.replace(/[?#][^]*$/, ''));
  if (name === '' || name.startsWith('/') || NO_PATH.test(name)) return UNSAFE;
  const parts = folder.split('/').filter((part) => part !== '');
  for (const part of name.split('/')) {
    if (part === '..' && parts.pop() === undefined) return UNSAFE;
    if (part !== '' && part !== '.' && part !== '..') parts.push(part);
  }
  return parts.length === 0 ? UNSAFE : { kind: 'file', path: parts.join('/') };
}

/** The folder of a path; empty for the root. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
