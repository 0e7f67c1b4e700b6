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
  test('prepares what is on this machine and leaves the rest', async () => {
    const file: StoredFile = { path: 'open-start.jpg', size: 1, modified: 1 };
    const find = vi.fn<MediaStore['find']>(async (name) => (name === 'open-start.jpg' ? file : undefined));
    const prepare = vi.fn<ImageStore['prepare']>(async () => {});
    const media = { find, obtain: vi.fn<MediaStore['obtain']>(async () => undefined) };
    const images = {
      prepare,
      obtain: vi.fn<ImageStore['obtain']>(async () => undefined),
      queueLength: () => 0,
    };
    await createWarmUp({ media, images })(content);
    expect(prepare.mock.calls.map(([name]) => name)).toContain('open-start.jpg');
    expect(prepare.mock.calls.map(([name]) => name)).not.toContain('open-hall.jpg');
    expect(media.obtain).not.toHaveBeenCalled();
  });
});
