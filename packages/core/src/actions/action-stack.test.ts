import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_ACTION_STACK, isActionStackIdle, stepActionStack } from './action-stack.ts';
import type { ActionStackEvent, ActionStackState } from './action-stack.ts';

function run(events: readonly ActionStackEvent<string>[]) {
  let state: ActionStackState<string> = EMPTY_ACTION_STACK;
  const started: string[] = [];
  for (const event of events) {
    const [next, effects] = stepActionStack(state, event);
    state = next;
    started.push(...effects.map(({ step }) => step));
  }
  return { state, started };
}

const finished: ActionStackEvent<string> = { type: 'finished' };

describe('a stack of actions ("run in order; each finishes or is dismissed before the next")', () => {
  test('runs one action after the other', () => {
    const started: ActionStackEvent<string> = { type: 'started', steps: ['article', 'walk', 'link'] };
    expect(run([started]).started).toEqual(['article']);
    expect(run([started, finished]).started).toEqual(['article', 'walk']);
    expect(run([started, finished, { type: 'dismissed' }]).started).toEqual(['article', 'walk', 'link']);
    const all = run([started, finished, finished, finished]);
    expect(isActionStackIdle(all.state)).toBe(true);
  });

  test('makes way for what the visitor starts, and lets hooks wait their turn', () => {
    expect(
      run([
        { type: 'started', steps: ['a', 'b'] },
        { type: 'started', steps: ['c'] },
        { type: 'added', steps: ['d'] },
        finished,
      ]),
    ).toEqual({ started: ['a', 'c', 'd'], state: { current: 'd', queue: [] } });
    expect(run([{ type: 'added', steps: ['d'] }]).started).toEqual(['d']);
  });

  test('ends where the visitor goes another way', () => {
    expect(run([{ type: 'started', steps: ['a', 'b'] }, { type: 'abandoned' }, finished])).toEqual({
      started: ['a'],
      state: EMPTY_ACTION_STACK,
    });
  });

  test('never runs two at once, nor anything twice, nor out of order', () => {
    const events = fc.array(
      fc.oneof(
        fc.record({
          type: fc.constantFrom('started' as const, 'added' as const),
          steps: fc.array(fc.nat().map(String), { maxLength: 3 }),
        }),
        fc.constantFrom(
          { type: 'finished' } as const,
          { type: 'dismissed' } as const,
          {
            type: 'abandoned',
          } as const,
        ),
      ),
    );
    fc.assert(
      fc.property(events, (happened) => {
        let state: ActionStackState<string> = EMPTY_ACTION_STACK;
        let expected: readonly string[] = [];
        for (const event of happened) {
          const isDone = event.type === 'finished' || event.type === 'dismissed';
          const [after, effects] = stepActionStack(state, event);
          if (event.type === 'started') expected = event.steps;
          else if (event.type === 'added') expected = [...expected, ...event.steps];
          else if (event.type === 'abandoned') expected = [];
          else expected = expected.slice(1);
          const left = after.current === undefined ? [] : [after.current, ...after.queue];
          expect(left).toEqual(expected);
          const isNew = event.type === 'started' || isDone || state.current === undefined;
          expect(effects).toEqual(
            isNew && after.current !== undefined ? [{ type: 'run', step: after.current }] : [],
          );
          state = after;
        }
      }),
    );
  });
});
