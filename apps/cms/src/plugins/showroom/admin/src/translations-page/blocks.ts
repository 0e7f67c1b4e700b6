/** What is written in Strapi's blocks: a tree whose leaves are texts. */
export interface BlockNode {
  readonly type: string;
  readonly text?: string;
  readonly children?: readonly BlockNode[];
  readonly [attribute: string]: unknown;
}

export type Blocks = readonly BlockNode[];

/** A piece of text of one look, and the way to it through `children`. */
export interface BlockText {
  readonly path: readonly number[];
  readonly text: string;
  /** The type of the node that it is part of, from outside to inside: `['list', 'list-item', 'link']`. */
  readonly within: readonly string[];
  /** How it looks: `bold`, `italic`, …. */
  readonly marks: readonly string[];
}

const MARKS = ['bold', 'italic', 'underline', 'strikethrough', 'code'] as const;

export function isBlocks(value: unknown): value is Blocks {
  return (
    Array.isArray(value) &&
    value.every((node) => typeof node === 'object' && node !== null && typeof node.type === 'string')
  );
}

/** The texts of blocks, in reading order. Empty ones between others, which editors leave, are left out. */
export function blockTexts(blocks: Blocks): readonly BlockText[] {
  const found: BlockText[] = [];
  const walk = (nodes: Blocks, path: readonly number[], within: readonly string[]): void => {
    for (const [index, node] of nodes.entries()) {
      const here = [...path, index];
      if (node.type === 'text') {
        const isFiller = (node.text ?? '') === '' && nodes.length > 1;
        if (!isFiller) {
          found.push({
            path: here,
            text: node.text ?? '',
            within,
            marks: MARKS.filter((mark) => node[mark] === true),
          });
        }
      } else walk(node.children ?? [], here, [...within, node.type]);
    }
  };
  walk(blocks, [], []);
  return found;
}

/**
 * The pieces to write beside those of an original: where both are built alike these are the same, also where
 * nothing is written yet.
 */
export function blockPieces(blocks: Blocks, original: Blocks): readonly BlockText[] {
  if (JSON.stringify(emptied(blocks)) !== JSON.stringify(emptied(original))) return blockTexts(blocks);
  return blockTexts(original).map(({ path, within, marks }) => ({
    path,
    within,
    marks,
    text: textAt(blocks, path),
  }));
}

function textAt(blocks: Blocks, [index = 0, ...rest]: readonly number[]): string {
  const node = blocks[index];
  return rest.length === 0 ? (node?.text ?? '') : textAt(node?.children ?? [], rest);
}

/** The blocks with another text in one place. */
export function withBlockText(blocks: Blocks, path: readonly number[], text: string): Blocks {
  const [index, ...rest] = path;
  return blocks.map((node, number) => {
    if (number !== index) return node;
    return rest.length === 0
      ? { ...node, text }
      : { ...node, children: withBlockText(node.children ?? [], rest, text) };
  });
}

/** Blocks of the same look without words, to be filled in. */
export function emptied(blocks: Blocks): Blocks {
  return blocks.map((node) => ({
    ...node,
    ...(node.type === 'text' ? { text: '' } : {}),
    ...(node.children === undefined ? {} : { children: emptied(node.children) }),
  }));
}

/** Whether no word stands in them. */
export function isWordless(blocks: Blocks): boolean {
  return blockTexts(blocks).every(({ text }) => text.trim() === '');
}
