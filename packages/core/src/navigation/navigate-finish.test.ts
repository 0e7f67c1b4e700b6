import { describe, expect, test } from 'vitest';
import { aVisitor } from '../../testing/index.ts';
import type { VisitorPlan } from '../../testing/index.ts';

function aGuest(plan: VisitorPlan = {}) {
  const world = {
    links: [
      ['entrance', 'reception'],
      ['reception', 'atrium'],
      ['atrium', 'lounge'],
      ['atrium', 'hall'],
    ] as const,
    isBidirectional: true,
  };
  return aVisitor({ world, ...plan });
}

describe('a visitor who has seen enough of the walk', () => {
  test('is shown the destination at once, and what lay between is left out', () => {
    const visitor = aGuest();
    visitor.goTo('lounge');
    visitor.starts();
    expect(visitor.send({ type: 'finish' })).toEqual([
      'show lounge over 0.2 s',
      'current_location_changed lounge',
    ]);
    expect(visitor.state()).toMatchObject({ interruptedBackground: 'entrance--reception' });
    expect(visitor.ends()).toEqual(['push lounge']);
  });

  test('is taken to the target that was set last', () => {
    const visitor = aGuest();
    visitor.goTo('reception');
    visitor.goTo('hall');
    expect(visitor.send({ type: 'finish' })).toEqual([
      'target_location_changed hall',
      'prepare hall',
      'show hall over 0.2 s',
      'current_location_changed hall',
    ]);
    expect(visitor.ends()).toEqual(['push hall']);
  });

  test('is asked for the code of a locked target in the destination', () => {
    const visitor = aGuest({ locks: { hall: 'password' } });
    visitor.goTo('reception');
    visitor.goTo('hall');
    expect(visitor.send({ type: 'finish' })[0]).toBe('show reception over 0.2 s');
    expect(visitor.ends()).toEqual(['push reception', 'openPasswordKeyboard hall']);
  });

  test('changes nothing with a second tap, or in a location', () => {
    const visitor = aGuest();
    expect(visitor.send({ type: 'finish' })).toEqual([]);
    visitor.goTo('reception');
    visitor.send({ type: 'finish' });
    expect(visitor.send({ type: 'finish' })).toEqual([]);
  });
});
