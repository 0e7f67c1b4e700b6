import { normaliseLink } from '@vitrine/core/links/link';
import { piecesOf } from '@vitrine/core/text/unbroken';
import type { Element, ElementContent, Root, RootContent } from 'hast';

/** How an already safe text is finished for its page. */
export interface Finish {
  /** The level of the text's highest headings: those above it are the page's. */
  readonly headingLevel: number;
  /** The tooltip of a link that opens a new window: "{title} (opens in a new window)". */
  readonly nameNewWindow: (title: string) => string;
}

/** The prefix of the text's ids, so that none collides with one of the page's. */
export const ID_PREFIX = 'article-';

/**
 * Finishes a tree that has been made safe: links follow specification section 5, pictures are our own, tables
 * scroll and headings are below those of the page.
 */
export function finishTree(root: Root, finish: Finish): Root {
  const levels = headingLevels(root, finish.headingLevel);
  const all = (children: readonly RootContent[]) =>
    children.flatMap((child): readonly RootContent[] =>
      child.type === 'text' ? unbroken(child.value) : [finished(child)],
    );
  const finished = (node: RootContent): RootContent => {
    if (node.type !== 'element') return node;
    // Code stays as it is typed.
    if (node.tagName === 'pre' || node.tagName === 'code') return node;
    const element = { ...node, children: all(node.children) as ElementContent[] };
    switch (element.tagName) {
      case 'a':
        return link(element, finish);
      case 'img':
        return picture(element, finish);
      case 'table':
        return scrolled(element);
      default: {
        const level = levels.get(element.tagName);
        return level === undefined ? element : { ...element, tagName: `h${level}` };
      }
    }
  };
  return { ...root, children: all(root.children) };
}

/** Product names and amounts in elements of their own, which the style sheet keeps on one line. */
function unbroken(value: string): readonly RootContent[] {
  return piecesOf(value).map(({ text, isWhole }): RootContent => {
    const node = { type: 'text', value: text } as const;
    if (!isWhole) return node;
    return { type: 'element', tagName: 'span', properties: { dataWhole: '' }, children: [node] };
  });
}

/**
 * "A URL not starting with http, mailto: or tel: gets https:// prefixed" (specification section 5); paths of
 * our own stay. A link that cannot be followed stays as text. Other sites open in a new window.
 */
function link(element: Element, { nameNewWindow }: Finish): Element {
  const { href: typed, ...others } = element.properties;
  const href = typeof typed === 'string' ? addressOf(typed) : undefined;
  if (href === undefined) return { ...element, properties: {} };
  if (!/^https?:/i.test(href)) return { ...element, properties: { ...others, href } };
  const words = textOf(element).trim() || href;
  const title = nameNewWindow(words);
  return {
    ...element,
    properties: {
      ...others,
      href,
      target: '_blank',
      rel: ['noopener'],
      ...(title !== words && { title }),
    },
  };
}

function addressOf(typed: string): string | undefined {
  const address = typed.trim();
  if (address.startsWith('#')) return ownAnchor(address.slice(1));
  return OWN_PATH.test(address) ? address : normaliseLink(address);
}

/** Path or query of the showroom itself: without a second slash or backslash, which would name another host. */
const OWN_PATH = /^(?:\/(?![/\\])|\?)[\w\-./~%!$&'()*+,;=:@?#]*$/;

function ownAnchor(id: string): string {
  return `#${id.startsWith(ID_PREFIX) ? '' : ID_PREFIX}${id}`;
}

/** The page may not load a picture from another site: it becomes a link. */
function picture(element: Element, finish: Finish): Element {
  const { src, alt, title, width, height } = element.properties;
  const words = typeof alt === 'string' ? alt : '';
  if (typeof src === 'string' && /^\/(?![/\\])/.test(src)) {
    const size = Number(width) > 0 && Number(height) > 0 ? { width, height } : {};
    return {
      ...element,
      properties: { src, alt: words, title, ...size, loading: 'lazy', decoding: 'async' },
    };
  }
  const children: ElementContent[] = [{ type: 'text', value: words || String(src ?? '') }];
  return link({ type: 'element', tagName: 'a', properties: { href: src }, children }, finish);
}

/** On narrow screens a table scrolls, by keyboard too, which requires a name for the scrolling element. */
function scrolled(table: Element): Element {
  const name = headsOf(table).join(', ');
  return {
    type: 'element',
    tagName: 'div',
    properties: {
      dataTable: '',
      tabIndex: 0,
      ...(name !== '' && { role: 'group', ariaLabel: name }),
    },
    children: [table],
  };
}

/** The levels that occur, in order, become levels without gaps below the page's. */
function headingLevels(root: Root, highest: number): ReadonlyMap<string, number> {
  const found = elementsOf(root).flatMap(({ tagName }) => (/^h[1-6]$/.test(tagName) ? [tagName] : []));
  return new Map(
    [...new Set(found)].toSorted().map((tagName, index) => [tagName, Math.min(highest + index, 6)]),
  );
}

function headsOf(table: Element): readonly string[] {
  return elementsOf(table).flatMap((element) =>
    element.tagName === 'th' ? [textOf(element).trim()].filter((text) => text !== '') : [],
  );
}

function elementsOf(node: Root | Element): readonly Element[] {
  const found: Element[] = [];
  const collect = (children: readonly RootContent[]): void => {
    for (const child of children) {
      if (child.type !== 'element') continue;
      found.push(child);
      collect(child.children);
    }
  };
  collect(node.children);
  return found;
}

function textOf(node: RootContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map((child) => textOf(child)).join('') : '';
}
