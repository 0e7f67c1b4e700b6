import type { RichText } from '@vitrine/core/world/content';
import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import type { Options } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { blocksToTree } from './rich-text-blocks.ts';
import { finishTree, ID_PREFIX } from './rich-text-finish.ts';
import type { Finish } from './rich-text-finish.ts';
import { boundedText, exceedsParserLimits, MAX_HTML_LENGTH, plainParagraphs } from './rich-text-limits.ts';
import { markdownPieces } from './rich-text-pieces.ts';

/** A text as it is put into a page. */
export interface RenderedText {
  /** Safe: no script, no style, no handler, no `javascript:` link, no frame or picture of another site. */
  readonly html: string;
  /** The text was too long; the rest was left out, and the page shows a note. */
  readonly isCut: boolean;
  /** The markup could not be parsed; its plain text is shown. */
  readonly isPlain: boolean;
}

/**
 * Renders rich text of the CMS as HTML that is safe to insert into a page. A long text is cut, and one that cannot
 * be parsed is shown as plain text: none can block the server. Cached per text.
 */
export function readRichText(text: RichText, finish: Partial<Finish> = {}): RenderedText {
  const known = rendered.get(text);
  if (known !== undefined) return known;
  const result = render(text, { headingLevel: 3, nameNewWindow: (title) => title, ...finish });
  rendered.set(text, result);
  return result;
}

/** {@link readRichText}, the HTML only. */
export function renderRichText(text: RichText, finish: Partial<Finish> = {}): string {
  return readRichText(text, finish).html;
}

const rendered = new WeakMap<RichText, RenderedText>();

const SAFE: Options = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter((name) => !['input', 'picture', 'source'].includes(name)),
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  attributes: {
    ...defaultSchema.attributes,
    a: ['href', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
  },
  clobberPrefix: ID_PREFIX,
  strip: ['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'math'],
};

const htmlParser = unified().use(rehypeParse, { fragment: true });
const markdownParser = unified().use(remarkParse).use(remarkGfm);
const markdownToTree = unified()
  .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: '' })
  .use(rehypeRaw);
const sanitiser = unified().use(rehypeSanitize, SAFE);
const writer = unified().use(rehypeStringify);

function render(whole: RichText, finish: Finish): RenderedText {
  const { text, isCut } = boundedText(whole);
  const html = text.format !== 'blocks' && exceedsParserLimits(text) ? undefined : markupOf(text, finish);
  if (html !== undefined && html.length <= MAX_HTML_LENGTH) return { html, isCut, isPlain: false };
  return { html: text.format === 'blocks' ? '' : plainHtml(text.source, finish), isCut, isPlain: true };
}

/** Undefined where the text is nested more deeply than the parsers can follow. */
function markupOf(text: RichText, finish: Finish): string | undefined {
  try {
    return htmlOf(treeOf(text), finish);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function treeOf(text: RichText): Root {
  switch (text.format) {
    case 'html':
      return htmlParser.parse(text.source);
    case 'markdown':
      return joined(
        markdownPieces(text.source).map((piece) => markdownToTree.runSync(markdownParser.parse(piece))),
      );
    default:
      return blocksToTree(text.blocks);
  }
}

function htmlOf(tree: Root, finish: Finish): string {
  return withoutBracketsInAttributes(writer.stringify(finishTree(sanitiser.runSync(tree), finish)).trim());
}

/**
 * The serialiser leaves `<` and `>` in attributes, as HTML permits. A parser less exact than a browser could take
 * them for tags, so they are escaped. Text needs nothing: the serialiser escapes every `<` there, and quotes all
 * attributes with `"`.
 */
function withoutBracketsInAttributes(html: string): string {
  return html.replaceAll(/<[^<>"]+(?:"[^"]*"[^<>"]*)*>/g, (tag) =>
    tag.replaceAll(/"[^"]*"/g, (value) => value.replaceAll('<', '&lt;').replaceAll('>', '&gt;')),
  );
}

function joined(trees: readonly Root[]): Root {
  return { type: 'root', children: trees.flatMap(({ children }) => children) };
}

function plainHtml(source: string, finish: Finish): string {
  const children = plainParagraphs(source).map((value) => ({
    type: 'element' as const,
    tagName: 'p',
    properties: {},
    children: [{ type: 'text' as const, value }],
  }));
  return htmlOf({ type: 'root', children }, finish);
}
