import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardPosition } from './card-position.ts';
import { areOverlapping, isWithin, rectangleAround } from './rectangle.ts';

const CARD = { width: 280, height: 220 };
const BOX = { width: 1280, height: 720 };

function hotspotAt(x: number, y: number) {
  return rectangleAround({ x, y }, { width: 44, height: 44 });
}

test('a card is beside its hotspot, at the height of its middle', () => {
  const about = { hotspot: hotspotAt(400, 300), box: BOX, chrome: [], gap: 8 };
  expect(cardPosition(CARD, about)).toEqual({ x: 430, y: 190 });
});

test('a card keeps clear of the chrome, and changes sides for it', () => {
  const chrome = [{ left: 430, top: 0, right: 1280, bottom: 720 }];
  expect(cardPosition(CARD, { hotspot: hotspotAt(400, 300), box: BOX, chrome, gap: 8 })).toEqual({
    x: 90,
    y: 190,
  });
});

test('there is no card where it would cover its hotspot', () => {
  const box = { width: 300, height: 240 };
  expect(cardPosition(CARD, { hotspot: hotspotAt(150, 120), box, chrome: [], gap: 8 })).toBeUndefined();
});

test('a card never covers its hotspot or the chrome, and never sticks out', () => {
  const coordinate = fc.integer({ min: 22, max: 1258 });
  fc.assert(
    fc.property(coordinate, coordinate, fc.integer({ min: 0, max: 300 }), (x, y, height) => {
      const hotspot = hotspotAt(x, y);
      const chrome = [{ left: 0, top: 0, right: BOX.width, bottom: height }];
      const corner = cardPosition(CARD, { hotspot, box: BOX, chrome, gap: 8 });
      if (corner === undefined) return;
      const card = {
        left: corner.x,
        top: corner.y,
        right: corner.x + CARD.width,
        bottom: corner.y + CARD.height,
      };
      expect(isWithin(card, BOX)).toBe(true);
      expect([hotspot, ...chrome].some((part) => areOverlapping(part, card))).toBe(false);
    }),
  );
});
