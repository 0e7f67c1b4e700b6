import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrangeHotspots } from './arrange-hotspots.ts';
import type { ArrangedHotspots, HotspotTarget, Room } from './arrange-hotspots.ts';
import { areFree, areOverlapping, isWithin, rectangleAround } from './rectangle.ts';
import type { Rectangle } from './rectangle.ts';

const TOUCH = { width: 44, height: 44 };

function pinAt(x: number, y: number): HotspotTarget {
  return { point: { x, y }, size: TOUCH, lift: 0, isHost: true };
}

function roomOf(width: number, height: number, chrome: readonly Rectangle[] = []): Room {
  return { box: { width, height }, chrome };
}

/** The rectangles of all that can be tapped: hotspots that are not gathered, and clusters. */
function tapped(targets: readonly HotspotTarget[], { hotspots, clusters }: ArrangedHotspots) {
  const shown = hotspots.flatMap(({ kind, position }, index) => {
    const size = targets[index]?.size ?? TOUCH;
    return kind === 'gathered' ? [] : [rectangleAround(position, size)];
  });
  const hosts = clusters.map(({ position, members: [host] }) =>
    rectangleAround(position, targets[host ?? -1]?.size ?? TOUCH),
  );
  return [...shown, ...hosts];
}

const HEADER: Rectangle = { left: 0, top: 0, right: 1280, bottom: 80 };

const coordinate = fc.integer({ min: -300, max: 1600 });
const anyTargets = fc.array(
  fc.record({
    point: fc.record({ x: coordinate, y: coordinate }),
    size: fc.constantFrom(TOUCH, { width: 88, height: 44 }, { width: 56, height: 56 }),
    lift: fc.constantFrom(0, 40),
    isHost: fc.boolean(),
  }),
  { maxLength: 24 },
);
const anyRoom = fc
  .record({
    width: fc.integer({ min: 320, max: 1600 }),
    height: fc.integer({ min: 200, max: 1000 }),
    header: fc.integer({ min: 0, max: 60 }),
    bar: fc.integer({ min: 0, max: 60 }),
  })
  .map(({ width, height, header, bar }) =>
    roomOf(width, height, [
      { left: 0, top: 0, right: width, bottom: header },
      { left: 0, top: height - bar, right: width, bottom: height },
    ]),
  );

describe('hotspots in a room', () => {
  test('stay where they are while nothing is in the way', () => {
    const targets = [pinAt(100, 200), pinAt(400, 300)];
    expect(arrangeHotspots(targets, roomOf(1280, 720, [HEADER])).hotspots).toEqual([
      { kind: 'free', position: { x: 100, y: 200 } },
      { kind: 'free', position: { x: 400, y: 300 } },
    ]);
  });

  test('move clear of each other by a little, the first in the list not at all', () => {
    const { hotspots, clusters } = arrangeHotspots([pinAt(400, 300), pinAt(410, 310)], roomOf(1280, 720));
    expect(clusters).toEqual([]);
    expect(hotspots[0]).toEqual({ kind: 'free', position: { x: 400, y: 300 } });
    expect(hotspots[1]?.kind).toBe('moved');
    const { x = 0, y = 0 } = hotspots[1]?.position ?? {};
    expect(Math.hypot(x - 410, y - 310)).toBeLessThan(TOUCH.height);
  });

  test('move out from under the chrome if their point is near its edge', () => {
    const [moved] = arrangeHotspots([pinAt(400, 60)], roomOf(1280, 720, [HEADER])).hotspots;
    expect(moved?.kind).toBe('moved');
    expect(moved?.position.x).toBeCloseTo(400);
    expect(moved?.position.y).toBeGreaterThanOrEqual(HEADER.bottom + 22);
  });

  test('become markers that point to them if they are far under the chrome, or out of the box', () => {
    const slab: Rectangle = { left: 0, top: 0, right: 1280, bottom: 300 };
    const [under] = arrangeHotspots([pinAt(400, 20)], roomOf(1280, 720, [slab])).hotspots;
    expect(under).toMatchObject({ kind: 'edge', angle: 270 });
    const [beyond] = arrangeHotspots([pinAt(1500, 400)], roomOf(1280, 720)).hotspots;
    expect(beyond).toMatchObject({ kind: 'edge', angle: 0, position: { y: 400 } });
    expect(beyond?.position.x).toBeLessThanOrEqual(1280 - 22);
  });

  test('are gathered where there is no room', () => {
    const nine = Array.from({ length: 9 }, () => pinAt(60, 60));
    const { hotspots, clusters } = arrangeHotspots(nine, roomOf(120, 100));
    expect(clusters.flatMap(({ members }) => members).length).toBeGreaterThan(2);
    expect(hotspots.filter(({ kind }) => kind === 'gathered').length).toBeGreaterThan(2);
  });

  test('that are arrows are moved as far as it takes, before they are gathered', () => {
    const wall: Rectangle = { left: 0, top: 0, right: 400, bottom: 200 };
    const arrow = { ...pinAt(200, 190), isHost: false };
    const { hotspots, clusters } = arrangeHotspots([pinAt(200, 225), arrow], roomOf(400, 400, [wall]));
    expect(clusters).toEqual([]);
    expect(hotspots[1]?.kind).toBe('moved');
  });

  test('of a crowd stay at their points, and in the box', () => {
    const crowd = Array.from({ length: 30 }, () => pinAt(60, 60));
    const { hotspots, clusters } = arrangeHotspots([...crowd, pinAt(-10, 60)], {
      ...roomOf(1280, 720),
      isCrowded: true,
    });
    expect(clusters).toEqual([]);
    expect(hotspots[0]).toEqual({ kind: 'free', position: { x: 60, y: 60 } });
    expect(hotspots.at(-1)).toEqual({ kind: 'edge', position: { x: 22, y: 60 }, angle: 180 });
  });

  test('can each be tapped: none covers another one, lies under the chrome or out of the box', () => {
    fc.assert(
      fc.property(anyTargets, anyRoom, (targets, room) => {
        const rectangles = tapped(targets, arrangeHotspots(targets, room));
        expect(areFree(rectangles, room.box, room.chrome)).toBe(true);
      }),
    );
  });

  test('are neither lost nor doubled, and always arranged alike', () => {
    fc.assert(
      fc.property(anyTargets, anyRoom, (targets, room) => {
        const arranged = arrangeHotspots(targets, room);
        expect(arranged).toEqual(arrangeHotspots(targets, room));
        const gathered = arranged.clusters.flatMap(({ members }) => members).toSorted((a, b) => a - b);
        expect(gathered).toEqual(
          arranged.hotspots.flatMap(({ kind }, index) => (kind === 'gathered' ? [index] : [])),
        );
        for (const { members } of arranged.clusters) expect(members.length).toBeGreaterThan(1);
      }),
    );
  });
});

describe('rectangles', () => {
  test('that only touch do not overlap', () => {
    const one = rectangleAround({ x: 22, y: 22 }, TOUCH);
    expect(areOverlapping(one, rectangleAround({ x: 66, y: 22 }, TOUCH))).toBe(false);
    expect(areOverlapping(one, rectangleAround({ x: 65, y: 22 }, TOUCH))).toBe(true);
    expect(isWithin(one, TOUCH)).toBe(true);
    expect(isWithin(one, { width: 43, height: 44 })).toBe(false);
  });
});
