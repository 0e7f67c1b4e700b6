import { expect, test } from 'vitest';
import { stylesFirst } from './styles-first.ts';

test('lets the browser read of the style sheets before the scripts', () => {
  const html =
    '<html><head><link rel="modulepreload" href="/a.js"/><title>A</title><link rel="stylesheet" href="/a.css"/></head><body><link rel="modulepreload" href="/b.js"/></body></html>';
  expect(stylesFirst(html)).toBe(
    '<html><head><title>A</title><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/></head><body><link rel="modulepreload" href="/b.js"/></body></html>',
  );
});

test('leaves what has no head as it is', () => {
  expect(stylesFirst('<p>x</p>')).toBe('<p>x</p>');
});
