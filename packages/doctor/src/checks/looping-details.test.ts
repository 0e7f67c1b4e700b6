import { aClip, aPicture, picturesOf } from '@vitrine/core/testing';
import type { Background } from '@vitrine/core/world/background';
import type { AreaPlacement, LoopingDetail } from '@vitrine/core/world/looping-detail';
import type { Location } from '@vitrine/core/world/location';
import { describe, expect, test } from 'vitest';
import { examineWorld } from '../examine.ts';
import { formatFinding } from '../finding.ts';
import { withEntrance } from '../testing/broken-world.ts';

const SCREEN = { x: 20, y: 40, width: 10, height: 15 };
const PHONE: Background = { kind: 'image', key: 'mobile', media: aPicture({ width: 900, height: 1200 }) };

function aDetail(placement: AreaPlacement = { on4x3: SCREEN }, video = aClip()): LoopingDetail {
  return { name: 'Screen', video, placement };
}

function found(details: readonly LoopingDetail[], changes: Partial<Location> = {}) {
  return examineWorld(withEntrance({ details, ...changes })).map(
    ({ severity, code, sentence, subject }) => `${severity} ${code} ${sentence.key} ${subject.field}`,
  );
}

describe('looping details', () => {
  test('on their pictures are left alone', () => {
    const everywhere = { on4x3: SCREEN, on16x9: SCREEN, onMobile: SCREEN };
    const backgrounds = [...picturesOf('entrance'), PHONE];
    expect(found([aDetail(), aDetail(everywhere)], { backgrounds })).toEqual([]);
  });

  test.each<[string, AreaPlacement, string]>([
    ['the 4:3 picture', { on4x3: { ...SCREEN, x: 95 } }, 'warning detailOutside detailOutside details[0]'],
    [
      'the 16:9 picture',
      { on4x3: SCREEN, on16x9: { ...SCREEN, y: 90 } },
      'warning detailOutside detailOutside details[0]',
    ],
    [
      'the picture for phones',
      { on4x3: SCREEN, onMobile: { ...SCREEN, x: 99 } },
      'warning detailOutside detailOutside.mobile details[0]',
    ],
    [
      'the middle of the picture',
      { on4x3: { ...SCREEN, y: 0, height: 10 } },
      'hint detailOutside detailOutside details[0]',
    ],
  ])('beyond %s are found', (_, placement, finding) => {
    expect(found([aDetail(placement)], { backgrounds: [...picturesOf('entrance'), PHONE] })).toEqual([
      finding,
    ]);
  });

  test('that a crop of the picture cuts through are left alone, as what they show is', () => {
    expect(found([aDetail({ on4x3: { ...SCREEN, y: 5 } })])).toEqual([]);
  });

  test('are found when they are too heavy together, each file once', () => {
    const one = aDetail(undefined, aClip({ name: 'one.mp4', size: 600_000 }));
    const other = aDetail(undefined, aClip({ name: 'other.mp4', size: 400_001 }));
    expect(found([one, one])).toEqual([]);
    const [finding] = examineWorld(withEntrance({ title: 'Entrance', details: [one, other] }));
    expect(finding && formatFinding(finding)).toBe(
      'warning: location entrance, details: The looping details of “Entrance” have 1.1 MB together; the budget is ' +
        '1 MB. Make the videos shorter or smaller: as many pixels as their rectangles are enough.',
    );
  });

  test('that no visitor sees are found: over a film, and without a picture', () => {
    const film: Background = {
      kind: 'video',
      key: 'default_background',
      media: aClip({ width: 1600, height: 1200 }),
      loop: true,
      poster: aPicture(),
    };
    expect(found([aDetail()], { backgrounds: [...picturesOf('entrance'), film] })).toEqual([
      'warning unseenDetail unseenDetail.film details',
    ]);
    expect(found([aDetail()], { backgrounds: [] })).toContain('warning unseenDetail unseenDetail details');
  });

  test('of a file that no browser plays are found', () => {
    expect(found([aDetail(undefined, aClip({ name: 'a.mov', mime: 'video/quicktime' }))])).toEqual([
      'error undecodableMedia undecodableMedia.kind undefined',
    ]);
  });
});
