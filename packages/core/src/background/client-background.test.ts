import { expect, test } from 'vitest';
import { aClip, aPicture } from '../../testing/index.ts';
import type { Background } from '../world/background.ts';
import { toClientBackground, toStageBackground } from './client-background.ts';

const SMALL = { url: '/box-api/uploads/small.webp', width: 500, height: 375 };

function clip(more: object): Background & { readonly kind: 'video' } {
  return { kind: 'video', key: 'default_background', loop: false, media: aClip(more) };
}

test('a film keeps its still, without the stored widths', () => {
  const film = { ...clip({}), poster: aPicture({ formats: { small: SMALL } }) };
  expect(toClientBackground(film)).toEqual({ ...film, poster: aPicture({ formats: {} }) });
});

test('a clip of a transition is sent with its addresses, its size and nothing else of its file', () => {
  const made = {
    smaller: { url: '/box-api/uploads/small.mp4', type: 'video/mp4' },
    firstFrame: { url: '/box-api/uploads/first.jpg', width: 640, height: 360 },
    alternativeText: 'A walk',
  };
  const phone = '/box-api/uploads/phone_clip.mp4';
  const sent = { url: '/box-api/uploads/clip.mp4', mime: 'video/mp4' };
  const size = { width: 1280, height: 960 };
  expect(toStageBackground(clip({ ...made, ...size, phone }))).toEqual({
    ...clip({}),
    media: { ...sent, ...size, phone },
  });
  expect(toStageBackground(clip(made)).media).toEqual(sent);
});

test('a picture of a transition is sent like any other', () => {
  const picture: Background = {
    kind: 'image',
    key: 'default_background',
    media: aPicture({ formats: { small: SMALL } }),
  };
  expect(toStageBackground(picture)).toEqual({ ...picture, media: aPicture({ formats: {} }) });
});
