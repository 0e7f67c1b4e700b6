import { expect, test } from 'vitest';
import { createPictureWarmer } from './picture-warmer.ts';
import { createFakePicture, flushPromises } from './testing/fakes.ts';
import type { FakePicture } from './testing/fakes.ts';
import { pictureOf } from './testing/test-player.ts';

function setUp() {
  const fetched: FakePicture[] = [];
  const warmer = createPictureWarmer(() => {
    const picture = createFakePicture('', (url) => !url.startsWith('broken'));
    fetched.push(picture);
    return picture;
  });
  return { warmer, fetched };
}

test('a picture is at hand once it is decoded, and when it cannot be', async () => {
  const { warmer } = setUp();
  for (const id of ['hall', 'broken']) warmer.warm(pictureOf(id));
  expect(warmer.isAtHand(pictureOf('hall'))).toBe(false);
  await flushPromises();
  expect(['hall', 'broken', 'lab'].map((id) => warmer.isAtHand(pictureOf(id)))).toEqual([true, true, false]);
});

test('each is fetched once, and the four that were wanted last are kept', async () => {
  const { warmer, fetched } = setUp();
  for (const id of ['a', 'b', 'c', 'd', 'a', 'e']) warmer.warm(pictureOf(id));
  await flushPromises();
  expect(fetched.map(({ src }) => src)).toEqual(['a', 'b', 'c', 'd', 'e'].map((id) => pictureOf(id).src));
  expect(['a', 'b', 'c', 'd', 'e'].filter((id) => warmer.isAtHand(pictureOf(id)))).toEqual([
    'a',
    'c',
    'd',
    'e',
  ]);
});
