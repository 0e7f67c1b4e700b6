/** The links of a Markdown file, and the targets that they can have. */
export interface MarkdownPage {
  /** The targets of links and pictures, as written: `../README.md#try-it`. */
  readonly targets: readonly string[];
  /** The anchors of the headings, as GitHub makes them. */
  readonly anchors: ReadonlySet<string>;
}

const FENCE = /^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\1[`~]*[ \t]*$|(?![\s\S]))/gm;
const COMMENT = /<!--[\s\S]*?-->/g;
const INLINE_CODE = /(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g;
const LINK = /\]\(\s*<?([^\s)>]+)>?(?:\s+"[^"]*")?\s*\)/g;
const DEFINITION = /^ {0,3}\[[^\]^]+\]:\s+<?(\S+?)>?(?:\s|$)/gm;
const HEADING = /^ {0,3}#{1,6}[ \t]+(.*?)[ \t]*#*[ \t]*$/gm;

function captured(pattern: RegExp, text: string): readonly string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}

/** The text of a heading, without its emphasis and with only the words of its links. */
function wordsOf(heading: string): string {
  return heading.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1');
}

function slugOf(heading: string): string {
  return wordsOf(heading)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}_\- ]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}

function anchorsOf(headings: readonly string[]): ReadonlySet<string> {
  const seen = new Map<string, number>();
  return new Set(
    headings.map((heading) => {
      const slug = slugOf(heading);
      const count = seen.get(slug) ?? 0;
      seen.set(slug, count + 1);
      return count === 0 ? slug : `${slug}-${count}`;
    }),
  );
}

/** Reads the links and headings of a Markdown text; code and comments have neither. */
export function readMarkdown(source: string): MarkdownPage {
  const text = source.replaceAll(FENCE, '').replaceAll(COMMENT, '');
  const prose = text.replaceAll(INLINE_CODE, '');
  return {
    targets: [...captured(LINK, prose), ...captured(DEFINITION, prose)],
    anchors: anchorsOf(captured(HEADING, text)),
  };
}

/** The fenced code blocks in a language, in their order. */
export function codeBlocks(source: string, language: string): readonly string[] {
  return captured(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'), source);
}
