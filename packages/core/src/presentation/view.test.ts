import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatView, isSameView, parseView, viewAfter } from './view.ts';
import type { PlainView, View } from './view.ts';

const FILM: PlainView = { kind: 'film', position: 12.5, speed: 1 };
const ARTICLE: View = { kind: 'section', section: 2, part: 0.25, inside: { section: 3, view: FILM } };

/** One of each kind, with numbers that are sent as they are. */
const VIEWS: readonly View[] = [
  { kind: 'room', yaw: -120.5, pitch: 12, zoom: 1.25 },
  { kind: 'stage', scale: 2.5, x: 40, y: 110 },
  { kind: 'panorama', yaw: 0, pitch: -90, zoom: 0.5 },
  { kind: 'spin', turn: 0.5, scale: 1, x: 0, y: -0.125 },
  { kind: 'model', azimuth: 30, polar: 80, distance: 1.5 },
  { kind: 'picture', item: 2, scale: 3, x: 0.25, y: 1 },
  { kind: 'page', page: 7, scale: 0, x: 0.5, y: -0.125 },
  { kind: 'divided', left: 0, right: 2, divider: 25, scale: 1, x: 0.5, y: 0.5 },
  { kind: 'beside', left: 1, right: 0, scale: 8, x: 0.5, y: 0.5 },
  FILM,
  { kind: 'slide', index: 4 },
  { kind: 'section', section: -1, part: 0 },
  ARTICLE,
];

describe('a view', () => {
  test.each(VIEWS)('is read as it was written: $kind', (view) => {
    expect(parseView(formatView(view))).toEqual(view);
  });

  test('is read with numbers that make sense', () => {
    const far = '{"kind":"panorama","yaw":720,"pitch":-91,"zoom":0,"title":"Secret"}';
    expect(parseView(far)).toEqual({ kind: 'panorama', yaw: 180, pitch: -90, zoom: 0.05 });
    expect(parseView('{"kind":"film","position":1.23456,"speed":-0.0001}')).toEqual({
      kind: 'film',
      position: 1.235,
      speed: 0,
    });
  });

  test.each([
    '',
    'null',
    '[]',
    '7',
    '"film"',
    '{}',
    '{"kind":"constructor"}',
    '{"kind":"toString"}',
    '{"kind":["film"],"position":0,"speed":0}',
    '{"kind":"film","position":0}',
    '{"kind":"film","position":"0","speed":0}',
    '{"kind":"film","position":null,"speed":0}',
    '{"kind":"film","position":0,"speed":0',
    `{"kind":"film","position":0,"speed":0,"more":"${'x'.repeat(400)}"}`,
  ])('is no other text: %s', (text) => {
    expect(parseView(text)).toBeUndefined();
  });

  test('has nothing inside but in an article, and only one', () => {
    expect(parseView(JSON.stringify({ ...FILM, inside: { section: 1, view: FILM } }))).toEqual(FILM);
    const nested = { ...ARTICLE, inside: { section: 1, view: ARTICLE } };
    expect(parseView(JSON.stringify(nested))).toEqual({
      ...ARTICLE,
      inside: { section: 1, view: { kind: 'section', section: 2, part: 0.25 } },
    });
    for (const inside of [7, {}, { section: -1, view: FILM }, { section: 0.5, view: FILM }, { section: 0 }]) {
      expect(parseView(JSON.stringify({ ...ARTICLE, inside }))).toEqual({
        kind: 'section',
        section: 2,
        part: 0.25,
      });
    }
  });

  test('whatever is sent, what is read is read as the same again, and is short', () => {
    const anything = fc.record({
      kind: fc.constantFrom(...VIEWS.map(({ kind }) => kind), 'other'),
      ...Object.fromEntries(
        ['yaw', 'pitch', 'zoom', 'x', 'y', 'scale', 'position', 'speed', 'section', 'part', 'index'].map(
          (name) => [name, fc.oneof(fc.double(), fc.constantFrom('1', null, {}))],
        ),
      ),
    });
    fc.assert(
      fc.property(anything, (sent) => {
        const view = parseView(JSON.stringify(sent));
        if (view === undefined) return;
        expect(parseView(formatView(view))).toEqual(view);
        expect(formatView(view).length).toBeLessThan(200);
      }),
    );
  });

  test('is the same to the eye', () => {
    expect(isSameView({ kind: 'slide', index: 1 }, { kind: 'slide', index: 1 })).toBe(true);
    expect(isSameView(FILM, { ...FILM, position: 12.5001 })).toBe(true);
    expect(isSameView(FILM, { ...FILM, position: 12.6 })).toBe(false);
    expect(isSameView(FILM, undefined)).toBe(false);
  });
});

describe('some time later', () => {
  test('a film that plays has gone on, at its speed, also inside an article', () => {
    expect(viewAfter({ ...FILM, speed: 2 }, 3)).toEqual({ ...FILM, speed: 2, position: 18.5 });
    expect(viewAfter(ARTICLE, 2)).toEqual({
      ...ARTICLE,
      inside: { section: 3, view: { ...FILM, position: 14.5 } },
    });
  });

  test('everything else is where it was', () => {
    for (const view of VIEWS.filter(({ kind, inside }) => kind !== 'film' && inside === undefined)) {
      expect(viewAfter(view, 60)).toEqual(view);
    }
    expect(viewAfter({ ...FILM, speed: 0 }, 60)).toEqual({ ...FILM, speed: 0 });
  });
});
