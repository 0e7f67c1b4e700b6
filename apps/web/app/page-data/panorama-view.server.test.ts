import { aClip, aPicture, aSnapshot, picturesOf } from '@vitrine/core/testing';
import type { Location } from '@vitrine/core/world/location';
import type { StartView } from '@vitrine/core/world/panorama';
import { expect, test } from 'vitest';
import { directionStyle, panoramaOf } from './panorama-view.server.ts';

const START: StartView = { yaw: 40, pitch: 0, fieldOfView: 90 };
const PANORAMA = { picture: aPicture({ width: 6000, height: 3000 }), start: START };

function seenWith(changes: Partial<Pick<Location, 'panorama' | 'backgrounds'>>) {
  return panoramaOf({ panorama: PANORAMA, backgrounds: picturesOf('hall'), ...changes }, aSnapshot())
    .panorama;
}

test('a panorama comes with its start view and the words of its button', () => {
  const view = seenWith({});
  expect(view).toMatchObject({ picture: { url: PANORAMA.picture.url }, start: START });
  expect(view?.texts).toMatchObject({ view360__look_around: 'Look around' });
});

test('there is none without a picture that it takes over from, nor over a film', () => {
  const film = { kind: 'video', key: 'default_background_16x9', media: aClip(), loop: true } as const;
  expect(seenWith({ backgrounds: [] })).toBeUndefined();
  expect(seenWith({ backgrounds: [...picturesOf('hall'), film] })).toBeUndefined();
});

test('a hotspot is in the panorama where the picture has it, unless its editor has put it elsewhere', () => {
  expect(directionStyle({ on4x3: { x: 100, y: 50 } }, PANORAMA)).toEqual({ '--yaw': 85, '--pitch': 0 });
  const behind = { on4x3: { x: 50, y: 120 }, inPanorama: { yaw: -140, pitch: 3.456 } };
  expect(directionStyle(behind, PANORAMA)).toEqual({ '--yaw': -140, '--pitch': 3.46 });
  expect(directionStyle({ on4x3: { x: 100, y: 50 } }, undefined)).toEqual({});
});
