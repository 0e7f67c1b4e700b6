import { expect, test } from 'vitest';
import { takeScriptPreloads } from './script-preloads.ts';

test('takes the preloads of modules out of the head, and leaves everything else', () => {
  const body = '</head><body><link rel="modulepreload" href="/b.js"/></body></html>';
  expect(
    takeScriptPreloads(
      `<html><head><link rel="modulepreload" href="/a.js"/><title>A</title><link rel="modulepreload" nonce="m" href="/c.js" crossorigin=""/><link rel="stylesheet" href="/a.css"/>${body}`,
    ),
  ).toEqual({
    html: `<html><head><title>A</title><link rel="stylesheet" href="/a.css"/>${body}`,
    modules: ['/a.js', '/c.js'],
  });
});

test('leaves what has no head as it is', () => {
  expect(takeScriptPreloads('<p>x</p>')).toEqual({ html: '<p>x</p>', modules: [] });
});
