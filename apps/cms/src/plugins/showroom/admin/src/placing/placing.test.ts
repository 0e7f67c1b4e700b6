import { pointOn, toCentreCrop } from '@vitrine/core/placing/picture-point';
import type { Placement } from '@vitrine/core/world/background';
import * as fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { hotspotsIn, keyOf, placedAt, placementOf } from './form-hotspot.ts';
import type { FormHotspot } from './form-hotspot.ts';
import { isLinked, movedTo, withOwnWidePosition } from './move-hotspot.ts';
import { placingOf, transition } from './placing-state.ts';
import type { PlacingEvent, PlacingState } from './placing-state.ts';
import { snapped } from './snap.ts';

const percent = fc.integer({ min: 0, max: 10_000 }).map((value) => value / 100);
const points = fc.record({ x: percent, y: percent });
const ratios = fc.constantFrom('4x3' as const, '16x9' as const);
const placements: fc.Arbitrary<Placement> = fc.oneof(
  points.map((on4x3) => ({ on4x3 })),
  fc.record({ on4x3: points, on16x9: points }),
);

function hotspot(key: string, x = 10, y = 20): FormHotspot {
  return {
    __component: 'hotspots.open-article',
    __temp_key__: key,
    id: 7,
    title: key,
    position: { id: 3, x, y },
  };
}

function distance(one: { x: number; y: number }, other: { x: number; y: number }) {
  return Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
}

function play(state: PlacingState, ...events: readonly PlacingEvent[]) {
  const written: (readonly FormHotspot[])[] = [];
  const end = events.reduce((now, event) => {
    const [next, effects] = transition(now, event);
    written.push(...effects.map(({ hotspots }) => hotspots));
    return next;
  }, state);
  return { end, written };
}

function positionOf(state: PlacingState, key: string) {
  const found = state.hotspots.find((each) => keyOf(each) === key);
  return found && placementOf(found).on4x3;
}

function at(x: number, y: number) {
  return { ratio: '4x3' as const, point: { x, y } };
}

function rightTo(x: number): PlacingEvent {
  return { type: 'nudged', to: at(x, 40) };
}

describe('a move', () => {
  test('puts a hotspot where it was dropped, on the picture it was dropped on', () => {
    fc.assert(
      fc.property(placements, ratios, points, (placement, ratio, to) => {
        // Two decimals of the 4:3 picture are a third more on its 16:9 crop.
        expect(distance(pointOn(movedTo(placement, { ratio, to }), ratio), to)).toBeLessThan(0.007);
      }),
    );
  });

  test('moves the other picture’s position exactly if both are linked', () => {
    fc.assert(
      fc.property(placements, ratios, points, (placement, ratio, to) => {
        const moved = movedTo(placement, { ratio, to });
        const other = ratio === '4x3' ? '16x9' : '4x3';
        const isAlone = JSON.stringify(pointOn(moved, other)) === JSON.stringify(pointOn(placement, other));
        expect(isLinked(placement) ? moved.on16x9 === undefined : isAlone).toBe(true);
      }),
    );
  });

  test('what a renderer projected onto both pictures moves together', () => {
    expect(isLinked({ on4x3: { x: 58.46, y: 68.4 }, on16x9: { x: 58.46, y: 74.54 } })).toBe(true);
    expect(isLinked({ on4x3: { x: 58.46, y: 68.4 }, on16x9: { x: 58.46, y: 76 } })).toBe(false);
  });

  test('an own position starts at the current one, and can be removed', () => {
    const own = withOwnWidePosition({ on4x3: { x: 40, y: 60 } }, true);
    expect(own).toEqual({ on4x3: { x: 40, y: 60 }, on16x9: { x: 40, y: 63.33 } });
    expect(withOwnWidePosition(own, false)).toEqual({ on4x3: { x: 40, y: 60 } });
    // Cut off by the crop: its own position is at the edge.
    expect(withOwnWidePosition({ on4x3: { x: 40, y: 2 } }, true).on16x9).toEqual({ x: 40, y: 0 });
  });
});

describe('the rows of the form', () => {
  test('keep their ids and everything else when a hotspot is placed', () => {
    const [placed] = [placedAt(hotspot('a'), { on4x3: { x: 1, y: 2 } })];
    expect(placed).toEqual({ ...hotspot('a'), position: { id: 3, x: 1, y: 2 } });
    expect('position_16x9' in placed).toBe(false);
    const wide = { ...hotspot('a'), position_16x9: { id: 4, x: 10, y: 10 } };
    expect(placedAt(wide, { on4x3: { x: 1, y: 2 } })['position_16x9']).toBeNull();
  });

  test('are read as the visitors’ app reads them', () => {
    expect(placementOf(hotspot('a', 5, 6))).toEqual({ on4x3: { x: 5, y: 6 } });
    expect(placementOf({ ...hotspot('a'), position: null })).toEqual({ on4x3: { x: 50, y: 50 } });
    const wideOnly = { ...hotspot('a'), position: undefined, position_16x9: { x: 10, y: 90 } };
    expect(placementOf(wideOnly)).toEqual({ on4x3: { x: 10, y: 80 }, on16x9: { x: 10, y: 90 } });
    const phone = { ...hotspot('a', 5, 6), position_mobile: { id: 9, x: 7, y: 8 } };
    expect(placementOf(phone)).toEqual({ on4x3: { x: 5, y: 6 }, onMobile: { x: 7, y: 8 } });
    expect(placedAt(phone, placementOf(phone))).toEqual(phone);
    const turned = { ...hotspot('a', 5, 6), position_panorama: { id: 3, yaw: 90, pitch: 0 } };
    expect(placedAt(turned, placementOf(turned))).toEqual(turned);
    // A picture shows it now: the panorama does at the same point.
    expect(placedAt(turned, { on4x3: { x: 7, y: 6 } })['position_panorama']).toBeNull();
    expect(placedAt(phone, { on4x3: { x: 5, y: 6 } })['position_mobile']).toBeNull();
    expect(hotspotsIn({ hotspots: [hotspot('a'), { __component: 'other.thing' }, null] })).toHaveLength(1);
    expect(hotspotsIn({})).toEqual([]);
  });
});

describe('snapping', () => {
  const reach = { x: 1, y: 1 };

  test('moves no axis beyond its reach, and returns the guides', () => {
    fc.assert(
      fc.property(points, fc.array(points), percent, (point, others, size) => {
        const near = { x: size, y: size };
        const { point: to, guides } = snapped(point, others, near);
        expect(distance(to, point)).toBeLessThanOrEqual(size + 1e-9);
        for (const guide of guides) expect(to[guide.axis]).toBe(guide.at);
        expect(snapped(to, others, { x: 0, y: 0 }).point).toEqual(to);
      }),
    );
  });

  test('prefers hotspots to the centre, and the centre to the grid', () => {
    const others = [{ x: 50.8, y: 31 }];
    expect(snapped({ x: 50.1, y: 31.9 }, others, reach)).toEqual({
      point: { x: 50.8, y: 31 },
      guides: [
        { axis: 'x', at: 50.8, kind: 'hotspot' },
        { axis: 'y', at: 31, kind: 'hotspot' },
      ],
    });
    expect(snapped({ x: 50.3, y: 12.1 }, [], reach).guides).toEqual([
      { axis: 'x', at: 50, kind: 'centre' },
      { axis: 'y', at: 12.5, kind: 'grid' },
    ]);
    expect(snapped({ x: 51.2, y: 11.2 }, [], reach)).toEqual({ point: { x: 51.2, y: 11.2 }, guides: [] });
  });
});

describe('the placing view', () => {
  const start = placingOf([hotspot('a'), hotspot('b', 30, 40)]);
  test('writes a drag to the form once, when it ends', () => {
    const { end, written } = play(
      start,
      { type: 'dragStarted', key: 'a' },
      { type: 'dragged', to: at(50, 50) },
      { type: 'dragged', to: at(60, 70) },
      { type: 'dragEnded' },
    );
    expect(written).toHaveLength(1);
    expect(positionOf(end, 'a')).toEqual({ x: 60, y: 70 });
    expect(positionOf(play(end, { type: 'undone' }).end, 'a')).toEqual({ x: 10, y: 20 });
  });

  test('reverts a cancelled drag', () => {
    const { end, written } = play(
      start,
      { type: 'dragStarted', key: 'a' },
      { type: 'dragged', to: at(50, 50) },
      { type: 'dragCancelled' },
    );
    expect(written).toEqual([]);
    expect(end.hotspots).toEqual(start.hotspots);
  });

  test('undoes consecutive arrow keys in one step', () => {
    const { end } = play(start, { type: 'selected', key: 'b' }, rightTo(30.1), rightTo(30.2), rightTo(30.3));
    expect(positionOf(end, 'b')).toEqual({ x: 30.3, y: 40 });
    expect(play(end, { type: 'undone' }).end.hotspots).toEqual(start.hotspots);
  });

  test('keeps the selection when the form was saved, and drops the undo steps', () => {
    const { end } = play(start, { type: 'selected', key: 'b' }, { type: 'removed', key: 'a' });
    const saved = play(end, { type: 'formChanged', hotspots: [hotspot('c', 30, 40)] }).end;
    expect(saved).toMatchObject({ selected: 'c', past: [], future: [] });
  });

  test('adds a hotspot and selects it', () => {
    const { end, written } = play(
      start,
      { type: 'aimed', at: at(1, 1) },
      { type: 'positionChosen', at: at(2, 2) },
      { type: 'added', hotspot: hotspot('new') },
    );
    expect(end.selected).toBe('new');
    expect(end.activity).toEqual({ kind: 'idle' });
    expect(written.at(-1)?.map((each) => keyOf(each))).toEqual(['a', 'b', 'new']);
  });

  test('separates the positions on the two pictures, and links them again', () => {
    const apart = play(start, { type: 'parted', key: 'a', isParted: true }).end;
    const moved = play(
      apart,
      { type: 'selected', key: 'a' },
      { type: 'nudged', to: { ratio: '16x9', point: { x: 11, y: 11 } } },
    ).end;
    expect(moved.hotspots.map((each) => placementOf(each))[0]).toEqual({
      on4x3: { x: 10, y: 20 },
      on16x9: { x: 11, y: 11 },
    });
    const joined = play(moved, { type: 'parted', key: 'a', isParted: false }).end;
    expect(joined.hotspots.map((each) => placementOf(each))[0]).toEqual({ on4x3: { x: 10, y: 20 } });
  });

  const targets = fc.record({ ratio: ratios, point: points });
  const directions = fc.record({
    ratio: fc.constant('panorama' as const),
    direction: fc.record({
      yaw: fc.integer({ min: -180, max: 180 }),
      pitch: fc.integer({ min: -90, max: 90 }),
    }),
    start: fc.constant({ yaw: 40, pitch: -5, fieldOfView: 80 }),
  });
  const events: fc.Arbitrary<PlacingEvent> = fc.oneof(
    fc.constantFrom('a', 'b', 'gone').map((key) => ({ type: 'selected' as const, key })),
    fc.constantFrom('a', 'b').map((key) => ({ type: 'dragStarted' as const, key })),
    fc.oneof(targets, directions).map((to) => ({ type: 'dragged' as const, to })),
    fc.oneof(targets, directions).map((to) => ({ type: 'nudged' as const, to })),
    fc.constantFrom('a', 'b').map((key) => ({ type: 'removed' as const, key })),
    fc.record({
      type: fc.constant('parted' as const),
      key: fc.constantFrom('a', 'b'),
      isParted: fc.boolean(),
    }),
    fc.constantFrom<PlacingEvent>(
      { type: 'dragEnded' },
      { type: 'dragCancelled' },
      { type: 'undone' },
      { type: 'redone' },
      { type: 'addingCancelled' },
    ),
  );

  test('undoing everything restores the beginning, redoing everything the end', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 40 }), (steps) => {
        const { end } = play(start, ...steps, { type: 'dragEnded' });
        const count = end.past.length;
        const back = play(end, ...Array.from({ length: count }, () => ({ type: 'undone' as const }))).end;
        expect(back.hotspots).toEqual(start.hotspots);
        const again = play(
          back,
          ...Array.from({ length: back.future.length }, () => ({ type: 'redone' as const })),
        ).end;
        expect(again.past.length - count).toBe(end.future.length);
        // Redo applies the step that was undone.
        expect(end.future.length > 0 || isDeepStrictEqual(again.hotspots, end.hotspots)).toBe(true);
      }),
    );
  });

  test('writes exactly what it shows to the form', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 40 }), (steps) => {
        const { end, written } = play(start, ...steps, { type: 'dragEnded' });
        expect(end.hotspots).toEqual(written.at(-1) ?? start.hotspots);
      }),
    );
  });

  test('separates the 4:3 and 16:9 positions only if an editor did', () => {
    const { end } = play(
      start,
      { type: 'dragStarted', key: 'a' },
      { type: 'dragged', to: { ratio: '16x9', point: { x: 25, y: 75 } } },
      { type: 'dragEnded' },
    );
    const moved = positionOf(end, 'a') ?? { x: 0, y: 0 };
    expect(distance(toCentreCrop(moved), { x: 25, y: 75 })).toBeLessThan(0.01);
  });
});
