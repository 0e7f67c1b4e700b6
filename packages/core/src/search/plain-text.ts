import type { RichText } from '../world/content.ts';

/** Characters of a text that are indexed; more would only make the index heavier. */
const MAX_TEXT_LENGTH = 2000;

/** Deeper nesting than an editor writes; made-up content cannot exhaust the stack. */
const DEEPEST_BLOCK = 32;

/** The plain words of a rich text, cut to the length that searching needs. */
export function plainText(text: RichText): string {
  switch (text.format) {
    case 'blocks':
      return tidy(textOfBlocks(text.blocks, 0));
    case 'html':
      return tidy(withoutTags(text.source));
    default:
      return tidy(
        withoutTags(text.source)
          .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
          .replaceAll(/[#*_`~>|]+/g, ' '),
      );
  }
}

function textOfBlocks(blocks: readonly unknown[], depth: number): string {
  if (depth > DEEPEST_BLOCK) return '';
  return blocks.map((block) => textOfBlock(block, depth)).join(' ');
}

function textOfBlock(block: unknown, depth: number): string {
  if (typeof block !== 'object' || block === null) return '';
  const { text, children } = block as { readonly text?: unknown; readonly children?: unknown };
  if (typeof text === 'string') return text;
  return Array.isArray(children) ? textOfBlocks(children, depth + 1) : '';
}

function withoutTags(source: string): string {
  return source
    .slice(0, MAX_TEXT_LENGTH * 8)
    .replaceAll(/<(script|style)\b[^>]*>[^]*?<\/\1>/gi, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:nbsp|#160);/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_TEXT_LENGTH);
}
