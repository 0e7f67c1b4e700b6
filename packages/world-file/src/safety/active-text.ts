import { parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { isScriptAddress } from './script-address.ts';

type Node = DefaultTreeAdapterTypes.Node;

/** What would run: an element that is not allowed, a script in an attribute, or one in a link. */
export type ActivePart = 'element' | 'attribute' | 'link';

/** Elements that a text must not contain. */
const FORBIDDEN: ReadonlySet<string> = new Set([
  'applet',
  'base',
  'embed',
  'form',
  'frame',
  'frameset',
  'iframe',
  'link',
  'meta',
  'object',
  'script',
  'style',
]);

/** They contain text, never addresses. */
const WORDED: ReadonlySet<string> = new Set(['alt', 'title', 'aria-label']);

/** The address of a markdown link, inline or in a definition. */
const MARKDOWN_ADDRESS = /(?:\]\(|^\s{0,3}\[[^\]\n]{1,200}\]:)\s{0,9}<?([^\s<>)]{1,300})/gm;

/** More than enough for the start of an address, in which a line or a tab may stand. */
const BROKEN_ADDRESS = /\]\(([^)]{0,60})/g;

/**
 * The part of a text that would run in a page if it were HTML or markdown, whatever its format, parsed as browsers
 * do: with references such as `&#115;` resolved, and attributes without quotes.
 *
 * @returns Undefined when nothing would.
 */
export function activePartOfText(text: string): ActivePart | undefined {
  // Without any of these signs there is neither a tag nor a link.
  if (!/[<&\]]/.test(text)) return undefined;
  let words = '';
  const waiting: Node[] = [parseFragment(text)];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if ('value' in node) words = `${node.value}\n${words}`;
    if ('tagName' in node) {
      const part = activePartOfElement(node);
      if (part !== undefined) return part;
    }
    if ('content' in node) waiting.push(node.content);
    if ('childNodes' in node) for (const child of node.childNodes) waiting.push(child);
  }
  // Markdown resolves references in its addresses as well.
  for (const pattern of [MARKDOWN_ADDRESS, BROKEN_ADDRESS]) {
    for (const source of [text, words]) {
      for (const [, address = ''] of source.matchAll(pattern)) {
        if (isScriptAddress(address.replace(/^\s*</, ''))) return 'link';
      }
    }
  }
  return undefined;
}

function activePartOfElement({ tagName, attrs }: DefaultTreeAdapterTypes.Element): ActivePart | undefined {
  // `<javascript:alert(1)>` is a link of markdown.
  if (isScriptAddress(tagName)) return 'link';
  if (FORBIDDEN.has(tagName.replace(/^.*:/, ''))) return 'element';
  for (const { name, value } of attrs) {
    if (/^on/i.test(name.replace(/^.*:/, ''))) return 'attribute';
    if (!WORDED.has(name) && isScriptAddress(value)) return 'link';
  }
  return undefined;
}
