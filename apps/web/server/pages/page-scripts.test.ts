import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createScriptMark, scriptHashes, takeMarkedScripts } from './page-scripts.ts';

function hash(source: string) {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}
const mark = createScriptMark();

function own(source: string, attributes = '') {
  return `<script${attributes} nonce="${mark}">${source}</script>`;
}

function hashesOf(html: string) {
  return scriptHashes(takeMarkedScripts(html, mark).scripts.map(({ source }) => source));
}

test('hashes what the render wrote exactly as it is, line ends included, each once', () => {
  const html = `${own('a\n')}<p>x</p>${own('import "/x.js"', ' type="module" async=""')}${own('a\n')}${own('')}`;
  expect(hashesOf(html)).toEqual([hash('a\n'), hash('import "/x.js"')]);
});

test('leaves out scripts with an address', () => {
  expect(hashesOf(`<script src="/a.js" nonce="${mark}"></script>${own('', ' src="/b.js"')}`)).toEqual([]);
});

test('takes the mark off everything that bears it', () => {
  const html = `<link rel="modulepreload" nonce="${mark}" href="/a.js"/>${own('a')}<style nonce="${mark}"></style>`;
  expect(takeMarkedScripts(html, mark).html).toBe(
    '<link rel="modulepreload" href="/a.js"/><script>a</script><style></style>',
  );
});

test('says where the scripts lie in the page without marks', () => {
  const { html, scripts } = takeMarkedScripts(`<p>${own('a')}</p>${own('b', ' type="module"')}!`, mark);
  expect(scripts.map(({ start, end }) => html.slice(start, end))).toEqual([
    '<script>a</script>',
    '<script type="module">b</script>',
  ]);
  expect(scripts.map(({ isModule }) => isModule)).toEqual([false, true]);
});

// Found in a review: the opening tag in the attribute swallowed the script behind it.
test('finds the script behind a text that speaks of one', () => {
  const link = '<a href="/x" title="the <script> element (opens in a new window)">the element</a>';
  expect(hashesOf(`${link}${own('boot()')}`)).toEqual([hash('boot()')]);
});

test.each([
  ['an attribute', '<img alt="<script>alert(1)</script>">'],
  ['an element', '<script>alert(1)</script>'],
  ['a data block', '<script type="application/ld+json">alert(1)</script>'],
  ['an element with a made-up nonce', `<script nonce="${createScriptMark()}">alert(1)</script>`],
  ['an unfinished element', '<script '],
])('never hashes what content brings: %s', (_, hostile) => {
  expect(hashesOf(`${hostile}${own('boot()')}${hostile}`)).toEqual([hash('boot()')]);
});
