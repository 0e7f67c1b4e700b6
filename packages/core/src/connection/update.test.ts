import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ASK_EVERY, justLoaded, stepUpdate } from './update.ts';
import type { UpdateEvent } from './update.ts';

function run(events: readonly UpdateEvent[], reloaded: readonly string[] = []): readonly string[] {
  let update = justLoaded('b1', 0);
  return events.flatMap((event) => {
    const [after, effects] = stepUpdate(update, event, (build) => reloaded.includes(build));
    update = after;
    return effects.map((effect) => ('build' in effect ? `${effect.type} ${effect.build}` : effect.type));
  });
}

function answered(build: string, now = 1): UpdateEvent {
  return { type: 'answered', build, now };
}
const idle: UpdateEvent = { type: 'idle', now: 2 };

describe('a new build of the app', () => {
  test('is offered once, and never forced: "a new build offers a reload" (docs/design/unspecified.md)', () => {
    expect(run([answered('b1'), answered('b2'), answered('b2'), answered('b2')])).toEqual(['offer b2']);
  });

  test('that is followed by another one is offered again', () => {
    expect(run([answered('b2'), answered('b3')])).toEqual(['offer b2', 'offer b3']);
  });

  test('that was withdrawn is no longer offered', () => {
    expect(run([answered('b2'), answered('b1'), answered('b2')])).toEqual([
      'offer b2',
      'takeBack',
      'offer b2',
    ]);
  });

  test('is taken automatically while the visitor is idle, once the server has confirmed it', () => {
    expect(run([answered('b2'), idle])).toEqual(['offer b2', 'ask']);
    expect(run([answered('b2'), idle, answered('b2')])).toEqual(['offer b2', 'ask', 'reload b2']);
    expect(run([idle, answered('b2')])).toEqual(['reload b2']);
    expect(run([idle, { type: 'idleEnded' }, answered('b2')])).toEqual(['offer b2']);
  });

  test('does not reload the page automatically twice: a proxy may send the old page for a while', () => {
    expect(run([idle, answered('b2')], ['b2'])).toEqual(['offer b2']);
  });
});

describe('the server is asked', () => {
  test('every few minutes, and when the visitor looks again after long', () => {
    const events: UpdateEvent[] = [
      { type: 'timePassed', now: ASK_EVERY - 1 },
      { type: 'focused', now: ASK_EVERY },
      { type: 'timePassed', now: ASK_EVERY + 1 },
      { type: 'focused', now: 2 * ASK_EVERY },
    ];
    expect(run(events)).toEqual(['ask', 'ask']);
  });

  test('when the connection is back, but not each time when it comes and goes', () => {
    const events = [9999, 10_000, 12_000, 20_000].map((now): UpdateEvent => ({ type: 'reconnected', now }));
    expect(run(events)).toEqual(['ask', 'ask']);
  });

  test('whatever happens, a visitor who is there is never reloaded', () => {
    const event = fc.oneof(
      fc.constantFrom('b1', 'b2', 'b3').map((build) => answered(build)),
      fc.constant<UpdateEvent>(idle),
      fc.constant<UpdateEvent>({ type: 'idleEnded' }),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        let isIdle = false;
        let update = justLoaded('b1', 0);
        for (const one of events) {
          const [after, effects] = stepUpdate(update, one, () => false);
          update = after;
          if (one.type === 'idle') isIdle = true;
          if (one.type === 'idleEnded') isIdle = false;
          expect(effects.some(({ type }) => type === 'reload') && !isIdle).toBe(false);
        }
      }),
    );
  });
});
