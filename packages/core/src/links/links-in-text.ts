import type { RichText } from '../world/content.ts';

/** Deeper nesting than an editor writes; made-up content cannot exhaust the stack. */
export const DEEPEST_BLOCK = 32;

/** The target of an HTML link, in any of the three ways to write an attribute. Markdown may contain HTML. */
const HTML_LINKS = /\bhref\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/gi;

/** `[words](address)` and `[name]: address`. */
const MARKDOWN_LINKS = /\](?:\(|:)\s{0,9}<?([^\s<>()]+)/g;

/** A bare address in markdown is a link, too. */
const BARE_LINKS = /https?:\/\/[^\s"'<>()]+/gi;

const known = new WeakMap<RichText, readonly string[]>();

/** The addresses that the links of a text lead to, as its editor typed them. Read once for each text. */
export function linksInText(text: RichText): readonly string[] {
  const before = known.get(text);
  if (before !== undefined) return before;
  const found = [...new Set(read(text))];
  known.set(text, found);
  return found;
}

function read(text: RichText): readonly string[] {
  switch (text.format) {
    case 'blocks':
      return linksInBlocks(text.blocks, 0);
    case 'html':
      return matches(withoutComments(text.source), [HTML_LINKS]);
    default:
      return matches(withoutComments(text.source), [HTML_LINKS, MARKDOWN_LINKS, BARE_LINKS]);
  }
}

function linksInBlocks(blocks: readonly unknown[], depth: number): readonly string[] {
  if (depth > DEEPEST_BLOCK) return [];
  return blocks.flatMap((block) => {
    if (typeof block !== 'object' || block === null) return [];
    const { type, url, children } = block as Readonly<Record<'type' | 'url' | 'children', unknown>>;
    const own = type === 'link' && typeof url === 'string' ? [url] : [];
    return Array.isArray(children) ? [...own, ...linksInBlocks(children, depth + 1)] : own;
  });
}

function matches(source: string, patterns: readonly RegExp[]): readonly string[] {
  return patterns.flatMap((pattern) =>
    [...source.matchAll(pattern)].flatMap(([whole, ...parts]) =>
      decodedLink(parts.find((part) => part !== undefined) ?? whole),
    ),
  );
}

/** A source without its comments: a link in one is shown by no page. */
export function withoutComments(source: string): string {
  const [first = '', ...rest] = source.split('<!--');
  const kept = rest.map((part) => {
    const end = part.indexOf('-->');
    return end === -1 ? part : part.slice(end + '-->'.length);
  });
  return [first, ...kept].join('');
}

/** An address as HTML means it, which writes `&` as `&amp;`; other named characters do not occur in addresses. */
export function decodedLink(address: string): string {
  return address.replaceAll(/&(?:amp|#38|#x26);/gi, '&');
}
