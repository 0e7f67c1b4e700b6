import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { payloadId } from '../world/ids.ts';
import { initialHookState, MAX_CONSECUTIVE_RUNS, hookTransition } from './hook-state.ts';
import type { HookRun, HookInput, HookState } from './hook-state.ts';

const atrium = payloadId('atrium');
const lounge = payloadId('lounge');

function always() {
  return true;
}

function start(hasAppLoaded = false) {
  return initialHookState({ location: atrium, hasAppLoaded });
}

function runAll(
  events: readonly HookInput[],
  from: HookState = start(),
  hasActions: (turn: HookRun) => boolean = always,
): readonly string[] {
  let turns = from;
  return events.flatMap((event) => {
    const [after, taken] = hookTransition(turns, event, hasActions);
    turns = after;
    return taken.map((turn) => `${turn.event} ${turn.location}`);
  });
}

function settled(location = atrium): HookInput {
  return { type: 'settled', location };
}

function walkTo(location = lounge): readonly HookInput[] {
  return [
    { type: 'targetChanged', target: location },
    { type: 'currentChanged', location },
    settled(location),
  ];
}
const acted: HookInput = { type: 'visitorActed' };

describe('the hooks of a visit', () => {
  test('app_loaded runs once, before the first location’s own', () => {
    expect(runAll([settled(), settled()])).toEqual(['app_loaded atrium', 'current_location_changed atrium']);
    expect(runAll([settled()], start(true))).toEqual(['current_location_changed atrium']);
  });

  test('target_location_changed runs as a journey begins, current_location_changed on arrival', () => {
    expect(runAll([settled(), acted, ...walkTo()]).slice(2)).toEqual([
      'target_location_changed lounge',
      'current_location_changed lounge',
    ]);
  });

  test('a place that the visitor comes back to has become the current location again', () => {
    const thereAndBack: HookInput[] = [
      { type: 'currentChanged', location: lounge },
      { type: 'currentChanged', location: atrium },
      settled(),
    ];
    expect(runAll([settled(), acted, ...thereAndBack]).slice(2)).toEqual(['current_location_changed atrium']);
  });

  test('places on the way are no arrivals', () => {
    const passing: HookInput = { type: 'currentChanged', location: payloadId('hall') };
    expect(runAll([settled(), acted, passing, ...walkTo()]).slice(2)).toEqual([
      'target_location_changed lounge',
      'current_location_changed lounge',
    ]);
  });

  test('another page of the same place is no arrival', () => {
    expect(runAll([settled(), acted, settled(), settled()])).toHaveLength(2);
  });

  test('close_sidebars runs at the current location', () => {
    expect(runAll([{ type: 'sidebarClosed', location: lounge }])).toEqual(['close_sidebars lounge']);
  });

  test('while the visitor is idle nothing runs but idle and idle_ended', () => {
    expect(
      runAll(
        [
          settled(),
          { type: 'idle', location: atrium },
          ...walkTo(),
          { type: 'sidebarClosed', location: lounge },
          { type: 'idleEnded', location: lounge },
          settled(lounge),
        ],
        start(true),
      ),
    ).toEqual(['current_location_changed atrium', 'idle atrium', 'idle_ended lounge']);
  });

  test('an event that runs nothing is no turn', () => {
    const rounds = Array.from({ length: 20 }, () => walkTo()).flat();
    const taken = runAll(rounds, start(true), ({ event }) => event === 'current_location_changed');
    expect(taken).toHaveLength(MAX_CONSECUTIVE_RUNS);
  });

  test('a hook that navigates to where a hook navigates ends, until the visitor does something', () => {
    const rounds = Array.from({ length: 20 }, () => walkTo()).flat();
    expect(runAll(rounds)).toHaveLength(5);
    expect(runAll([...rounds, acted, ...walkTo()])).toHaveLength(7);
  });
});

const places = fc.constantFrom(atrium, lounge, payloadId('hall'));
const anyEvent: fc.Arbitrary<HookInput> = fc.oneof(
  places.map((target) => ({ type: 'targetChanged', target }) as const),
  fc
    .tuple(fc.constantFrom('currentChanged', 'settled', 'sidebarClosed', 'idle', 'idleEnded'), places)
    .map(([type, location]) => ({ type, location })),
  fc.constant(acted),
);

describe('whatever happens', () => {
  test('no more than five run in a row, app_loaded at most once, and while idle nothing but the idle ones', () => {
    fc.assert(
      fc.property(
        fc.array(anyEvent, { maxLength: 80 }),
        fc.func(fc.boolean()),
        fc.boolean(),
        (events, hasActions, hasAppLoaded) => {
          let turns = start(hasAppLoaded);
          let inARow = 0;
          let loads = hasAppLoaded ? 1 : 0;
          for (const event of events) {
            const wasIdle = turns.isIdle;
            const [after, taken] = hookTransition(turns, event, hasActions);
            turns = after;
            inARow = event.type === 'visitorActed' ? 0 : inARow + taken.length;
            loads += taken.filter((turn) => turn.event === 'app_loaded').length;
            expect(inARow).toBeLessThanOrEqual(5);
            expect(loads).toBeLessThanOrEqual(1);
            for (const turn of taken) {
              expect(hasActions(turn)).toBe(true);
              expect(wasIdle && turn.event !== 'idle_ended').toBe(false);
            }
          }
        },
      ),
    );
  });

  test('every change of the current location is reported exactly once, when its page is shown', () => {
    fc.assert(
      fc.property(fc.array(places, { maxLength: 30 }), (path) => {
        const events = path.flatMap((location) => [acted, ...walkTo(location), settled(location)]);
        const arrivals = runAll(events, start(true)).filter((turn) => turn.startsWith('current'));
        expect(arrivals).toEqual(path.map((location) => `current_location_changed ${location}`));
      }),
    );
  });
});
