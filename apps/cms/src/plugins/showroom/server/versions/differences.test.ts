import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Attributes } from '../../../../content-model/model.ts';
import { differencesOf, pairParts } from './differences.ts';
import type { State } from './state.ts';

const MODEL: Readonly<Record<string, Attributes>> = {
  room: {
    title: { type: 'string' },
    floor: { type: 'component', component: 'point' },
    exits: { type: 'dynamiczone', components: ['door', 'lift'] },
    password: { type: 'string', private: true },
  },
  point: { x: { type: 'decimal' }, y: { type: 'decimal' } },
  door: { label: { type: 'string' } },
  lift: { label: { type: 'string' }, floors: { type: 'integer' } },
};
function attributesOf(uid: string): Attributes {
  return MODEL[uid] ?? {};
}

function door(label: string) {
  return { __component: 'door', label };
}

function found(before: State, after: State) {
  return differencesOf(attributesOf, 'room', before, after).map(({ path, ...values }) => [
    path.join('.'),
    values.before,
    values.after,
  ]);
}

test('finds nothing between equal states, and never looks at secrets', () => {
  expect(found({ title: 'Hall', password: 'a' }, { title: 'Hall', password: 'b' })).toEqual([]);
});

test('names each field that differs, also inside components', () => {
  expect(found({ title: 'Hall', floor: { x: 1, y: 2 } }, { floor: { x: 1, y: 3 } })).toEqual([
    ['floor.y', 2, 3],
    ['title', 'Hall', undefined],
  ]);
});

test('a part that was added in front is one difference', () => {
  expect(found({ exits: [door('A'), door('B')] }, { exits: [door('New'), door('A'), door('B')] })).toEqual([
    ['exits.0.label', undefined, 'New'],
  ]);
});

test('a changed part is compared with what it was, at the position that it has', () => {
  const lift = { __component: 'lift', label: 'Up', floors: 2 };
  expect(
    found({ exits: [door('A'), lift, door('C')] }, { exits: [door('A'), { ...lift, floors: 3 }, door('C')] }),
  ).toEqual([['exits.1.floors', 2, 3]]);
});

test('a removed part is found where it was', () => {
  expect(found({ exits: [door('A'), door('B')] }, { exits: [door('B')] })).toEqual([
    ['exits.0.label', 'A', undefined],
  ]);
});

const parts = fc.array(
  fc.record({ __component: fc.constantFrom('door', 'lift'), label: fc.constantFrom('A', 'B', 'C') }),
  { maxLength: 8 },
);

test('every part of both lists is in exactly one pair, and pairs are of one kind', () => {
  fc.assert(
    fc.property(parts, parts, (before, after) => {
      const pairs = pairParts(before, after);
      const numbers = (side: 'from' | 'to') =>
        pairs.flatMap((pair) => pair[side]?.index ?? []).toSorted((one, other) => one - other);
      expect(numbers('from')).toEqual([...before.keys()]);
      expect(numbers('to')).toEqual([...after.keys()]);
      expect(
        pairs.filter(({ from, to }) => from && to && from.part['__component'] !== to.part['__component']),
      ).toEqual([]);
    }),
  );
});

test('two states differ exactly if a difference is found', () => {
  fc.assert(
    fc.property(parts, parts, (before, after) => {
      const isEqual = JSON.stringify(before) === JSON.stringify(after);
      expect(found({ exits: before }, { exits: after }).length === 0).toBe(isEqual);
    }),
  );
});
