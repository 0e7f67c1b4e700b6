import { aClip, aPicture, picturesOf } from '@vitrine/core/testing';
import type { Hotspot, Location } from '@vitrine/core/world/location';
import { DEFAULT_START } from '@vitrine/core/world/panorama';
import { describe, expect, test } from 'vitest';
import { examineWorld } from '../examine.ts';
import { withEntrance } from '../testing/broken-world.ts';

const WHOLE = { width: 6000, height: 3000 };

function found(size: { width: number; height: number }, changes: Partial<Location> = {}) {
  const panorama = { picture: aPicture(size), start: DEFAULT_START };
  return examineWorld(withEntrance({ panorama, ...changes })).map(
    ({ severity, code, sentence, subject }) => `${severity} ${code} ${sentence.key} ${subject.field}`,
  );
}

describe('the panorama of a location', () => {
  test('that is whole, large and seen is left alone', () => {
    expect(found(WHOLE)).toEqual([]);
  });

  test('that is not twice as wide as high is found', () => {
    expect(found({ width: 6000, height: 2000 })).toEqual(['warning panoramaShape panoramaShape panorama']);
  });

  test('that is blurred is found', () => {
    expect(found({ width: 2000, height: 1000 })).toEqual(['hint smallPanorama smallPanorama panorama']);
  });

  test('that visitors never see is found', () => {
    const film = { kind: 'video', key: 'default_background_4x3', media: aClip(), loop: true } as const;
    expect(found(WHOLE, { backgrounds: [], hotspots: [], description: 'Words.' })).toContain(
      'warning unseenPanorama unseenPanorama panorama',
    );
    expect(found(WHOLE, { backgrounds: [...picturesOf('entrance'), film] })).toContain(
      'warning unseenPanorama unseenPanorama.film panorama',
    );
  });

  test('is needed where a transition turns visitors on arrival', () => {
    const world = withEntrance({});
    const [transition, ...others] = world.transitions;
    if (transition === undefined) throw new Error('The entrance leads on.');
    const turned = { ...transition, arrival: { yaw: 10, pitch: 0 } };
    expect(
      examineWorld({ ...world, transitions: [turned, ...others] }).map(({ sentence, subject }) => [
        sentence.key,
        subject.id,
      ]),
    ).toEqual([['unseenPanorama.arrival', transition.payloadId]]);
  });

  test('may have hotspots that its picture does not show', () => {
    expect(found(WHOLE, { hotspots: [behind({ yaw: 120, pitch: 0 })] }).join(' ')).not.toContain('Outside');
    expect(found(WHOLE, { hotspots: [behind()] }).join(' ')).toContain('hotspotOutside');
  });
});

function behind(inPanorama?: { yaw: number; pitch: number }): Hotspot {
  return {
    id: 'shop',
    component: 'hotspots.open-link',
    title: 'Shop',
    action: { kind: 'openLink', url: 'https://shop.example', newTab: true },
    placement: { on4x3: { x: 120, y: 50 }, ...(inPanorama && { inPanorama }) },
    categories: [],
    priority: 0,
  };
}
