import { directionOnPicture } from '@vitrine/core/panorama/projection';
import type { PanoramaDirection, StartView } from '@vitrine/core/world/panorama';
import { expect, test } from 'vitest';
import { likenessOf, PANORAMA_SIZE, showsElse } from './likeness.ts';
import type { Pixels } from './likeness.ts';

const START: StartView = { yaw: 40, pitch: -5, fieldOfView: 80 };

/** A room of panels in all colours, the same for the same direction. */
function colourOf({ yaw, pitch }: PanoramaDirection): readonly number[] {
  const panel = Math.floor((yaw + 180) / 15) * 31 + Math.floor((pitch + 90) / 15) * 17;
  return [(panel * 97) % 256, (panel * 57) % 256, (panel * 151) % 256, 255];
}

function pixels(width: number, height: number, at: (x: number, y: number) => readonly number[]): Pixels {
  const data = Array.from({ length: width * height }, (_, index) =>
    at(((index % width) + 0.5) / width, (Math.floor(index / width) + 0.5) / height),
  );
  return { width, height, data: data.flat() };
}

const room = pixels(PANORAMA_SIZE.width, PANORAMA_SIZE.height, (x, y) =>
  colourOf({ yaw: (x - 0.5) * 360, pitch: (0.5 - y) * 180 }),
);

function still(start: StartView, height = 36, brightness = 1): Pixels {
  return pixels(48, height, (x, y) =>
    colourOf(directionOnPicture({ x: x * 100, y: 50 + (y * 100 - 50) * (height / 36) }, start)).map(
      (level) => level * brightness,
    ),
  );
}

test('the still of the start view is like it, also a darker one, and one in 16:9', () => {
  expect(likenessOf(room, still(START), START)).toBeGreaterThan(0.7);
  expect(showsElse(room, still(START, 36, 0.5), START)).toBe(false);
  expect(showsElse(room, still(START, 27), START)).toBe(false);
});

test('the still of another view is not', () => {
  for (const yaw of [80, -140, 10]) expect(showsElse(room, still({ ...START, yaw }), START)).toBe(true);
  expect(showsElse(room, still({ ...START, fieldOfView: 50 }), START)).toBe(true);
});

test('of a bare wall no one can tell', () => {
  const wall = pixels(48, 36, () => [200, 200, 200, 255]);
  expect(likenessOf(room, wall, START)).toBeUndefined();
  expect(showsElse(room, wall, START)).toBe(false);
});
