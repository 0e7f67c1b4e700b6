import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CROWD, labelPlaces } from './label-sides.ts';
import type { Labelled } from './label-sides.ts';

function labelSides(hotspots: readonly Labelled[]) {
  return labelPlaces(hotspots).map(({ side }) => side);
}

function pin(x: number, y: number, title = 'Robot NV-6'): Labelled {
  return {
    point: { x, y },
    title,
    isOnFloor: false,
    hasPicture: false,
  };
}

function arrow(x: number, y: number, title = 'Media wall'): Labelled {
  return {
    ...pin(x, y, title),
    isOnFloor: true,
  };
}

function pictured(hotspot: Labelled): Labelled {
  return { ...hotspot, hasPicture: true };
}

test('labels stand towards the middle where there is room', () => {
  expect(labelSides([pin(20, 50), pin(80, 50), arrow(50, 70)])).toEqual(['end', 'start', 'above']);
});

test('a label makes way for another hotspot', () => {
  expect(labelSides([pin(40, 50), pin(45, 50)])).toEqual(['start', 'end']);
  expect(labelSides([pin(49.21, 51.98), arrow(53.68, 59.87)])).toEqual(['end', 'below']);
});

test('a label never runs out of the window where another side has room', () => {
  expect(labelSides([pin(97, 50, 'A rather long name')])).toEqual(['start']);
  expect(labelSides([arrow(50, 1)])).toEqual(['below']);
});

test('a label with a picture asks for the room that it takes', () => {
  const higher = pin(55, 50, 'Gripper');
  expect(labelSides([higher, pin(60, 56)])).toEqual(['end', 'end']);
  expect(labelSides([pictured(higher), pin(60, 56)])).toEqual(['start', 'end']);
  const wider = pin(83, 50, 'Gripper');
  expect(labelSides([wider, arrow(68, 50)])).toEqual(['start', 'above']);
  expect(labelSides([pictured(wider), arrow(68, 50)])).toEqual(['end', 'above']);
});

test('every hotspot has a side that suits its kind, whatever the picture', () => {
  const hotspot = fc.record({
    point: fc.record({
      x: fc.double({ min: -20, max: 120, noNaN: true }),
      y: fc.integer({ min: -20, max: 120 }),
    }),
    title: fc.string(),
    isOnFloor: fc.boolean(),
    hasPicture: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(hotspot, { maxLength: 12 }), (hotspots) => {
      const sides = labelSides(hotspots);
      expect(sides).toHaveLength(hotspots.length);
      expect(labelSides(hotspots)).toEqual(sides);
      const onFloor = sides.filter((_side, index) => hotspots[index]?.isOnFloor);
      expect(onFloor.every((side) => side === 'above' || side === 'below')).toBe(true);
    }),
  );
});

test('all labels are seen, as long as there is no crowd', () => {
  const few = Array.from({ length: CROWD }, (_, index) => pin(50, 50, `Number ${index}`));
  expect(labelPlaces(few).some(({ isThinned }) => isThinned)).toBe(false);
});

test('in a crowd only labels that cover nothing are seen, the first ones first', () => {
  const crowd = Array.from({ length: 500 }, (_, index) => pin((index * 37) % 100, (index * 61) % 100));
  const places = labelPlaces(crowd);
  const seen = places.filter(({ isThinned }) => !isThinned).length;
  expect(seen).toBeGreaterThan(0);
  expect(seen).toBeLessThan(150);
  const alone = labelPlaces([pin(10, 10), ...Array.from({ length: CROWD }, () => pin(80, 80))]);
  expect(alone[0]?.isThinned).toBe(false);
  // One at each side of the heap.
  expect(alone.slice(1).filter(({ isThinned }) => !isThinned).length).toBeLessThanOrEqual(4);
});
