import { arrowLook } from '@vitrine/core/placing/floor-arrow';
import { isOnPicture, pointOn } from '@vitrine/core/placing/picture-point';
import { areOverlapping, rectangleAround } from '@vitrine/core/placing/rectangle';
import type { Rectangle } from '@vitrine/core/placing/rectangle';
import { message } from '@vitrine/core/reports/message';
import type { Hotspot, Location } from '@vitrine/core/world/location';
import type { Examined } from '../examined.ts';
import type { Finding } from '../finding.ts';
import { withPicture } from './hotspots.ts';

/** A usual small desktop window, which shows the whole 16:9 picture; in CSS pixels. */
const WINDOW = { width: 1280, height: 720 };

/** CSS pixels: what can be tapped of a pin, and how wide an arrow in the foreground is. */
const TOUCH = 44;
const ARROW = 76;

/** CSS pixels: the side of the squares into which the window is divided; no two hotspots reach farther. */
const SQUARE = ARROW;

/** Hotspots that cover each other in a usual window: visitors find one of them beside its point. */
export function findCrowdedHotspots({ snapshot }: Examined): readonly Finding[] {
  return withPicture(snapshot.locations).flatMap((location) => crowdedIn(location));
}

/** Arrows above the horizon, where there is no floor. */
export function findArrowsOnWalls({ snapshot }: Examined): readonly Finding[] {
  return withPicture(snapshot.locations).flatMap((location) => {
    const { payloadId, title, hotspots } = location;
    return hotspots.flatMap((hotspot): readonly Finding[] => {
      if (lookOf(hotspot)?.kind !== 'wall' || isSeenByTurning(hotspot, location)) return [];
      return [
        {
          severity: 'warning',
          code: 'arrowOnWall',
          subject: { kind: 'location', id: payloadId, field: `hotspots.${hotspot.id}` },
          sentence: message('arrowOnWall', { hotspot: hotspot.title, location: title }),
          fix: message('fix.arrowOnWall'),
        },
      ];
    });
  });
}

/** Whether visitors see it when they have turned to it: its point, beyond the picture, only stands for it. */
function isSeenByTurning({ placement }: Hotspot, { panorama }: Location): boolean {
  return (
    panorama !== undefined && placement.inPanorama !== undefined && !isOnPicture(pointOn(placement, '16x9'))
  );
}

function lookOf({ direction, placement }: Hotspot) {
  return direction && arrowLook(direction, placement.on4x3);
}

interface Body extends Rectangle {
  readonly hotspot: Hotspot;
}

/** Sorts into squares of the window, so that each hotspot is only compared with those around it. */
function crowdedIn(location: Location): readonly Finding[] {
  const { payloadId, title, hotspots } = location;
  if (hotspots.length < 2) return [];
  const squares = new Map<string, Body[]>();
  return hotspots.flatMap((hotspot): readonly Finding[] => {
    const body = isSeenByTurning(hotspot, location) ? undefined : bodyOf(hotspot);
    if (body === undefined) return [];
    const other = around(squares, body).find((one) => areOverlapping(one, body))?.hotspot;
    const key = squareOf(body);
    squares.set(key, [...(squares.get(key) ?? []), body]);
    if (other === undefined) return [];
    // Named first is the arrow, where one of the two is one.
    const [one, two] = isArrow(hotspot) && !isArrow(other) ? [hotspot, other] : [other, hotspot];
    const names = { one: one.title, other: two.title, location: title };
    return [
      {
        severity: 'warning',
        code: 'crowdedHotspots',
        subject: { kind: 'location', id: payloadId, field: `hotspots.${hotspot.id}` },
        sentence: isArrow(one) ? message('crowdedHotspots.arrow', names) : message('crowdedHotspots', names),
        fix: message('fix.crowdedHotspots'),
      },
    ];
  });
}

function isArrow({ direction }: Hotspot): boolean {
  return direction !== undefined;
}

/** Undefined for the button back, which is not drawn at its point. */
function bodyOf(hotspot: Hotspot): Body | undefined {
  const look = lookOf(hotspot);
  if (look?.kind === 'back') return undefined;
  const { x, y } = pointOn(hotspot.placement, '16x9');
  const middle = { x: (x / 100) * WINDOW.width, y: (y / 100) * WINDOW.height };
  const width = look?.kind === 'floor' ? Math.max(TOUCH, ARROW * look.scale) : TOUCH;
  return { ...rectangleAround(middle, { width, height: TOUCH }), hotspot };
}

function around(squares: ReadonlyMap<string, readonly Body[]>, body: Body): readonly Body[] {
  return [-1, 0, 1].flatMap((across) =>
    [-1, 0, 1].flatMap((down) => squares.get(squareOf(body, across, down)) ?? []),
  );
}

function squareOf({ left, top, right, bottom }: Rectangle, across = 0, down = 0): string {
  const column = Math.floor((left + right) / 2 / SQUARE) + across;
  const row = Math.floor((top + bottom) / 2 / SQUARE) + down;
  return `${column},${row}`;
}
