import { assert, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { areOverlapping, isWithin } from './rectangle.ts';
import { furnitureOf } from './furniture.ts';
import { stageSize } from '../layout/portrait.ts';

function namesIn(width: number, height: number): readonly string[] {
  return furnitureOf({ width, height }).map(({ name }) => name);
}

test('a wide window has the header, the words and the bar; an upright one has the header alone over its picture', () => {
  expect(namesIn(1920, 1080)).toEqual(['logo', 'tools', 'words', 'plan', 'bar', 'arrows']);
  expect(namesIn(390, 844)).toEqual(['logo', 'tools']);
});

test('a low window keeps its middle free: arrows are at its sides', () => {
  expect(namesIn(844, 390)).toEqual(['logo', 'tools', 'bar', 'arrows', 'back', 'next']);
});

test('a large screen has larger furniture', () => {
  const [laptop, screen] = [
    furnitureOf({ width: 1366, height: 768 }),
    furnitureOf({ width: 1920, height: 1080 }),
  ];
  const heightOf = (furniture: typeof laptop): number => {
    const { top = 0, bottom = 0 } = furniture.find(({ name }) => name === 'bar')?.rectangle ?? {};
    return bottom - top;
  };
  expect(heightOf(screen) / heightOf(laptop)).toBeCloseTo(1.2);
});

test('in every window from 1000 pixels on it lies over the picture, and no part over another', () => {
  const windows = record({
    width: integer({ min: 1000, max: 3840 }),
    height: integer({ min: 320, max: 2160 }),
  });
  assert(
    property(windows, (window) => {
      const furniture = furnitureOf(window);
      const stage = stageSize(window);
      for (const [index, { rectangle }] of furniture.entries()) {
        expect(isWithin(rectangle, stage)).toBe(true);
        for (const other of furniture.slice(index + 1)) {
          expect(areOverlapping(rectangle, other.rectangle)).toBe(false);
        }
      }
    }),
  );
});
