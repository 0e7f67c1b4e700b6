import { describe, expect, test } from 'vitest';
import { bothLanguages, brokenBundle, englishOf, entryOf, memberOf } from '../../fixtures/break-world.ts';
import type { WireBackground } from '../wire/background.ts';
import { withFirstFrames } from './backgrounds.ts';
import { firstFrameOf } from './files.ts';

const first_frame = { url: '/uploads/first_loop.jpg', mime: 'image/jpeg', width: 640, height: 480, size: 20 };
const video = { url: '/uploads/loop.mp4', name: 'loop.mp4', formats: { first_frame } };

function films(...entries: readonly object[]): WireBackground {
  return entries.map((entry) =>
    Object.assign({ __component: 'background-content.video' }, entry),
  ) as WireBackground;
}

describe('the first frame of a video', () => {
  test('is a picture of its own, which says whose it is', () => {
    expect(firstFrameOf(video)).toEqual({ ...first_frame, name: 'loop.mp4 (first frame)' });
    expect(firstFrameOf({ url: '/uploads/loop.mp4' })).toBeUndefined();
    expect(firstFrameOf(null)).toBeUndefined();
  });

  test('replaces a missing still, and gives way to the editor’s own', () => {
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

describe('a whole showroom', () => {
  /** The fixture's second article has a video there. */
  const VIDEO = 5;

  const firstFrameGiven = (poster: unknown) =>
    brokenBundle(
      bothLanguages((answers, locale) => {
        const section = memberOf(entryOf(answers, '/api/articles', 1, locale), 'sections', VIDEO);
        section['video'] = { ...(section['video'] as object), formats: { first_frame } };
        section['poster'] = poster;
        const location = entryOf(answers, '/api/content-locations', 0, locale);
        location['background'] = [{ __component: 'background-content.video', video: { ...video }, poster }];
      }),
    );
  const stillsOf = (poster: unknown) => {
    const bundle = firstFrameGiven(poster);
    const section = englishOf(bundle).articles.at(-1)?.sections[VIDEO];
    const behind = englishOf(bundle).locations.flatMap(({ backgrounds }) =>
      backgrounds.filter((background) => background.kind === 'video' && background.media.name === 'loop.mp4'),
    );
    return [section, ...behind].map((entry) => entry && 'poster' in entry && entry.poster?.url);
  };

  test('shows it in an article and behind a location, where no still is given', () => {
    expect(stillsOf(null)).toEqual([
      '/box-api/uploads/first_loop.jpg?v=ffk',
      '/box-api/uploads/first_loop.jpg?v=ffk',
    ]);
    const own = { url: '/uploads/own.jpg', mime: 'image/jpeg' };
    expect(stillsOf(own)).toEqual(['/box-api/uploads/own.jpg', '/box-api/uploads/own.jpg']);
  });
});
