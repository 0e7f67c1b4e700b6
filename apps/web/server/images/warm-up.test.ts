import { describe, expect, test, vi } from 'vitest';
import type { MediaStore } from '../media/media-store.ts';
import type { StoredFile } from '../media/stored-file.ts';
import { createBundle, createTransition, createLocation } from '../testing/bundle.ts';
import type { ImageStore } from './image-store.ts';
import { createWarmUp, likelyPictures } from './warm-up.ts';

const content = createBundle('v1', {
  locations: [
    createLocation('far', 'open'),
    createLocation('open-hall', 'open'),
    createLocation('open-start', 'open'),
  ],
  transitions: [createTransition('open-start', 'open-hall'), createTransition('open-hall', 'far')],
});

describe('likelyPictures', () => {
  test('are those of the start locations and one step on', () => {
    expect(likelyPictures(content)).toEqual(['open-start.jpg', 'open-hall.jpg']);
  });
});

describe('the warm-up', () => {
  const file: StoredFile = { path: 'open-start.jpg', size: 1, modified: 1 };
  const media = {
    find: async (name: string) => (name === 'open-start.jpg' ? file : undefined),
  } satisfies Pick<MediaStore, 'find'>;

  test('prepares what is on this machine and leaves the rest', async () => {
    const prepare = vi.fn<ImageStore['prepare']>(async () => {});
    await createWarmUp({ media, images: { prepare } }).prepare(content);
    expect(prepare.mock.calls.map(([name]) => name)).toContain('open-start.jpg');
    expect(prepare.mock.calls.map(([name]) => name)).not.toContain('open-hall.jpg');
  });

  test('says how much is left, and goes on with other content from the beginning', async () => {
    const left: number[] = [];
    const prepare = vi.fn<ImageStore['prepare']>(async () => void left.push(warmUp.remaining()));
    const warmUp = createWarmUp({ media, images: { prepare } });
    expect(warmUp.remaining()).toBe(0);
    await warmUp.prepare(content);
    expect(left).toEqual([10, 9, 8, 7, 6]);
    expect(warmUp.remaining()).toBe(0);
    await Promise.all([warmUp.prepare(content), warmUp.prepare(content)]);
    expect(prepare).toHaveBeenCalledTimes(10);
    expect(warmUp.remaining()).toBe(0);
  });
});
