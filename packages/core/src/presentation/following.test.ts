import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { overlayId, payloadId } from '../world/ids.ts';
import { beginFollowing, follow } from './following.ts';
import type { Following, FollowingEvent, Shown } from './following.ts';
import { isSameShowing } from './showing.ts';
import type { Showing } from './showing.ts';

const HALL: Showing = { location: payloadId('hall'), open: [] };
const BAY: Showing = { location: payloadId('bay'), open: [] };
const ROBOT: Showing = {
  location: payloadId('bay'),
  open: [{ kind: 'article', id: overlayId(12), title: 'Robot' }],
};
const DOCUMENT: Showing = { location: payloadId('bay'), open: [{ kind: 'pdf', id: overlayId(7), page: 3 }] };

function visible(showing: Showing): Extract<Shown, { kind: 'visible' }> {
  return { kind: 'visible', showing, href: `/${showing.location}` };
}

function aMessage(
  seq: number,
  showing: Showing | undefined,
  rest: Partial<FollowingEvent> = {},
): FollowingEvent {
  const shown: Shown = showing === undefined ? { kind: 'hidden' } : visible(showing);
  return { type: 'message', epoch: 1, seq, shown, isAfterGap: false, ...rest } as FollowingEvent;
}

/** The state after events, and all effects since the last of them began. */
function after(events: readonly FollowingEvent[], from = HALL) {
  let state: Following = beginFollowing(from);
  let effects: ReturnType<typeof follow>[1] = [];
  for (const event of events) [state, effects] = follow(state, event);
  return { state, effects };
}

function windowShows(window: Showing, isAtRest = true): FollowingEvent {
  return { type: 'windowChanged', window, isAtRest };
}

describe('a guest who follows', () => {
  test('goes where the presenter is', () => {
    expect(after([aMessage(1, ROBOT)]).effects).toEqual([{ type: 'go', to: visible(ROBOT), isJump: false }]);
  });

  test('stays where they are when they already see it', () => {
    expect(after([aMessage(1, HALL)]).effects).toEqual([]);
  });

  test('may be on the way: with everything closed, and at the destination before it opens', () => {
    const route = [aMessage(1, ROBOT), windowShows(BAY), windowShows(ROBOT)];
    expect(after(route).state).toMatchObject({ mode: 'following', route: [] });
  });

  test('may still pass what was shown before the presenter went on', () => {
    const route = [
      aMessage(1, ROBOT),
      aMessage(2, HALL),
      windowShows(BAY),
      windowShows(ROBOT),
      windowShows(HALL),
    ];
    expect(after(route).state).toMatchObject({ mode: 'following', route: [] });
    // Also before the window has begun to go.
    expect(after(route.slice(0, 2)).effects).toEqual([{ type: 'go', to: visible(HALL), isJump: false }]);
  });

  test('may go back where its page did not come, and still follows', () => {
    const route = [aMessage(1, BAY), windowShows(BAY, false), windowShows(HALL)];
    expect(after(route).state.mode).toBe('following');
    expect(after([...route, windowShows(BAY)]).state).toMatchObject({ mode: 'following', route: [] });
    const there = [aMessage(1, BAY), windowShows(BAY, false), windowShows(BAY), windowShows(HALL)];
    expect(after(there).state.mode).toBe('roaming');
  });

  test('is not sent twice by the same message', () => {
    expect(after([aMessage(1, ROBOT), aMessage(1, ROBOT)]).effects).toEqual([]);
  });

  test('jumps after a gap', () => {
    const { effects } = after([aMessage(9, ROBOT, { isAfterGap: true })]);
    expect(effects).toEqual([{ type: 'go', to: visible(ROBOT), isJump: true }]);
  });

  test('ignores what is older', () => {
    const { state, effects } = after([aMessage(3, ROBOT), aMessage(2, HALL)]);
    expect(effects).toEqual([]);
    expect(state.shown).toEqual(visible(ROBOT));
    expect(after([aMessage(1, ROBOT, { epoch: 2 }), aMessage(8, HALL)]).state.epoch).toBe(2);
  });

  test('takes the first message of a later epoch', () => {
    const { effects } = after([aMessage(30, ROBOT), aMessage(0, DOCUMENT, { epoch: 2 })]);
    expect(effects).toEqual([{ type: 'go', to: visible(DOCUMENT), isJump: false }]);
  });

  test('stays where they are while the presenter is where they may not be', () => {
    const { state, effects } = after([aMessage(1, undefined)]);
    expect(effects).toEqual([]);
    expect(state.mode).toBe('following');
  });
});

describe('a step of their own', () => {
  test.each([
    ['closing what is shown', [aMessage(1, ROBOT), windowShows(ROBOT), windowShows(BAY)]],
    ['opening something', [aMessage(1, BAY), windowShows(BAY), windowShows(DOCUMENT)]],
    ['going elsewhere', [windowShows(BAY)]],
    [
      'another page of a document',
      [
        aMessage(1, DOCUMENT),
        windowShows(DOCUMENT),
        windowShows({ ...DOCUMENT, open: [{ kind: 'pdf', id: overlayId(7), page: 4 }] }),
      ],
    ],
    [
      'going elsewhere on the way',
      [aMessage(1, ROBOT), windowShows({ location: payloadId('lab'), open: [] })],
    ],
  ])('ends following: %s', (_, events) => {
    const { state, effects } = after(events);
    expect(state.mode).toBe('roaming');
    expect(effects).toEqual([{ type: 'modeChanged', mode: 'roaming' }]);
  });

  test('is not what the guest types or shares', () => {
    const events = [windowShows({ ...HALL, open: [{ kind: 'share' }] })];
    expect(after(events).state.mode).toBe('following');
  });

  test('keeps the guest from being sent, until they return', () => {
    const roaming = [windowShows(BAY), aMessage(5, DOCUMENT)];
    expect(after(roaming).effects).toEqual([]);
    expect(after([...roaming, { type: 'returned' }]).effects).toEqual([
      { type: 'modeChanged', mode: 'following' },
      { type: 'go', to: visible(DOCUMENT), isJump: false },
    ]);
  });
});

const showings = fc.constantFrom(HALL, BAY, ROBOT, DOCUMENT);
const messages = fc.array(
  fc.record({
    type: fc.constant('message' as const),
    epoch: fc.integer({ min: 1, max: 3 }),
    seq: fc.integer({ min: 0, max: 8 }),
    shown: fc
      .option(showings, { nil: undefined })
      .map((showing): Shown => (showing === undefined ? { kind: 'hidden' } : visible(showing))),
    isAfterGap: fc.boolean(),
  }),
  { maxLength: 30 },
);

/** The newest of messages that each say the same under the same number. */
function newestOf(events: readonly Extract<FollowingEvent, { type: 'message' }>[]) {
  return events.toSorted((one, other) => one.epoch - other.epoch || one.seq - other.seq).at(-1);
}

test('whatever is lost, doubled or late, a guest who follows ends where the presenter is', () => {
  fc.assert(
    fc.property(messages, (sent) => {
      const said = new Map(sent.map((event) => [`${event.epoch} ${event.seq}`, event]));
      let state = beginFollowing(HALL);
      for (const { epoch, seq } of sent) {
        const message = said.get(`${epoch} ${seq}`);
        if (message === undefined) continue;
        const [next, effects] = follow(state, message);
        state = next;
        // The window does what it is told, by way of the empty location.
        for (const effect of effects) {
          if (effect.type !== 'go') continue;
          const { showing } = effect.to;
          [state] = follow(state, windowShows({ ...showing, open: [] }));
          [state] = follow(state, windowShows(showing));
        }
      }
      expect(state.mode).toBe('following');
      const newest = newestOf([...said.values()]);
      const isThere = newest?.shown.kind !== 'visible' || isSameShowing(state.window, newest.shown.showing);
      expect(isThere).toBe(true);
      expect(state.shown).toEqual(newest?.shown);
    }),
  );
});
