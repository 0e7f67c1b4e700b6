import { directionOnPicture, pointOnPicture, standInOnPicture } from '@vitrine/core/panorama/projection';
import { isOnPicture } from '@vitrine/core/placing/picture-point';
import type { StartView } from '@vitrine/core/world/panorama';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { placementOf } from './form-hotspot.ts';
import type { FormHotspot } from './form-hotspot.ts';
import { withView } from '../panorama/form-angles.ts';
import { panoramaIn } from './form-panorama.ts';
import { HOTSPOT_RULES } from './hotspot-rules.ts';
import { placingOf, transition } from './placing-state.ts';
import type { PlacingEvent, PlacingState } from './placing-state.ts';
import { directionOf, ownDirection, placedTowards, shownPlacement } from './round-position.ts';

const START: StartView = { yaw: 40, pitch: -5, fieldOfView: 80 };
const BEHIND = { yaw: -150, pitch: 10 };

const LAMP: FormHotspot = {
  __component: 'hotspots.open-link',
  __temp_key__: 'lamp',
  id: 7,
  position: { id: 3, x: 10, y: 20 },
};

const directions = fc.record({
  yaw: fc.double({ min: -180, max: 180, noNaN: true }),
  pitch: fc.double({ min: -90, max: 90, noNaN: true }),
});
const starts = fc.record({
  yaw: fc.double({ min: -180, max: 180, noNaN: true }),
  pitch: fc.double({ min: -60, max: 60, noNaN: true }),
  fieldOfView: fc.integer({ min: 30, max: 110 }),
});

/** Degrees between two directions. */
function angleBetween(one: { yaw: number; pitch: number }, other: { yaw: number; pitch: number }): number {
  const [a, b, turn] = [one.pitch, other.pitch, one.yaw - other.yaw].map((each) => (each * Math.PI) / 180);
  const cosine =
    Math.sin(a ?? 0) * Math.sin(b ?? 0) + Math.cos(a ?? 0) * Math.cos(b ?? 0) * Math.cos(turn ?? 0);
  return (Math.acos(Math.min(1, cosine)) * 180) / Math.PI;
}

test('a hotspot is where it was dropped: on the picture if that shows it, else in the panorama alone', () => {
  fc.assert(
    fc.property(directions, starts, (direction, start) => {
      const placed = placedTowards(LAMP, { direction, start });
      expect(angleBetween(directionOf(placed, start), direction)).toBeLessThan(0.05);
      const point = pointOnPicture(direction, start);
      const isShown = point !== undefined && isOnPicture(point);
      expect(ownDirection(placed) === undefined).toBe(isShown);
      expect(placed['position'] === null).toBe(!isShown);
    }),
  );
});

test('the rows of the form keep their ids, and what is given up is emptied', () => {
  const wide = {
    ...LAMP,
    position_16x9: { id: 4, x: 1, y: 2 },
    position_panorama: { id: 9, yaw: 0, pitch: 0 },
  };
  expect(placedTowards(wide, { direction: BEHIND, start: START })).toEqual({
    ...wide,
    position: null,
    position_16x9: null,
    position_panorama: { id: 9, ...BEHIND },
  });
  const behind = placedTowards(LAMP, { direction: BEHIND, start: START });
  expect('position_mobile' in behind).toBe(false);
  const back = placedTowards(behind, {
    direction: directionOnPicture({ x: 50, y: 50 }, START),
    start: START,
  });
  expect(placementOf(back).on4x3).toEqual({ x: 50, y: 50 });
  expect(back['position']).toEqual({ x: 50, y: 50 });
  expect(back['position_panorama']).toBeNull();
});

test('the picture shows what is behind at the edge over which visitors turn, as they see it', () => {
  const behind = placedTowards(LAMP, { direction: BEHIND, start: START });
  expect(shownPlacement(behind, START).on4x3).toEqual(standInOnPicture(BEHIND, START));
  expect(shownPlacement(LAMP, START).on4x3).toEqual({ x: 10, y: 20 });
  // Without a panorama its direction means nothing.
  expect(shownPlacement(behind, undefined).on4x3).toEqual({ x: 50, y: 50 });
});

function play(state: PlacingState, event: PlacingEvent): PlacingState {
  return transition(state, event, HOTSPOT_RULES)[0];
}

test('dragged from behind onto the picture, even its middle, a hotspot is on it; and an undo takes it back', () => {
  const behind = placedTowards(LAMP, { direction: BEHIND, start: START });
  const events: readonly PlacingEvent[] = [
    { type: 'dragStarted', key: 'lamp' },
    { type: 'dragged', to: { ratio: '4x3', point: { x: 50, y: 50 } } },
    { type: 'dragEnded' },
  ];
  const end = events.reduce(play, placingOf([behind]));
  expect(end.hotspots[0]).toMatchObject({ position: { x: 50, y: 50 }, position_panorama: null });
  expect(play(end, { type: 'undone' }).hotspots).toEqual([behind]);
});

test('a position of its own on phones leaves it in the panorama', () => {
  const behind = placedTowards(LAMP, { direction: BEHIND, start: START });
  const [moved] = transition(
    { ...placingOf([behind]), selected: 'lamp' },
    { type: 'nudged', to: { ratio: { mobile: 0.75 }, point: { x: 90, y: 50 } } },
    HOTSPOT_RULES,
  )[0].hotspots;
  expect(moved).toEqual({ ...behind, position_mobile: { x: 90, y: 50 } });
});

test('the start view is read as visitors get it, and written as the fields take it', () => {
  const picture = { url: 'https://cms.example/round.jpg', mime: 'image/jpeg' };
  expect(panoramaIn({ panorama: { picture, yaw: '190', pitch: null } })?.start).toEqual({
    yaw: -170,
    pitch: 0,
    fieldOfView: 75,
  });
  expect(panoramaIn({ panorama: { picture: null } })).toBeUndefined();
  expect(panoramaIn({ panorama: null })).toBeUndefined();
  expect(withView({ id: 3, picture }, { yaw: 200.004, pitch: -5.129, fieldOfView: 24 })).toEqual({
    id: 3,
    picture,
    yaw: -160,
    pitch: -5.13,
    field_of_view: 30,
  });
});
