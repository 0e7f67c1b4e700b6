import { describe, expect, test } from 'vitest';
import { movesWithinViewer } from './moves-within-viewer.ts';

function moves(from: string, to: string) {
  return movesWithinViewer(new URL(from, 'https://a.example'), new URL(to, 'https://a.example'));
}

describe('movesWithinViewer', () => {
  test('is what browsing in an open viewer does', () => {
    expect(moves('/showroom?media=5', '/showroom?media=5&item=2')).toBe(true);
    expect(moves('/showroom?pdf=5&page=2', '/showroom?pdf=5&page=3')).toBe(true);
  });

  test.each([
    ['/showroom?media=5', '/showroom?media=6&item=2'],
    ['/showroom?media=5&item=2', '/showroom'],
    ['/showroom?media=5', '/lab?media=5&item=2'],
    // The same address again requests fresh content.
    ['/showroom?media=5&item=2', '/showroom?media=5&item=2'],
  ])('is not what leads from %s to %s', (from, to) => {
    expect(moves(from, to)).toBe(false);
  });
});
