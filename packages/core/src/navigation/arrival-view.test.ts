import { expect, test } from 'vitest';
import { aWalkGraph } from '../../testing/index.ts';
import { payloadId } from '../world/ids.ts';
import { FLY_MODE_DEFAULTS } from '../world/settings/fly-mode.ts';
import { navigate } from './navigate.ts';
import type { Transition } from '../world/transition.ts';
import { idleAt } from './navigation-state.ts';
import type { NavigationEvent } from './navigation-event.ts';
import type { NavigationContext, NavigationState } from './navigation-state.ts';
import { createWalkMap } from './walk-map.ts';

const [HALL, YARD, SHED] = [payloadId('hall'), payloadId('yard'), payloadId('shed')];
const ARRIVAL = { yaw: 120, pitch: -4, fieldOfView: 60 };

function contextWith(
  more: Partial<NavigationContext> = {},
  atYard: Partial<Transition> = {},
): NavigationContext {
  return {
    map: createWalkMap(
      aWalkGraph({
        transitions: [
          { from: HALL, to: YARD, arrival: ARRIVAL, ...atYard },
          { from: YARD, to: HALL },
          { from: YARD, to: SHED, arrival: { yaw: -30, pitch: 0 } },
        ],
        locations: [{ payloadId: HALL }, { payloadId: YARD }, { payloadId: SHED }],
      }),
    ),
    flyMode: FLY_MODE_DEFAULTS,
    isPowerSave: false,
    lockOf: () => undefined,
    ...more,
  };
}

const context = contextWith();

/** Walks to a location, until the last item has ended. */
function walkTo(target: typeof HALL, from: NavigationState, report: 'itemEnded' | 'itemFailed') {
  let [state] = navigate(from, { type: 'targetSet', target, address: 'push' }, context);
  while (state.status === 'travelling') {
    [state] = navigate(state, { type: report, item: state.queue[0].id }, context);
  }
  return state;
}

test.each(['itemEnded', 'itemFailed'] as const)(
  'a visitor who has come in looks where the transition says, also when its clip did not play (%s)',
  (report) => {
    const arrived = walkTo(YARD, idleAt(HALL), report);
    expect(arrived).toMatchObject({ status: 'idle', location: YARD, arrival: ARRIVAL });
    expect(walkTo(HALL, arrived, report)).not.toHaveProperty('arrival');
  },
);

test('a reset forgets it', () => {
  const arrived = walkTo(YARD, idleAt(HALL), 'itemEnded');
  expect(navigate(arrived, { type: 'reset' }, context)[0]).not.toHaveProperty('arrival');
});

test('power-save mode forgets it: no one comes in when the panorama is there again', () => {
  const arrived = walkTo(YARD, idleAt(HALL), 'itemEnded');
  const [saving, effects] = navigate(arrived, { type: 'powerSaveOn' }, contextWith({ isPowerSave: true }));
  expect(effects).toEqual([]);
  expect(saving).toMatchObject({ status: 'idle', location: YARD });
  expect(saving).not.toHaveProperty('arrival');
  expect(navigate(saving, { type: 'powerSaveOff' }, context)[0]).not.toHaveProperty('arrival');
});

test.each([
  ['flies past it', contextWith()],
  ['sees it on the way', contextWith({ flyMode: { ...FLY_MODE_DEFAULTS, skipLocations: false } })],
  ['crosses to it without a clip', contextWith({}, { backgrounds: [] })],
])('a visitor who turns off at a location between, and %s, looks where it says', (_how, given) => {
  const send = (state: NavigationState, event: NavigationEvent) => navigate(state, event, given)[0];
  let state = send(idleAt(HALL), { type: 'targetSet', target: SHED, address: 'push' });
  state = send(state, { type: 'targetSet', target: YARD, address: 'push' });
  while (state.status === 'travelling') state = send(state, { type: 'itemEnded', item: state.queue[0].id });
  expect(state).toMatchObject({ status: 'idle', location: YARD, arrival: ARRIVAL });
});

test('a visitor who turns off there after its clip has failed looks there, too', () => {
  let [state] = navigate(idleAt(HALL), { type: 'targetSet', target: SHED, address: 'push' }, context);
  [state] = navigate(state, { type: 'targetSet', target: YARD, address: 'push' }, context);
  while (state.status === 'travelling') {
    [state] = navigate(state, { type: 'itemFailed', item: state.queue[0].id }, context);
  }
  expect(state).toMatchObject({ status: 'idle', location: YARD, arrival: ARRIVAL });
});
