import type { RichText } from '../world/content.ts';
import { DEEPEST_BLOCK, decodedLink, withoutComments } from './links-in-text.ts';

/** A link of HTML with its words. */
const HTML_ANCHOR = /<a\b([^>]*)>([\s\S]*?)<\/a\s*>/gi;
const HREF = /\bhref\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/gi;

/** `[words](address "title")`. */
const INLINE = /\[([^\]]*)\]\(\s{0,9}<?([^\s<>()]+)>?[^()]*\)/g;

/** `[name]: address "title"`, on a line by itself. */
const DEFINITION = /^ {0,3}\[([^\]]+)\]:\s{0,9}<?([^\s<>]+)>?.*$/gm;
const BARE = /<?(https?:\/\/[^\s"'<>()]+)>?/gi;

/**
 * A text without some of its links: their words are kept. Comments, which no page shows, are removed as well.
 *
 * @param isUnwanted is called with each address as its editor typed it.
 */
export function withoutLinks(text: RichText, isUnwanted: (address: string) => boolean): RichText {
  switch (text.format) {
    case 'blocks':
      return { ...text, blocks: blocksWithout(text.blocks, isUnwanted, 0) };
    case 'html':
      return { ...text, source: htmlWithout(withoutComments(text.source), isUnwanted) };
    default:
      return { ...text, source: markdownWithout(withoutComments(text.source), isUnwanted) };
  }
}

function blocksWithout(
  blocks: readonly unknown[],
  isUnwanted: (address: string) => boolean,
  depth: number,
): readonly unknown[] {
  // Nothing that deep is shown.
  if (depth > DEEPEST_BLOCK) return [];
  return blocks.flatMap((block) => {
    if (typeof block !== 'object' || block === null) return [block];
    const { type, url, children } = block as Readonly<Record<'type' | 'url' | 'children', unknown>>;
    if (!Array.isArray(children)) return [block];
    const kept = blocksWithout(children, isUnwanted, depth + 1);
    if (type === 'link' && typeof url === 'string' && isUnwanted(url)) return kept;
    return [{ ...block, children: kept }];
  });
}

function htmlWithout(source: string, isUnwanted: (address: string) => boolean): string {
  const leadsOut = (attributes: string): boolean =>
    [...attributes.matchAll(HREF)].some(([, double, single, plain]) =>
      isUnwanted(decodedLink(double ?? single ?? plain ?? '')),
    );
  return (
    source
      .replaceAll(HTML_ANCHOR, (whole, attributes: string, words: string) =>
        leadsOut(attributes) ? words : whole,
      )
      // The words of a link that is never closed are the rest of the text.
      .replaceAll(HREF, (whole) => (leadsOut(whole) ? '' : whole))
  );
}

function markdownWithout(source: string, isUnwanted: (address: string) => boolean): string {
  const unwanted = (address: string): boolean => isUnwanted(decodedLink(address));
  const names = new Set<string>();
  const withoutDefinitions = source.replaceAll(DEFINITION, (whole, name: string, address: string) => {
    if (!unwanted(address)) return whole;
    names.add(name.toLowerCase());
    return '';
  });
  const plain = withoutDefinitions
    .replaceAll(INLINE, (whole, words: string, address: string) => (unwanted(address) ? words : whole))
    .replaceAll(/\[([^\]]+)\]\[([^\]]*)\]/g, (whole, words: string, name: string) =>
      names.has((name || words).toLowerCase()) ? words : whole,
    )
    .replaceAll(/\[([^\]]+)\](?![[(:])/g, (whole, name: string) =>
      names.has(name.toLowerCase()) ? name : whole,
    );
  return htmlWithout(plain, isUnwanted).replaceAll(BARE, (whole, address: string) =>
    unwanted(address) ? '' : whole,
  );
}
