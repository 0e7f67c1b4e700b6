import type { Element, ElementContent, Root, Text } from 'hast';

/**
 * Converts the blocks of Strapi's editor to an HTML tree, which is then sanitised like any other. Unknown blocks
 * keep their text, so that nothing an editor wrote is lost silently.
 */
export function blocksToTree(blocks: readonly unknown[]): Root {
  return { type: 'root', children: blocks.flatMap((block) => blockToNodes(block, DEEPEST_NESTING)) };
}

/** Nesting of blocks: the editor produces five levels at most; deeper ones are left out. */
const DEEPEST_NESTING = 50;

type Fields = Readonly<Record<string, unknown>>;

const MARKS = [
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['strikethrough', 'del'],
  ['code', 'code'],
] as const;

function blockToNodes(block: unknown, depth: number): readonly ElementContent[] {
  if (!isRecord(block) || depth === 0) return [];
  if (typeof block['text'] === 'string') return [textNode(block)];
  const children = childrenOf(block, depth);
  switch (block['type']) {
    case 'heading':
      return [element(`h${headingLevel(block['level'])}`, children)];
    case 'paragraph':
      return children.every(isEmptyText) ? [] : [element('p', children)];
    case 'list':
      return [element(block['format'] === 'ordered' ? 'ol' : 'ul', children)];
    case 'list-item':
      return [element('li', children)];
    case 'quote':
      return [element('blockquote', children)];
    case 'code':
      return [element('pre', [element('code', children)])];
    case 'link':
      return [element('a', children, { href: stringOf(block['url']) })];
    case 'image':
      return imageNodes(block['image']);
    default:
      return children;
  }
}

function childrenOf(block: Fields, depth: number): ElementContent[] {
  const children = block['children'];
  return Array.isArray(children) ? children.flatMap((child) => blockToNodes(child, depth - 1)) : [];
}

function textNode(block: Fields): ElementContent {
  const text: Text = { type: 'text', value: stringOf(block['text']) };
  return MARKS.reduce<ElementContent>(
    (inner, [mark, tagName]) => (block[mark] === true ? element(tagName, [inner]) : inner),
    text,
  );
}

function imageNodes(image: unknown): readonly ElementContent[] {
  if (!isRecord(image) || typeof image['url'] !== 'string') return [];
  return [element('img', [], { src: image['url'], alt: stringOf(image['alternativeText']) })];
}

function headingLevel(level: unknown): number {
  return typeof level === 'number' && level >= 1 ? Math.min(Math.round(level), 6) : 3;
}

function element(tagName: string, children: readonly ElementContent[], properties = {}): Element {
  return { type: 'element', tagName, properties, children: [...children] };
}

function isEmptyText(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function stringOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
