/** What Strapi's editor for formatted texts can make, by what may lie within it. */
const BLOCKS: ReadonlySet<unknown> = new Set([
  'paragraph',
  'heading',
  'list',
  'list-item',
  'link',
  'quote',
  'code',
  'image',
]);
const MAX_DEPTH = 20;

/** Whether a value is a formatted text that Strapi's editor opens again: a tree whose leaves are texts. */
export function isFormattedText(value: unknown): boolean {
  return Array.isArray(value) && value.every((node: unknown) => isBlock(node, 0));
}

function isBlock(node: unknown, depth: number): boolean {
  if (typeof node !== 'object' || node === null || depth > MAX_DEPTH) return false;
  const { type, text, children } = node as Readonly<Record<string, unknown>>;
  if (type === 'text') return depth > 0 && typeof text === 'string';
  return (
    BLOCKS.has(type) &&
    Array.isArray(children) &&
    children.every((child: unknown) => isBlock(child, depth + 1))
  );
}
