import { aLocation, aSnapshot, aWorld } from '@vitrine/core/testing';
import { payloadId, worldSlug } from '@vitrine/core/world/ids';
import type { OverlayId } from '@vitrine/core/world/ids';
import type { Media } from '@vitrine/core/world/media';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { describe, expect, test } from 'vitest';
import { programmeIn } from './programme.ts';

const picture: Media = {
  url: '/box-api/uploads/hall.jpg',
  hash: 'hall',
  ext: '.jpg',
  mime: 'image/jpeg',
  name: 'hall.jpg',
  width: 1920,
  height: 1080,
  formats: { small: { url: '/box-api/uploads/small_hall.jpg', width: 500, height: 281 } },
};

const snapshot: Snapshot = aSnapshot({
  worlds: [
    aWorld({ start: payloadId('entrance'), screensaver: { active: true, name: 'fair' } }),
    aWorld({ slug: worldSlug('lab'), start: payloadId('bench') }),
  ],
  locations: [
    aLocation({ payloadId: payloadId('entrance'), next: payloadId('gone') }),
    aLocation({ payloadId: payloadId('bench'), world: worldSlug('lab'), next: payloadId('entrance') }),
  ],
  screensavers: [
    {
      id: 1 as OverlayId,
      name: 'fair',
      items: [
        { kind: 'image', media: picture, displayedTime: 5 },
        { kind: 'location', location: payloadId('entrance'), wait: 5 },
      ],
    },
  ],
});

describe('the programme of a world', () => {
  test('is its list, of its pictures what a browser shows', () => {
    const { hash: _hash, ext: _ext, formats: _formats, ...shown } = picture;
    expect(programmeIn(snapshot, 'showroom')).toEqual({
      kind: 'manual',
      items: [
        { kind: 'image', media: shown, displayedTime: 5 },
        { kind: 'location', location: 'entrance', wait: 5, title: 'Entrance' },
      ],
    });
  });

  test('names what its pictures are of', () => {
    const hall = aLocation({
      title: 'The hall',
      backgrounds: [{ kind: 'image', key: 'default_background_16x9', media: picture }],
    });
    expect(programmeIn({ ...snapshot, locations: [hall] }, 'showroom')).toMatchObject({
      items: [{ kind: 'image', title: 'The hall' }, { kind: 'location' }],
    });
  });

  test('follows the arrows, also into other worlds, to what is there', () => {
    expect(programmeIn(snapshot, 'lab')).toEqual({
      kind: 'arrows',
      next: { bench: 'entrance' },
      stepInterval: 3,
      start: 'bench',
    });
  });

  test('is none of a world that is not there', () => {
    expect(programmeIn(snapshot, 'partners')).toBeUndefined();
  });
});
