import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aLocation, aTransition, aWorld } from '../../testing/index.ts';
import { payloadId, worldSlug } from '../world/ids.ts';
import { automaticOrder } from './automatic-order.ts';

function showroom(count: number, edges: readonly (readonly [number, number])[]) {
  return {
    world: aWorld({ start: payloadId('0') }),
    locations: Array.from({ length: count }, (_, index) =>
      aLocation({ payloadId: payloadId(String(index)) }),
    ),
    transitions: edges.map(([from, to]) =>
      aTransition({ from: payloadId(String(from)), to: payloadId(String(to)) }),
    ),
    skipUnreachableLocation: false,
  };
}

describe('automaticOrder', () => {
  test('walks both ways of a corridor only forwards (spec 4.27)', () => {
    const edges = [
      [0, 1],
      [1, 0],
      [1, 2],
      [2, 1],
    ] as const;
    expect(automaticOrder(showroom(3, edges))).toEqual(['0', '1', '2']);
  });

  test('shows a branch in the order of the locations', () => {
    const edges = [
      [0, 3],
      [0, 1],
      [1, 2],
      [3, 4],
    ] as const;
    expect(automaticOrder(showroom(5, edges))).toEqual(['0', '1', '2', '3', '4']);
  });

  test('puts unreachable locations last, or skips them', () => {
    const request = showroom(3, [[0, 2]]);
    expect(automaticOrder(request)).toEqual(['0', '2', '1']);
    expect(automaticOrder({ ...request, skipUnreachableLocation: true })).toEqual(['0', '2']);
  });

  test('leaves other worlds and transitions that are switched off alone', () => {
    const request = showroom(2, []);
    const lab = aLocation({ payloadId: payloadId('lab'), world: worldSlug('lab') });
    const portal = aTransition({ from: payloadId('0'), to: lab.payloadId });
    const off = aTransition({
      from: payloadId('0'),
      to: payloadId('1'),
      options: { active: false, directTransition: false },
    });
    const order = automaticOrder({
      ...request,
      locations: [...request.locations, lab],
      transitions: [portal, off],
      skipUnreachableLocation: true,
    });
    expect(order).toEqual(['0']);
  });

  test('has an order for a world without a start', () => {
    const request = { ...showroom(2, [[0, 1]]), world: { slug: worldSlug('showroom') } };
    expect(automaticOrder(request)).toEqual(['0', '1']);
  });

  test('shows every location once, and in a world without circles each before what follows it', () => {
    const edges = fc.array(fc.tuple(fc.nat({ max: 11 }), fc.nat({ max: 11 })), { maxLength: 40 });
    fc.assert(
      fc.property(edges, fc.boolean(), (drawn, isAcyclic) => {
        const forwards = drawn.map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const);
        const taken = (isAcyclic ? forwards : drawn).filter(([from, to]) => from !== to);
        const request = showroom(12, taken);
        const order = automaticOrder(request);
        const reached = automaticOrder({ ...request, skipUnreachableLocation: true });
        expect(order.toSorted()).toEqual(request.locations.map((location) => location.payloadId).toSorted());
        expect(order[0]).toBe('0');
        expect(order.slice(0, reached.length)).toEqual(reached);
        const known = taken.filter(
          ([from, to]) => isAcyclic && reached.includes(payloadId(String(from))) && from < to,
        );
        for (const [from, to] of known) {
          expect(order.indexOf(payloadId(String(from)))).toBeLessThan(order.indexOf(payloadId(String(to))));
        }
      }),
    );
  });

  test('walks a corridor of 20,000 locations', () => {
    const edges = Array.from({ length: 19_999 }, (_, index) => [index, index + 1] as const);
    expect(automaticOrder(showroom(20_000, edges)).at(-1)).toBe('19999');
  });
});
