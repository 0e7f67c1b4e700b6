import { describe, expect, test } from 'vitest';
import { reAddressed } from './re-addressed.ts';

const addresses = { from: 'lab', to: 'lab-2', segments: new Map([['cell-arm', 'lab-2-cell-arm']]) };

function of(text: string): unknown {
  return reAddressed(text, addresses);
}

describe('addresses of a copied world', () => {
  test.each([
    ['/lab', '/lab-2'],
    ['/lab/bench', '/lab-2/bench'],
    ['/de/lab/bench?article=1', '/de/lab-2/bench?article=1'],
    ['/lab/cell-arm#x', '/lab-2/lab-2-cell-arm#x'],
    ['<a href="/lab/bench">Bench</a>', '<a href="/lab-2/bench">Bench</a>'],
    ['see [it](/fr/lab) and /lab/bench', 'see [it](/fr/lab-2) and /lab-2/bench'],
  ])('lead into the copy: %s', (text, expected) => {
    expect(of(text)).toBe(expected);
  });

  test.each([
    '/labour',
    '/lab-3/bench',
    'https://example.com/lab/x',
    '/other/lab',
    'lab',
    'the lab/bench',
    '',
  ])('are left alone where they are others: %s', (text) => {
    expect(of(text)).toBe(text);
  });

  test('are found anywhere in a text', () => {
    expect(reAddressed({ rows: [['/lab', 1, null]], x: { y: '/lab' } }, addresses)).toEqual({
      rows: [['/lab-2', 1, null]],
      x: { y: '/lab-2' },
    });
  });
});
