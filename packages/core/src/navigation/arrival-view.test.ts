import { expect, test } from 'vitest';
import { aWalkGraph } from '../../testing/index.ts';
import { payloadId } from '../world/ids.ts';
import { FLY_MODE_DEFAULTS } from '../world/settings/fly-mode.ts';
import { navigate } from './navigate.ts';
import { idleAt } from './navigation-state.ts';
import type { NavigationContext, NavigationState } from './navigation-state.ts';
import { createWalkMap } from './walk-map.ts';

const [HALL, YARD] = [payloadId('hall'), payloadId('yard')];
const ARRIVAL = { yaw: 120, pitch: -4, fieldOfView: 60 };

const context: NavigationContext = {
  map: createWalkMap(
    aWalkGraph({
      transitions: [
        { from: HALL, to: YARD, arrival: ARRIVAL },
        { from: YARD, to: HALL },
      ],
      locations: [{ payloadId: HALL }, { payloadId: YARD }],
    }),
  ),
  flyMode: FLY_MODE_DEFAULTS,
  isPowerSave: false,
  lockOf: () => undefined,
};

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
