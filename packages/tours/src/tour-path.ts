/** The target of a tour's reference. */
export type TourPath =
  | { readonly kind: 'file'; readonly path: string }
  /** On a server, or written into the tour itself. */
  | { readonly kind: 'remote' }
  /** Outside the tour's files, or not a valid path. */
  | { readonly kind: 'unsafe' };

/** The file that a tour is written in, and what lies around it. */
export interface TourBase {
  /** The folder of the file, from the root of the tour's files; empty for the root. */
  readonly folder: string;
  /** Whether there is a file of this path; undefined when that is not known. */
  readonly has?: ((path: string) => boolean) | undefined;
  /** Whether paths may count from a folder above, as those in a script count from the page that loads it. */
  readonly isLoose?: boolean;
}

const UNSAFE: TourPath = { kind: 'unsafe' };

// oxlint-disable-next-line no-control-regex -- finding control characters is what it is for
const NO_PATH = /[\\:\u0000-\u001f\u007f]/;

/**
 * Resolves what a tour calls a picture as browsers would, inside the tour's own files. A path that begins with a
 * slash counts from the root of the tour: the folder of its description or one above, whichever has the file.
 *
 * @param reference As written in the tour, percent-encoded or not.
 */
export function resolveTourPath(reference: string, base: TourBase = { folder: '' }): TourPath {
  const typed = reference.trim();
  if (/^(?:[a-z][a-z\d+.-]+:|\/\/)/i.test(typed)) return { kind: 'remote' };
  const name = percentDecoded(typed.replace(/[?#][^]*$/, ''));
  if (name === '' || name.startsWith('//') || NO_PATH.test(name)) return UNSAFE;
  const own = pathBelow(base.folder, name);
  if (base.has === undefined || (base.isLoose !== true && !name.startsWith('/'))) return own;
  if (own.kind === 'file' && base.has(own.path)) return own;
  for (let folder = base.folder; folder !== '';) {
    folder = folderOf(folder);
    const path = pathBelow(folder, name);
    if (path.kind === 'file' && base.has(path.path)) return path;
  }
  return own;
}

function pathBelow(folder: string, name: string): TourPath {
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
