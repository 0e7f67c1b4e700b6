import { TourError } from '../tour-error.ts';
import type { Findings } from '../tour-finding.ts';
import { folderOf, resolveTourPath } from '../tour-path.ts';
import type { Description } from './description.ts';
import { whatIs } from './description.ts';
import { named } from './settle.ts';
import { parseTourXml } from './xml.ts';
import type { XmlElement } from './xml.ts';

/** More than any tour is made of. */
const MAX_INCLUDES = 200;

/** @throws TourError `encrypted` when krpano alone can read the file. */
export function refuseEncrypted(text: string, what: string): void {
  if (!isEncrypted(text)) return;
  throw new TourError(
    'encrypted',
    `${what} is encrypted, so that only krpano can read it: ask its maker for the file without encryption (tour.xml as the krpano tools write it).`,
  );
}

/** krpano's tools write `<encrypted>` as the root, or what begins with KENC. */
export function isEncrypted(text: string): boolean {
  const start = text
    .slice(0, 10_000)
    .replace(/^\uFEFF/, '')
    .trimStart();
  return /^(?:KENC|(?:<\?xml[^>]{0,200}\?>\s*)?(?:<!--[^]{0,5000}?-->\s*)?(?:<krpano[^>]{0,2000}>\s*)?<encrypted[\s>])/i.test(
    start,
  );
}

/** The elements of a file with those of the files that it includes, in their order. */
export function withIncluded(
  root: XmlElement,
  description: Description,
  findings: Findings,
): readonly XmlElement[] {
  const seen = new Set([description.at]);
  const expand = (children: readonly XmlElement[], from: string): readonly XmlElement[] =>
    children.flatMap((child) => {
      if (child.name !== 'include') return [child];
      const url = child.attributes.get('url') ?? '';
      const included = includedFile(url, from, description, seen);
      if (typeof included !== 'string') return expand(included.children, included.at);
      findings.note(
        'include',
        `${whatIs('krpano', from)} includes ${named(url)}, which was not read: ${included}.`,
      );
      return [];
    });
  return expand(root.children, description.at);
}

/** The elements of an included file, or why it is not read. */
function includedFile(
  url: string,
  from: string,
  { at, textOf, has }: Description,
  seen: Set<string>,
): { readonly children: readonly XmlElement[]; readonly at: string } | string {
  const reference = url.replace(/^%(?:FIRSTXML|CURRENTXML|SWFPATH|HTMLPATH|ROOT)%\/?/i, '');
  if (/%/.test(reference)) return 'its path is computed';
  const paths = [at, from]
    .map((file) => resolveTourPath(reference, { folder: folderOf(file), has }))
    .flatMap((path) => (path.kind === 'file' ? [path.path] : []));
  const path = paths.find((one) => textOf?.(one) !== undefined);
  if (path === undefined) return paths.length === 0 ? 'it is none of the tour’s files' : 'it is not there';
  if (seen.has(path)) return 'it was read already';
  if (seen.size > MAX_INCLUDES) return 'there are too many of them';
  seen.add(path);
  const text = textOf?.(path) ?? '';
  if (isEncrypted(text)) return 'it is encrypted';
  try {
    const root = parseTourXml(text, whatIs('krpano', path));
    return root.name === 'krpano' ? { children: root.children, at: path } : 'it is no krpano XML';
  } catch (error) {
    if (error instanceof TourError) return error.message.replace(/\.$/, '');
    throw error;
  }
}
