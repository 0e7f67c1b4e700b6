import { describe, expect, test } from 'vitest';
import { renderRichText, readRichText } from './rich-text.server.ts';
import { MAX_TEXT_LENGTH } from './rich-text-limits.ts';

function html(source: string) {
  return readRichText({ format: 'html', source });
}

function markdown(source: string) {
  return readRichText({ format: 'markdown', source });
}

function filled(piece: string, length = MAX_TEXT_LENGTH) {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

function withoutGaps(text: string) {
  return text.replaceAll(/>\s+</g, '><');
}

const FORBIDDEN = /<(script|style|iframe|svg|object|embed)\b|\son\w+=["']|href="javascript:/i;

/** Generous: a good text of this length takes a tenth of it, a hostile one in a naive parser minutes. */
const SECONDS = 60;

const DEEP = 100_000;
const TEN_MEGABYTES = 10 * 1024 * 1024;

describe('a text that is nested too deeply', () => {
  test.each([
    ['boxes', filled('<div>', DEEP * 5)],
    ['emphases', filled('<b>', DEEP * 3)],
    ['tables', filled('<table><td>', DEEP * 11)],
    ['lists', filled('<ul><li>', DEEP * 8)],
    ['foreign elements', filled('<svg><foreignObject><math>', DEEP * 10)],
    ['templates', filled('<template>', DEEP * 10)],
    ['ends without beginnings', filled('</div></p></b>', DEEP * 5)],
    ['tags that never end', filled('<div ', DEEP * 5)],
  ])(
    'does not overflow the stack: %s',
    (_name, source) => {
      for (const result of [html(source), markdown(source), html(`<p>Words</p>${source}`)]) {
        expect(result.html).not.toMatch(FORBIDDEN);
        expect(result.isCut).toBe(true);
      }
    },
    SECONDS * 2000,
  );

  test(
    'does not overflow the stack in markdown',
    () => {
      for (const piece of ['> ', '>', '- ', '1. ', '[', '![', '**a *b ']) {
        expect(markdown(filled(piece, DEEP)).html).not.toMatch(FORBIDDEN);
      }
    },
    SECONDS * 2000,
  );

  test('does not overflow the stack in blocks, and is left out from there on', () => {
    let block: unknown = { type: 'text', text: 'deep' };
    for (let depth = 0; depth < 200; depth += 1) block = { type: 'quote', children: [block] };
    const words = { type: 'paragraph', children: [{ type: 'text', text: 'Words' }] };
    expect(renderRichText({ format: 'blocks', blocks: [words, block] })).not.toContain('deep');
    expect(renderRichText({ format: 'blocks', blocks: [words] })).toBe('<p>Words</p>');
  });
});

describe('a text that readers take long for', () => {
  const formatting = Array.from({ length: 1000 }, (_, index) => `<b id=${index}>`).join('');
  const colours = Array.from({ length: 6 }, (_, index) => `<font color=${index}>`).join('');
  test.each([
    ['closed links', filled('a]')],
    ['closed emphases', filled('a* ')],
    ['mixed emphases', filled('a**b_c* ')],
    ['numbers', filled('1. ')],
    ['headings underlined', filled('a\n=\n')],
    ['a long table', `|a|b|\n|-|-|\n${filled('|x|y|\n')}`],
    ['a wide table', `${filled('|a', 600)}\n${filled('|-', 600)}\n${filled('|x', 80_000)}`],
    ['code signs', Array.from({ length: 400 }, (_, index) => '`'.repeat(index + 1)).join(' ')],
    ['links in links', filled('[a](b')],
    ['addresses', filled('a@a.')],
    ['empty lines', filled('\n')],
    ['emphases that are opened again', `<p>${formatting}${filled('<p>x')}`],
    ['few emphases that are opened again', `<p>${colours}${filled('<p>x')}`],
    ['comments', filled('<!--')],
    ['attributes', `<p ${filled('a=b ')}>x</p>`],
  ])(
    'is read in time: %s',
    (_name, source) => {
      const started = performance.now();
      for (const result of [markdown(source), html(source)]) expect(result.html).not.toMatch(FORBIDDEN);
      expect(performance.now() - started).toBeLessThan(SECONDS * 1000);
    },
    SECONDS * 2000,
  );
});

describe('a text of ten megabytes', () => {
  test(
    'is cut at the end of a word, says so, and is quickly read',
    () => {
      const started = performance.now();
      for (const result of [
        markdown(filled('A **sentence** of five words.\n\n', TEN_MEGABYTES)),
        html(filled('<p>A <b>sentence</b> of five words.</p> ', TEN_MEGABYTES)),
      ]) {
        expect(result.isCut).toBe(true);
        expect(result.isPlain).toBe(false);
        expect(result.html.length).toBeLessThan(2 * MAX_TEXT_LENGTH);
        expect(result.html).toMatch(/(of|A|five|sentence|words\.)(<\/b>|<\/strong>)?<\/p>$/);
      }
      expect(performance.now() - started).toBeLessThan(SECONDS * 1000);
    },
    SECONDS * 2000,
  );

  test('is cut between blocks', () => {
    const block = { type: 'paragraph', children: [{ type: 'text', text: 'A sentence of five words.' }] };
    const result = readRichText({
      format: 'blocks',
      blocks: Array.from({ length: 100_000 }, () => block),
    });
    expect(result.isCut).toBe(true);
    expect(result.html).toMatch(/^(<p>A sentence of five words\.<\/p>)+$/);
  });

  test(
    'is not cut when it is as long as an article gets',
    () => {
      const result = markdown(filled('A sentence of five words.\n\n', 60_000));
      expect(result).toMatchObject({ isCut: false, isPlain: false });
    },
    SECONDS * 2000,
  );
});

// A reader less exact than a browser would take such a word for the tag itself.
describe('a text that speaks of elements', () => {
  test.each([
    ['markdown', 'See [the `<script>` element](https://example.com/a?b=<script>).'],
    ['markdown', '| `<script>` | `a > b` |\n| --- | --- |\n| 1 | 2 |'],
    ['html', '<img src="/box-api/uploads/a.jpg" alt="<script>alert(1)</script>" title="</script>">'],
    ['html', "<p title='\"><script>alert(1)</script>'>x</p>"],
  ] as const)('has no bracket in an attribute (%s: %s)', (format, source) => {
    const rendered = readRichText(
      { format, source },
      { nameNewWindow: (title) => `${title} (opens in a new window)` },
    ).html;
    for (const [value] of rendered.matchAll(/="[^"]*"/g)) expect(value).not.toMatch(/[<>]/);
    expect(rendered).not.toMatch(/<script/i);
  });
});

describe('a long text that is read in pieces', () => {
  test(
    'reads as it would whole: lists, code and quotes stay together',
    () => {
      const part =
        '## Part\n\nWords.\n\n1. one\n\n2. two\n\n   still two\n\n3. three\n\n```\ncode\n\n# no heading\n```\n\n> a\n>\n> b\n\n';
      const once = renderRichText({ format: 'markdown', source: part });
      const often = markdown(part.repeat(400)).html;
      expect(once).toContain('# no heading');
      expect(withoutGaps(often)).toBe(withoutGaps(once).repeat(400));
    },
    SECONDS * 2000,
  );
});
