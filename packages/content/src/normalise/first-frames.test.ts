import { describe, expect, test } from 'vitest';
import type { WireBackground } from '../wire/background.ts';
import { withFirstFrames } from './backgrounds.ts';
import { firstFrameOf } from './files.ts';

const first_frame = { url: '/uploads/first_loop.jpg', mime: 'image/jpeg', width: 640, height: 480, size: 20 };
const video = { url: '/uploads/loop.mp4', name: 'loop.mp4', formats: { first_frame } };

const films = (...entries: readonly object[]): WireBackground =>
  entries.map((entry) => Object.assign({ __component: 'background-content.video' }, entry)) as WireBackground;

describe('the first frame of a video', () => {
  test('is a picture of its own, which says whose it is', () => {
    expect(firstFrameOf(video)).toEqual({ ...first_frame, name: 'loop.mp4 (first frame)' });
    expect(firstFrameOf({ url: '/uploads/loop.mp4' })).toBeUndefined();
    expect(firstFrameOf(null)).toBeUndefined();
  });

  test('stands in for the still that an editor has not given, and gives way to the one they have', () => {
    const poster = { url: '/uploads/own.jpg' };
    const filled = withFirstFrames(films({ video }, { video, poster }));
    expect(filled).toMatchObject([{ poster: { url: '/uploads/first_loop.jpg' } }, { poster }]);
  });

  test('leaves pictures, and an empty background, alone', () => {
    const picture = { __component: 'background-content.image', image: { url: '/uploads/a.jpg' } } as const;
    expect(withFirstFrames([picture])).toEqual([picture]);
    expect(withFirstFrames(null)).toBeUndefined();
  });
});
