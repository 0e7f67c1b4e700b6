import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { overlayId, payloadId } from '../world/ids.ts';
import { beginFollowing, follow } from './following.ts';
import type { Following, FollowingEvent, Shown } from './following.ts';
import { isSameShowing } from './showing.ts';
import type { Showing } from './showing.ts';
import { isSameView } from './view.ts';
import type { View } from './view.ts';

const HALL: Showing = { location: payloadId('hall'), open: [] };
const BAY: Showing = { location: payloadId('bay'), open: [] };
const ROBOT: Showing = {
  location: payloadId('bay'),
  open: [{ kind: 'article', id: overlayId(12), title: 'Robot' }],
};
const FILM: View = { kind: 'film', position: 3, speed: 1 };
const LATER: View = { kind: 'film', position: 8, speed: 1 };
const ROBOT_FILM: Showing = { ...ROBOT, view: FILM };
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

/** A document at a page, where the presenter reads it. */
function page(number: number): Showing {
  return {
    location: payloadId('bay'),
    open: [{ kind: 'pdf', id: overlayId(7), page: number }],
    view: { kind: 'page', page: number, scale: 0, x: 0.5, y: 0.5 },
  };
}

describe('where the presenter looks', () => {
  const there = [aMessage(1, ROBOT), windowShows(ROBOT)];

  test('is looked at once the window is there, and not on the way', () => {
    const [go, ...rest] = after([aMessage(1, ROBOT_FILM)]).effects;
    expect([go?.type, rest]).toEqual(['go', []]);
    expect(after([aMessage(1, ROBOT_FILM), windowShows(BAY)]).effects).toEqual([]);
    expect(after([aMessage(1, ROBOT_FILM), windowShows(ROBOT, false)]).effects).toEqual([]);
    expect(after([aMessage(1, ROBOT_FILM), windowShows(ROBOT)]).effects).toEqual([
      { type: 'look', at: FILM },
    ]);
  });

  test('is followed where the window stays, and no message of it is taken twice', () => {
    const watching = [...there, aMessage(2, ROBOT_FILM)];
    expect(after(watching).effects).toEqual([{ type: 'look', at: FILM }]);
    expect(after([...watching, aMessage(2, ROBOT_FILM)]).effects).toEqual([]);
    expect(after([...watching, aMessage(3, ROBOT_FILM)]).effects).toEqual([]);
    expect(after([...watching, aMessage(4, { ...ROBOT, view: LATER })]).effects).toEqual([
      { type: 'look', at: LATER },
    ]);
    expect(after([...watching, aMessage(1, { ...ROBOT, view: LATER })]).effects).toEqual([]);
  });

  test('is looked at before the address says so where a viewer only turns to another page', () => {
    const reading = [aMessage(1, page(3)), windowShows(page(3))];
    expect(after([...reading, aMessage(2, page(4))]).effects).toEqual([
      { type: 'go', to: visible(page(4)), isJump: false },
      { type: 'look', at: page(4).view },
    ]);
    // Its address comes later, and is no other view.
    expect(after([...reading, aMessage(2, page(4)), windowShows(page(4))]).effects).toEqual([]);
    expect(after([aMessage(1, page(3))]).effects).toEqual([
      { type: 'go', to: visible(page(3)), isJump: false },
    ]);
  });

  test('is left with what is shown', () => {
    const left = [...there, aMessage(2, ROBOT_FILM), aMessage(3, HALL)];
    expect(after(left).effects).toEqual([
      { type: 'go', to: visible(HALL), isJump: false },
      { type: 'look', at: undefined },
    ]);
  });

  test('is no reason to go anywhere', () => {
    expect(isSameShowing(ROBOT, ROBOT_FILM)).toBe(true);
  });

  test('is no longer looked at by a guest who looks elsewhere, until they return', () => {
    const away = [...there, aMessage(2, ROBOT_FILM), { type: 'lookedElsewhere' } as const];
    expect(after(away).effects).toEqual([
      { type: 'modeChanged', mode: 'roaming' },
      { type: 'look', at: undefined },
    ]);
    expect(after([...away, { type: 'lookedElsewhere' }]).effects).toEqual([]);
    expect(after([...away, aMessage(3, { ...ROBOT, view: LATER })]).effects).toEqual([]);
    const back = [...away, aMessage(3, { ...ROBOT, view: LATER }), { type: 'returned' } as const];
    expect(after(back).effects).toEqual([
      { type: 'modeChanged', mode: 'following' },
      { type: 'look', at: LATER },
    ]);
  });
});

const showings = fc.constantFrom(HALL, BAY, ROBOT, ROBOT_FILM, { ...ROBOT, view: LATER }, DOCUMENT);
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

test('whatever is lost, doubled or late, a guest who follows ends where the presenter is and looks', () => {
  fc.assert(
    fc.property(messages, fc.integer({ min: 0, max: 30 }), (sent, lookedAt) => {
      const said = new Map(sent.map((event) => [`${event.epoch} ${event.seq}`, event]));
      let state = beginFollowing(HALL);
      let view: View | undefined;
      /** The window does what it is told, by way of the empty location. */
      const happens = (event: FollowingEvent): void => {
        const [next, effects] = follow(state, event);
        state = next;
        for (const effect of effects) {
          if (effect.type === 'look') view = effect.at ?? view;
          if (effect.type !== 'go') continue;
          const { showing } = effect.to;
          view = undefined;
          happens(windowShows({ ...showing, open: [] }));
          happens(windowShows(showing));
        }
      };
      for (const [index, { epoch, seq }] of sent.entries()) {
        const message = said.get(`${epoch} ${seq}`);
        if (message !== undefined) happens(message);
        if (index === lookedAt) {
          view = { kind: 'slide', index: 99 };
          happens({ type: 'lookedElsewhere' });
        }
      }
      happens({ type: 'returned' });
      expect(state.mode).toBe('following');
      const newest = newestOf([...said.values()]);
      const isThere = newest?.shown.kind !== 'visible' || isSameShowing(state.window, newest.shown.showing);
      expect(isThere).toBe(true);
      expect(state.shown).toEqual(newest?.shown);
      const wanted = newest?.shown.kind === 'visible' ? newest.shown.showing.view : undefined;
      expect(wanted === undefined || isSameView(view, wanted)).toBe(true);
    }),
  );
});
