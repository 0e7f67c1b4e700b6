import { describe, expect, test } from 'vitest';
import { EDITABLE, editableField, PLAN_RIGHTS } from './editable-fields.ts';

const ROW = { id: 1, documentId: 'hall', locale: 'en', updatedAt: '' };

describe('what of a location is put on the floor plan', () => {
  test('is read as stored, and null where nothing is', () => {
    const { position, pin, direction } = EDITABLE.location;
    const row = { ...ROW, floor_plan_position: { id: 4, x: 1, y: 2 }, plan_pin: null, plan_direction: -90 };
    expect(position.read(row)).toEqual({ x: 1, y: 2 });
    expect(pin.read(row)).toBeNull();
    expect(pin.read({ ...ROW, plan_pin: { x: 5, y: 6 } })).toEqual({ x: 5, y: 6 });
    expect(direction.read(row)).toBe(-90);
    expect(direction.read(ROW)).toBeNull();
  });

  test.each([
    ['pin', null, true],
    ['pin', { x: 0, y: 100 }, true],
    ['pin', { x: 0, y: 100.1 }, false],
    ['pin', 5, false],
    ['direction', null, true],
    ['direction', 0, true],
    ['direction', 317.5, true],
    ['direction', 361, false],
    ['direction', Number.NaN, false],
    ['direction', '90', false],
  ] as const)('%s takes %j: %s', (field, value, isTaken) => {
    expect(editableField({ of: 'location', field })?.accepts(value)).toBe(isTaken);
  });

  test('is written to its own attribute alone, and needs the rights of all of them', () => {
    expect(EDITABLE.location.pin.write(ROW, { x: 5, y: 6 })).toEqual({ plan_pin: { x: 5, y: 6 } });
    expect(EDITABLE.location.direction.write(ROW, null)).toEqual({ plan_direction: null });
    expect(PLAN_RIGHTS).toEqual([
      'floor_plan_position.x',
      'floor_plan_position.y',
      'plan_pin.x',
      'plan_pin.y',
      'plan_direction',
    ]);
  });
});
