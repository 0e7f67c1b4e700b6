import { expect, test } from 'vitest';
import { aClip, aPicture } from '../../testing/index.ts';
import type { Background } from '../world/background.ts';
import { toStageBackground } from './stage-background.ts';

const SMALL = { url: '/box-api/uploads/small.webp', width: 500, height: 375 };

function clip(more: object): Background & { readonly kind: 'video' } {
  return { kind: 'video', key: 'default_background', loop: false, media: aClip(more) };
}

test('a film keeps what the stage needs of its still', () => {
  const { url, mime, width, height } = aPicture();
  const film = { ...clip({}), poster: aPicture({ formats: { small: SMALL } }) };
  expect(toStageBackground(film)).toMatchObject({ loop: false, poster: { url, mime, width, height } });
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

test('a picture is sent with its address, its kind and its size: the stage has no words for it', () => {
  const picture: Background = {
    kind: 'image',
    key: 'default_background',
    media: aPicture({ alternativeText: 'A hall', formats: { small: SMALL } }),
  };
  const { url, mime, width, height } = picture.media;
  expect(toStageBackground(picture)).toEqual({ ...picture, media: { url, mime, width, height } });
});
