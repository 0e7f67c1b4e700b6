/** A node of Strapi's blocks: a tree whose leaves are texts. */
export interface BlockNode {
  readonly type: string;
  readonly text?: string;
  readonly children?: readonly BlockNode[];
  /** Of a picture: what the editor copied of the file. Its alternative text is this language's. */
  readonly image?: { readonly alternativeText?: string | null };
  readonly [attribute: string]: unknown;
}

export type Blocks = readonly BlockNode[];

/** A piece of text with uniform formatting, and its path through `children`. */
export interface BlockText {
  readonly path: readonly number[];
  readonly text: string;
  /** The types of its ancestors, from outside to inside: `['list', 'list-item', 'link']`. */
  readonly within: readonly string[];
  /** Its formatting: `bold`, `italic`, …. */
  readonly marks: readonly string[];
}

const MARKS = ['bold', 'italic', 'underline', 'strikethrough', 'code'] as const;

export function isBlocks(value: unknown): value is Blocks {
  return (
    Array.isArray(value) &&
    value.every((node) => typeof node === 'object' && node !== null && typeof node.type === 'string')
  );
}

/** The texts of blocks in reading order, without empty ones that editors leave between others. */
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
      } else if (node.type === 'image') {
        found.push({
          path: here,
          text: node.image?.alternativeText ?? '',
          within: [...within, 'image'],
          marks: [],
        });
      } else walk(node.children ?? [], here, [...within, node.type]);
    }
  };
  walk(blocks, [], []);
  return found;
}

/**
 * The pieces to translate: those of the translation if it is structured like the original, else empty ones in
 * the original's structure.
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
  if (node?.type === 'image') return node.image?.alternativeText ?? '';
  return rest.length === 0 ? (node?.text ?? '') : textAt(node?.children ?? [], rest);
}

/** The blocks with one text replaced. */
export function withBlockText(blocks: Blocks, path: readonly number[], text: string): Blocks {
  const [index, ...rest] = path;
  return blocks.map((node, number) => {
    if (number !== index) return node;
    if (node.type === 'image') return withAlternativeText(node, text);
    return rest.length === 0
      ? { ...node, text }
      : { ...node, children: withBlockText(node.children ?? [], rest, text) };
  });
}

/** Blocks with the same formatting and empty texts. */
export function emptied(blocks: Blocks): Blocks {
  return blocks.map((node) => ({
    ...(node.type === 'image' ? withAlternativeText(node, '') : node),
    ...(node.type === 'text' ? { text: '' } : {}),
    ...(node.children === undefined ? {} : { children: emptied(node.children) }),
  }));
}

function withAlternativeText(node: BlockNode, alternativeText: string): BlockNode {
  return { ...node, image: { ...node.image, alternativeText } };
}

/** Whether the blocks contain no text. */
export function isWordless(blocks: Blocks): boolean {
  return blockTexts(blocks).every(({ text }) => text.trim() === '');
}
