import { describe, expect, test } from 'vitest';
import { MediaShelf } from './media-shelf.ts';

describe('the media of a tour', () => {
  test('are refused when all of them are more than a world file may hold', () => {
    const stored = new Map<string, Uint8Array>();
    const shelf = new MediaShelf(stored, 3 * 1024 ** 2);
    shelf.add('a.jpg', new Uint8Array(2 * 1024 ** 2), '');
    shelf.add('a.jpg', new Uint8Array(2 * 1024 ** 2), 'drawn again');
    shelf.add('b.jpg', new Uint8Array(1024 ** 2), '');
    expect(() => shelf.add('c.jpg', new Uint8Array(1), '')).toThrow(
      'The pictures of the tour have more than 3 MB, which is what a world file may hold',
    );
    expect([...stored.keys()]).toEqual(['a.jpg', 'b.jpg']);
  });
});
