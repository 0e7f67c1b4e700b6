import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderRichText } from './rich-text.server.ts';

function html(source: string) {
  return renderRichText({ format: 'html', source });
}

function markdown(source: string) {
  return renderRichText({ format: 'markdown', source });
}

function blocks(...list: readonly unknown[]) {
  return renderRichText({ format: 'blocks', blocks: list });
}

function paragraph(...children: readonly unknown[]) {
  return { type: 'paragraph', children };
}

function text(value: string, marks = {}) {
  return { type: 'text', text: value, ...marks };
}

function named(source: string) {
  return renderRichText(
    { format: 'html', source },
    { nameNewWindow: (title) => `${title} (opens in a new window)` },
  );
}

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<form action="https://evil.example"><input name=a></form>',
  '<style>body{display:none}</style><p style="position:fixed">x</p>',
  '<object data=x></object><embed src=x><base href="https://evil.example">',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<p id="root" name="cookie">x</p>',
];
const FORBIDDEN =
  /<(script|style|iframe|form|input|object|embed|base|svg|math|link|meta)|\son\w+=|javascript:|data:text|style=/i;

describe('what is dangerous', () => {
  test.each(HOSTILE)('is taken out of HTML and markdown: %s', (source) => {
    expect(html(source)).not.toMatch(FORBIDDEN);
    expect(markdown(source)).not.toMatch(FORBIDDEN);
    expect(markdown(`Words\n\n${source}\n\n- ${source}`)).not.toMatch(FORBIDDEN);
  });

  test('is taken out of links in markdown and blocks', () => {
    expect(markdown('[x](javascript:alert(1))')).toBe('<p><a>x</a></p>');
    const link = { type: 'link', url: 'javascript:alert(1)', children: [text('x')] };
    expect(blocks(paragraph(link))).toBe('<p><a>x</a></p>');
  });

  test('never gets through, whatever the text', () => {
    const piece = fc.oneof(fc.constantFrom(...HOSTILE), fc.string());
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        expect(html(pieces.join('')).replaceAll(/>[^<]*</g, '><')).not.toMatch(
          /<(script|style|iframe|object|embed|base)\b/i,
        );
        expect(blocks(paragraph(text(pieces.join(''))))).not.toMatch(/<(script|style|iframe|svg|img)\b/i);
      }),
    );
  });

  test('cannot take the names of the page’s own elements', () => {
    expect(html('<p id="root">x</p>')).toBe('<p id="article-root">x</p>');
  });
});

describe('what an editor writes', () => {
  test('stays in markdown: emphasis, lists, tables, links', () => {
    const result = markdown('**Bold** [link](https://a.example)\n\n- one\n\n|a|b|\n|-|-|\n|1|2|');
    expect(result).toContain('<strong>Bold</strong>');
    expect(result).toContain('<a href="https://a.example" target="_blank" rel="noopener">link</a>');
    expect(result).toContain('<li>one</li>');
    expect(result).toContain('<td>1</td>');
  });

  test('stays in blocks: marks, headings, lists, quotes, pictures', () => {
    expect(blocks(paragraph(text('a', { bold: true, italic: true })))).toBe(
      '<p><em><strong>a</strong></em></p>',
    );
    expect(blocks({ type: 'heading', level: 1, children: [text('Title')] })).toBe('<h3>Title</h3>');
    expect(
      blocks({
        type: 'list',
        format: 'ordered',
        children: [{ type: 'list-item', children: [text('one')] }],
      }),
    ).toBe('<ol><li>one</li></ol>');
    expect(
      blocks({ type: 'image', image: { url: '/box-api/uploads/a.jpg', alternativeText: 'A' } }),
    ).toContain('<img src="/box-api/uploads/a.jpg" alt="A" loading="lazy" decoding="async">');
  });

  test('is kept as text when its kind is unknown, and junk is left out', () => {
    expect(blocks({ type: 'callout', children: [text('Note')] })).toBe('Note');
    expect(blocks(null, 7, 'x', { type: 'paragraph' }, paragraph(text(' ')))).toBe('');
  });

  test('never breaks, whatever the CMS sends', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { maxLength: 5 }), (list) => {
        expect(typeof blocks(...list)).toBe('string');
      }),
    );
  });
});

describe('links', () => {
  // A link inside a text has no flag for a new tab.
  test.each([
    ['www.norvane.example', 'https://www.norvane.example'],
    ['https://a.example/x?y=1#z', 'https://a.example/x?y=1#z'],
    ['//a.example/x', 'https://a.example/x'],
  ])('lead to other sites in a new window, https:// prefixed: %s (spec 5.6)', (href, address) => {
    expect(named(`<a href="${href}">Shop</a>`)).toBe(
      `<a href="${address}" target="_blank" rel="noopener" title="Shop (opens in a new window)">Shop</a>`,
    );
  });

  test.each([
    'mailto:hello@norvane.example',
    'tel:+49 30 1234',
    '/de/showroom/entrance?article=3',
    '?article=3',
  ])('to mail, phone and the showroom itself stay in the window: %s', (href) => {
    expect(named(`<a href="${href}">x</a>`)).toBe(`<a href="${href}">x</a>`);
  });

  test.each([
    'javascript:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'file:///etc/passwd',
    '/\\evil.example',
    '',
    'https://',
  ])('that cannot be followed are text: %s', (href) => {
    expect(named(`<a href="${href}">x</a>`)).toBe('<a>x</a>');
  });

  test('within the text find their place', () => {
    expect(html('<a href="#more">x</a><p id="more">y</p>')).toBe(
      '<a href="#article-more">x</a><p id="article-more">y</p>',
    );
    const note = markdown('A[^1]\n\n[^1]: B');
    const [, id = ''] = /href="#(article-fn-1)"/.exec(note) ?? [];
    expect(note).toContain(`id="${id}"`);
  });
});

describe('pictures', () => {
  test('of our own come when they are needed, in the size they are given', () => {
    expect(html('<img src="/box-api/uploads/a.jpg" alt="A" width="640" height="480" class="x">')).toBe(
      '<img src="/box-api/uploads/a.jpg" alt="A" width="640" height="480" loading="lazy" decoding="async">',
    );
  });

  test('of other sites are links: the page loads nothing from there', () => {
    expect(html('<img src="https://evil.example/a.png" alt="A chart">')).toBe(
      '<a href="https://evil.example/a.png" target="_blank" rel="noopener">A chart</a>',
    );
    expect(html('<img src="data:image/svg+xml,x" alt="A">')).toBe('<a>A</a>');
  });
});

describe('tables', () => {
  test('can be scrolled, with the keyboard too', () => {
    const table = markdown('|Model|Payload|\n|-|-|\n|NV-6|12 kg|');
    expect(table).toMatch(
      /^<div data-table="" tabindex="0" role="group" aria-label="Model, Payload"><table>/,
    );
    expect(html('<table><tr><td>x</td></tr></table>')).toMatch(/^<div data-table="" tabindex="0"><table>/);
  });
});

describe('headings', () => {
  test('stand below those of the page, without gaps', () => {
    expect(html('<h1>a</h1><h2>b</h2><h4>c</h4>')).toBe('<h3>a</h3><h4>b</h4><h5>c</h5>');
    expect(html('<h2>a</h2><h3>b</h3>')).toBe('<h3>a</h3><h4>b</h4>');
    const below = renderRichText(
      { format: 'markdown', source: '# a\n## b\n### c\n#### d' },
      { headingLevel: 4 },
    );
    expect(below.match(/<h\d/g)).toEqual(['<h4', '<h5', '<h6', '<h6']);
  });
});
