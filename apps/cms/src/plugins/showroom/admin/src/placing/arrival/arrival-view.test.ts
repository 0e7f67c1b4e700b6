import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { heldView, withView } from '../../panorama/form-angles.ts';
import { arrivalIn, mayChangeArrival } from './arrival-view.ts';

const START = { yaw: 40, pitch: -5, fieldOfView: 80 };

const views = fc.record({
  yaw: fc.double({ min: -720, max: 720, noNaN: true }),
  pitch: fc.double({ min: -90, max: 90, noNaN: true }),
  fieldOfView: fc.double({ min: 1, max: 179, noNaN: true }),
});

describe('the view on arrival of a form', () => {
  test('is what was taken over, within the limits of the fields, and keeps its row', () => {
    fc.assert(
      fc.property(views, (view) => {
        const row = withView({ id: 7 }, view);
        expect(row['id']).toBe(7);
        expect(arrivalIn({ arrival_view: row }, START)).toEqual(heldView(view));
      }),
    );
    expect(withView(null, START)).toEqual({ yaw: 40, pitch: -5, field_of_view: 80 });
  });

  test('is as wide as the start view where it names no width', () => {
    const row = { yaw: '90', pitch: 10, field_of_view: null };
    expect(arrivalIn({ arrival_view: row }, START)).toEqual({ yaw: 90, pitch: 10, fieldOfView: 80 });
  });

  test.each([{}, { arrival_view: null }, { arrival_view: { yaw: 10, pitch: null } }])(
    'is none in %j',
    (values) => {
      expect(arrivalIn(values, START)).toBeUndefined();
    },
  );
});

describe('the view on arrival is changed', () => {
  test.each([
    ['by who may change everything', [{}], 'de', true],
    ['by who may change one of its numbers', [{ properties: { fields: ['arrival_view.yaw'] } }], 'de', true],
    ['by no translator', [{ properties: { fields: ['background'], locales: ['de'] } }], 'de', false],
    ['by no one in another language', [{ properties: { fields: null, locales: ['en'] } }], 'de', false],
    ['without a language by who may in some', [{ properties: { locales: ['en'] } }], undefined, true],
    ['by no one without rights', [], 'de', false],
  ])('%s', (_, rights, locale, wanted) => {
    expect(mayChangeArrival(rights, locale)).toBe(wanted);
  });
});
