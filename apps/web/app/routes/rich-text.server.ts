import type { RichText } from '@vitrine/core';
import rehypeParse from 'rehype-parse';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema, type Options } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { blocksToTree } from './rich-text-blocks.ts';

/**
 * Renders rich text of the CMS as HTML that is safe to put into a page: no script, no style, no handler, no
 * `javascript:` link, no foreign frame. Text that cannot be read at all is an empty string.
 */
export function renderRichText(text: RichText): string {
  const known = rendered.get(text);
  if (known !== undefined) return known;
  const html = render(text).trim();
  rendered.set(text, html);
  return html;
}

/** The headings of a page and its dialog are taken: what an editor calls h1 is the third level there. */
const SAFE: Options = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter((name) => !['input', 'picture', 'source'].includes(name)),
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  attributes: { ...defaultSchema.attributes, a: ['href', 'title'], img: ['src', 'alt', 'title'] },
  clobberPrefix: 'article-',
  strip: ['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'math'],
};

const rendered = new WeakMap<RichText, string>();

const htmlReader = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeSanitize, SAFE)
  .use(rehypeStringify);

const markdownReader = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeSanitize, SAFE)
  .use(rehypeStringify);

const treeWriter = unified().use(rehypeSanitize, SAFE).use(rehypeStringify);

function render(text: RichText): string {
  switch (text.format) {
    case 'html':
      return String(htmlReader.processSync(text.source));
    case 'markdown':
      return String(markdownReader.processSync(text.source));
    case 'blocks':
      return treeWriter.stringify(treeWriter.runSync(blocksToTree(text.blocks)));
    default:
      return '';
  }
}
