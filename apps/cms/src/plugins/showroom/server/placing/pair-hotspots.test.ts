import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pairHotspots } from './pair-hotspots.ts';
import type { PairedHotspot } from './pair-hotspots.ts';

function hotspot(target: string, x = 10, y = 10): PairedHotspot {
  return {
    component: 'hotspots.open-article',
    target,
    placement: { on4x3: { x, y } },
  };
}

function onPhones(x: number): PairedHotspot {
  return {
    ...hotspot('robot'),
    placement: { on4x3: { x: 10, y: 10 }, onMobile: { x, y: 50 } },
  };
}

const hotspots: fc.Arbitrary<PairedHotspot> = fc.record(
  {
    component: fc.constantFrom('hotspots.open-article' as const, 'hotspots.open-link' as const),
    target: fc.constantFrom('a', 'b'),
    placement: fc.record({ on4x3: fc.record({ x: fc.constantFrom(10, 20), y: fc.constantFrom(10, 20) }) }),
  },
  { requiredKeys: ['component', 'placement'] },
);

describe('hotspots of two languages', () => {
  test('are paired by target, at any index', () => {
    const ones = [hotspot('robot'), hotspot('gripper', 40, 40)];
    expect(pairHotspots(ones, [hotspot('gripper', 41, 40), hotspot('robot', 90, 90)])).toEqual([1, 0]);
  });

  test('are paired by position if several lead to one article', () => {
    const ones = [hotspot('robot', 10, 10), hotspot('robot', 80, 80)];
    expect(pairHotspots(ones, [hotspot('robot', 80, 80.01), hotspot('robot', 10, 10)])).toEqual([1, 0]);
  });

  test('are paired by the mobile position if the 4:3 positions are equal', () => {
    expect(pairHotspots([onPhones(20), onPhones(80)], [onPhones(80), onPhones(20)])).toEqual([1, 0]);
  });

  test('stay unpaired without a counterpart', () => {
    expect(pairHotspots([hotspot('robot')], [hotspot('gripper')])).toEqual([undefined]);
    expect(pairHotspots([hotspot('robot')], [])).toEqual([undefined]);
  });

  test('are paired at most once, and equal languages pair one to one', () => {
    fc.assert(
      fc.property(fc.array(hotspots), fc.array(hotspots), (ones, others) => {
        const pairs = pairHotspots(ones, others).filter((index) => index !== undefined);
        expect(new Set(pairs).size).toBe(pairs.length);
        const strangers = pairHotspots(ones, others).filter(
          (index, at) => index !== undefined && others[index]?.component !== ones[at]?.component,
        );
        expect(strangers).toEqual([]);
        expect(pairHotspots(ones, ones).every((index) => index !== undefined)).toBe(true);
      }),
    );
  });
});
