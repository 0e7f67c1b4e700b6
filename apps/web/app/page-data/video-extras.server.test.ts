import type { Article } from '@vitrine/core/world/content';
import { overlayId } from '@vitrine/core/world/ids';
import { aClip, aPicture, aSnapshot } from '@vitrine/core/testing';
import { expect, test } from 'vitest';
import { videoExtras } from './video-extras.server.ts';

const film = aClip({ name: 'film.mp4' });
const poster = aPicture({ name: 'poster.jpg' });
const captions = { ...aPicture({ name: 'film.vtt' }), mime: 'text/vtt' };

function article(id: number, section: Article['sections'][number]): Article {
  return {
    id: overlayId(id),
    title: `Article ${id}`,
    summary: '',
    tags: [],
    sections: [section],
    actionButtons: [],
  };
}

test('finds what articles give a video, the first of each', () => {
  const snapshot = aSnapshot({
    articles: [
      article(1, { kind: 'video', title: '', video: film, captions }),
      article(2, { kind: 'video', title: '', video: film, poster }),
    ],
  });
  expect(videoExtras(snapshot, film)).toEqual({ captions, poster });
  expect(videoExtras(snapshot, aClip({ name: 'other.mp4' }))).toEqual({});
});
