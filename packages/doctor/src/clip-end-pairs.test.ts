import { describe, expect, test } from 'vitest';
import { aLocation, aPicture, aSnapshot, aTransition, clipsOf, picturesOf } from '@vitrine/core/testing';
import { payloadId } from '@vitrine/core/world/ids';
import { CLIP_END_TOLERANCE } from './clip-end.ts';
import { clipEndName, clipEndPairs, measuredClipEnds } from './clip-end-pairs.ts';
import { examineWorld } from './examine.ts';
import { formatMessage } from '@vitrine/core/reports/message';

function locationOf(id: string, backgrounds = picturesOf(id)) {
  return aLocation({ payloadId: payloadId(id), slug: id, backgrounds });
}
const walk = aTransition({
  payloadId: payloadId('door--hall'),
  from: payloadId('door'),
  to: payloadId('hall'),
  backgrounds: clipsOf('door--hall'),
});
const snapshot = aSnapshot({ locations: [locationOf('door'), locationOf('hall')], transitions: [walk] });

function named(of: typeof snapshot) {
  return clipEndPairs(of).map(({ clip, end, picture }) => `${clip.name} ${end} ${picture.name}`);
}

describe('clipEndPairs', () => {
  test('compares each end of each clip with the picture of its shape', () => {
    expect(named(snapshot)).toEqual([
      'door--hall.mp4 departure door.jpg',
      'door--hall.mp4 arrival hall.jpg',
      'door--hall-16x9.mp4 departure door-16x9.jpg',
      'door--hall-16x9.mp4 arrival hall-16x9.jpg',
    ]);
    expect(clipEndPairs(snapshot).map(({ widthToHeight }) => widthToHeight)).toEqual([
      4 / 3,
      4 / 3,
      16 / 9,
      16 / 9,
    ]);
  });

  test('takes the still of a location that shows a film', () => {
    const [film] = clipsOf('loop');
    const backgrounds = [
      { ...film, kind: 'video', poster: aPicture({ name: 'still.jpg' }) } as typeof film & object,
    ];
    const filmed = { ...snapshot, locations: [locationOf('door', backgrounds), locationOf('hall')] };
    expect(named(filmed)[0]).toBe('door--hall.mp4 departure still.jpg');
  });

  test('leaves out an end without a picture, and what is no clip', () => {
    const bare = { ...snapshot, locations: [locationOf('door', []), locationOf('hall')] };
    expect(named(bare)).toEqual([
      'door--hall.mp4 arrival hall.jpg',
      'door--hall-16x9.mp4 arrival hall-16x9.jpg',
    ]);
    const still = { ...walk, backgrounds: picturesOf('door--hall') };
    expect(clipEndPairs({ ...snapshot, transitions: [still] })).toEqual([]);
  });
});

describe('measuredClipEnds', () => {
  const [departure, arrival] = clipEndPairs(snapshot);

  test('gives the doctor what was measured, and only that', () => {
    const known = new Map([[arrival && clipEndName(arrival), 0.3]]);
    const ends = measuredClipEnds([snapshot], (name) => known.get(name));
    expect(ends).toEqual([
      { transition: 'door--hall', key: 'default_background_4x3', end: 'arrival', difference: 0.3 },
    ]);
    const finding = examineWorld(snapshot, { clipEnds: ends }).find(({ code }) => code === 'clipMismatch');
    expect(finding && formatMessage(finding.sentence)).toContain('(30 % apart)');
    expect(CLIP_END_TOLERANCE).toBeLessThan(0.3);
  });

  test('says each end once, by the language that is furthest off', () => {
    const others = { ...snapshot, locations: [locationOf('door', picturesOf('porte')), locationOf('hall')] };
    const ends = measuredClipEnds([snapshot, others, snapshot], (name) =>
      name.includes('porte') ? 0.2 : 0.01,
    );
    expect(ends.map(({ end, difference }) => `${end} ${difference}`)).toEqual([
      'departure 0.2',
      'arrival 0.01',
      'departure 0.2',
      'arrival 0.01',
    ]);
  });

  test('measures again what was replaced', () => {
    const replaced = departure && {
      ...departure,
      clip: { ...departure.clip, url: `${departure.clip.url}?v=2` },
    };
    expect(replaced && clipEndName(replaced)).not.toBe(departure && clipEndName(departure));
  });
});
