import { describe, expect, test } from 'vitest';
import { activePartOfDrawing } from './active-drawing.ts';
import { activePartsOf } from './active-content.ts';
import { activePartOfText } from './active-text.ts';

describe('a text that would run in a page', () => {
  test.each([
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//x.example></SCRIPT>',
    '<img src=x onerror=alert(1)>',
    '<img src=x onerror="alert(1)">',
    '<svg/onload=alert(1)>',
    '<svg><a xlink:href="javascript:alert(1)">x</a></svg>',
    '<x:script>alert(1)</x:script>',
    '<a href="java&#115;cript:alert(1)">x</a>',
    '<a href="java\tscript:alert(1)">x</a>',
    '<a href=&#1;javascript:alert(1)>x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<template><img src=x onerror=alert(1)></template>',
    '<iframe srcdoc="<p>x</p>"></iframe>',
    '[x](javascript:alert(1))',
    '[x](java&#115;cript:alert(1))',
    '[x](<javascript:alert(1)>)',
    '[x]: javascript:alert(1)',
    '<javascript:alert(1)>',
    'before <form action=/x> after',
  ])('is found out: %s', (text) => {
    expect(activePartOfText(text)).toMatch(/^(?:element|attribute|link)$/);
  });

  test.each([
    'A table, 3 < 4 & 5 > 2, on = off',
    '<p title="javascript: a language">JavaScript: the good parts</p>',
    'Write &lt;script&gt; to begin a script.',
    '[Docs](https://example.com/on=1) and [x]: https://example.com',
    '<a href="/de/hall?once=1">x</a><img src="media:Door.jpg#small" alt="data: sheet">',
    'media:icon.svg',
  ])('is not every text: %s', (text) => {
    expect(activePartOfText(text)).toBeUndefined();
  });
});

describe('content that would run in a page', () => {
  test('is found anywhere, with its path', () => {
    const content = {
      texts: ['fine', { html: '<img src=x onerror=alert(1)>' }],
      blocks: [
        { type: 'link', url: ' java\tscript:alert(1)' },
        { type: 'text', text: 'javascript: a language' },
      ],
      '<iframe src=//x>': null,
    };
    expect(activePartsOf(content, 'entry')).toEqual([
      { part: 'attribute', path: 'entry.texts[1].html' },
      { part: 'link', path: 'entry.blocks[0]' },
      { part: 'element', path: 'entry' },
    ]);
  });
});

function svg(inside: string, more = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg"${more}>${inside}</svg>`;
}

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function utf16(text: string, isMarked: boolean): Uint8Array {
  return new Uint8Array(Buffer.from(`${isMarked ? '\uFEFF' : ''}${text}`, 'utf16le'));
}

describe('a drawing that would run when it is opened', () => {
  test.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a handler', svg('', ' onload = "alert(1)"')],
    ['an odd prefix', svg('<q:script xmlns:q="http://www.w3.org/2000/svg">alert(1)</q:script>')],
    ['a prefix of HTML', svg('<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="//x"/>')],
    ['a foreign object', svg('<foreignObject/>')],
    ['a reference in a link', svg('<a href="java&#115;cript:alert(1)"/>')],
    ['a link of XLink', svg('<a l:href="javascript:alert(1)"/>', ' xmlns:l="http://www.w3.org/1999/xlink"')],
    ['a page in a link', svg('<a href="data:text/html,x"/>')],
    ['an animation', svg('<a><animate attributeName="href" values="x;javascript:alert(1)"/></a>')],
    ['an animated handler', svg('<set attributeName="onclick" to="alert(1)"/>')],
    ['a page of XHTML', '<html xmlns="http://www.w3.org/1999/xhtml"><body>x</body></html>'],
    ['a root of no namespace', '<svg><rect width="1" height="1"/></svg>'],
    ['a root of another namespace', '<svg xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['a drawing within something else', `<a xmlns="http://www.w3.org/2000/svg">${svg('')}</a>`],
    ['a root in capitals', '<SVG xmlns="http://www.w3.org/2000/svg"/>'],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`],
    ['a style sheet', `<?xml-stylesheet href="x.xsl"?>${svg('')}`],
    ['a picture of another site', svg('<image href="https://example.com/seen.png"/>')],
    [
      'a part of another drawing',
      svg('<use l:href="other.svg#x"/>', ' xmlns:l="http://www.w3.org/1999/xlink"'),
    ],
    ['a drawing within a drawing', svg('<image href="data:image/svg+xml,x"/>')],
    ['an imported style', svg('<style>@import "//example.com/x.css";</style>')],
    ['a style that loads', svg('<style><![CDATA[a { fill: url(https://example.com/x) }]]></style>')],
    ['a style that hides it', svg('<style>a { fill: u\\72l(/**/"//example.com/x") }</style>')],
    ['a style in pieces', svg('<style>a { fill: u<!-- -->rl(//example.com/x) }</style>')],
    ['an attribute that loads', svg('<path fill="url(https://example.com/x#y)"/>')],
    ['what is no XML', '<svg onload=alert(1)>'],
    ['an encoding of no one’s', `<?xml version="1.0" encoding="utf-7"?>${svg('')}`],
  ])('is found out: %s', (_what, drawing) => {
    expect(activePartOfDrawing(bytes(drawing))).toBeDefined();
  });

  test('is found out in UTF-16, with its mark and without', () => {
    const drawing = svg('<script>alert(1)</script>');
    expect(activePartOfDrawing(utf16(drawing, true))).toBe('a script');
    expect(activePartOfDrawing(utf16(drawing, false))).toBe('a script');
    expect(activePartOfDrawing(utf16(svg('<path/>'), true))).toBeUndefined();
  });

  test.each([
    svg('<path d="M0 0h1"/><a href="https://example.com"><text>on = off</text></a>'),
    `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">${svg('<g/>')}`,
    svg('<image href="data:image/png;base64,AAAA"/><style>a { fill: red }</style>'),
    svg(
      '<use href="#part"/><path fill="url(#shade)" style="mask: url(\'#mask\')"/><a href="/more"><title>u</title></a>',
    ),
    svg('<style>a { fill: url(#shade); background: url(data:image/png;base64,AAAA) }</style>'),
    `<?xml version="1.0" encoding="iso-8859-1"?>${svg('<title>x</title>')}`,
  ])('is not every drawing: %s', (drawing) => {
    expect(activePartOfDrawing(bytes(drawing))).toBeUndefined();
  });
});
