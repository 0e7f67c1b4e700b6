import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aWalkGraph } from '../../testing/index.ts';
import { payloadId } from '../world/ids.ts';
import { FLY_MODE_DEFAULTS } from '../world/settings/fly-mode.ts';
import { navigate } from './navigate.ts';
import type { NavigationEffect } from './navigation-effect.ts';
import type { NavigationEvent } from './navigation-event.ts';
import { idleAt } from './navigation-state.ts';
import type { Lock, NavigationContext, NavigationState } from './navigation-state.ts';
import { createWalkMap } from './walk-map.ts';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'].map(payloadId);

const places = fc.constantFrom(...PLACES);

/** Any small world: islands, one-way transitions, direct ones, ones without a clip, locks, any fly mode. */
const contexts: fc.Arbitrary<NavigationContext> = fc
  .record({
    known: fc.subarray(PLACES, { minLength: 1 }),
    transitions: fc.array(
      fc.record({
        from: places,
        to: places,
        weight: fc.nat(3),
        isDirect: fc.boolean(),
        hasClip: fc.boolean(),
      }),
      { maxLength: 14 },
    ),
    locks: fc.dictionary(fc.constantFrom('d', 'e', 'f'), fc.constantFrom<Lock>('password', 'login')),
    flyMode: fc.record({
      isActive: fc.boolean(),
      maximumItems: fc.nat(8),
      beyondMaximum: fc.constantFrom('playAll' as const, 'goDirectly' as const),
      skipLocations: fc.boolean(),
      playbackRate: fc.constant(2),
      blendingTime: fc.constant(0.6),
    }),
    isPowerSave: fc.boolean(),
  })
  .map(({ known, transitions, locks, flyMode, isPowerSave }) => {
    const graph = aWalkGraph({
      transitions: transitions.map(({ from, to, weight, isDirect, hasClip }) => ({
        from,
        to,
        weight,
        options: { active: true, directTransition: isDirect },
        ...(hasClip ? {} : { backgrounds: [] }),
      })),
      locations: known.map((at) => ({ payloadId: at })),
    });
    const locations = graph.locations.filter((location) => known.includes(location.payloadId));
    return {
      map: createWalkMap({ ...graph, locations }),
      flyMode,
      isPowerSave,
      lockOf: (location) => locks[location],
    };
  });

/** All events, most of them about the item on the stage, some about earlier items. */
type PlayedEvent =
  | NavigationEvent
  | { readonly type: 'itemOnStage'; readonly report: 'itemStarted' | 'itemEnded' | 'itemFailed' }
  | { readonly type: 'otherContext'; readonly context: NavigationContext };

const targetSet = fc.record({
  type: fc.constant('targetSet' as const),
  target: places,
  address: fc.constantFrom('push' as const, 'keep' as const),
});

const playedEvents: fc.Arbitrary<PlayedEvent> = fc.oneof(
  { weight: 4, arbitrary: targetSet },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('itemOnStage' as const),
      report: fc.constantFrom('itemStarted' as const, 'itemEnded' as const, 'itemFailed' as const),
    }),
  },
  fc.record({
    type: fc.constantFrom('itemStarted' as const, 'itemEnded' as const, 'itemFailed' as const),
    item: fc.integer({ min: -1, max: 30 }),
  }),
  fc.record({
    type: fc.constantFrom(
      'finish' as const,
      'powerSaveOn' as const,
      'powerSaveOff' as const,
      'blockLifted' as const,
      'blockDismissed' as const,
      'contentChanged' as const,
      'reset' as const,
    ),
  }),
  fc.record({ type: fc.constant('reset' as const), location: places }),
  fc.record({ type: fc.constant('otherContext' as const), context: contexts }),
);

/** A showroom that never changes while the visitor walks: no reset, no other content. */
const steadyEvents = playedEvents.filter(({ type }) => type !== 'reset' && type !== 'otherContext');

function aVisit(firstContext: NavigationContext) {
  let context = firstContext;
  let state: NavigationState = idleAt(payloadId('a'));
  let effects: readonly NavigationEffect[] = [];
  const send = (event: NavigationEvent) => {
    const [next, more] = navigate(state, event, context);
    state = next;
    effects = [...effects, ...more];
  };
  const happen = (event: PlayedEvent) => {
    if (event.type === 'otherContext') {
      ({ context } = event);
      send({ type: 'contentChanged' });
    } else if (event.type !== 'itemOnStage') {
      send(event);
    } else if (state.status === 'travelling') {
      send({ type: event.report, item: state.queue[0].id });
    }
  };
  return {
    happen,
    state: () => state,
    effects: () => effects,
    forgetEffects: () => {
      effects = [];
    },
  };
}

test('any sequence of events ends idle, blocked, or travelling with a queue that leads to its destination', () => {
  fc.assert(
    fc.property(contexts, fc.array(playedEvents, { maxLength: 40 }), (context, sequence) => {
      const visit = aVisit(context);
      for (const event of sequence) {
        visit.happen(event);
        expect(faultOf(visit.state())).toBeUndefined();
      }
    }),
    { numRuns: 500 },
  );
});

/** The violations of a state's invariants, in words. */
function faultOf(state: NavigationState): string | undefined {
  if (state.areHotspotsShown !== (state.status !== 'travelling')) return 'Hotspots are shown on the way.';
  if (state.status !== 'travelling') return 'queue' in state ? 'A queue is left over.' : undefined;
  const ids = state.queue.map(({ id }) => id);
  const last = state.queue.at(-1);
  if (last === undefined) return 'The queue is empty.';
  if (last.payloadId !== state.destination.location) return 'The queue leads elsewhere.';
  if (ids.some((id, index) => id <= (ids[index - 1] ?? 0))) return 'Ids do not rise.';
  return last.id < state.nextItemId ? undefined : 'An id will be given twice.';
}

test('an item on the stage was always requested: the first one by its own play or show', () => {
  fc.assert(
    fc.property(contexts, fc.array(playedEvents, { maxLength: 40 }), (context, sequence) => {
      const visit = aVisit(context);
      for (const event of sequence) {
        visit.happen(event);
        const state = visit.state();
        if (state.status !== 'travelling') continue;
        const onStage = visit.effects().findLast(({ type }) => type === 'play' || type === 'show');
        expect(onStage).toMatchObject({ item: state.queue[0] });
      }
    }),
  );
});

test('the visitor always arrives: each report shortens what is left, whatever becomes of the media', () => {
  fc.assert(
    fc.property(
      contexts,
      fc.array(playedEvents, { maxLength: 25 }),
      fc.infiniteStream(fc.boolean()),
      (context, sequence, failures) => {
        const visit = aVisit(context);
        for (const event of sequence) visit.happen(event);
        // At most the journey under way and one to the stored target, each clip failing into a cross-fade.
        const enough = 8 * PLACES.length;
        for (let count = 0; count < enough && visit.state().status === 'travelling'; count += 1) {
          const report = failures.next().value === true ? 'itemFailed' : 'itemEnded';
          visit.happen({ type: 'itemOnStage', report });
        }
        expect(visit.state().status).not.toBe('travelling');
      },
    ),
  );
});

test('the last target set is never lost: it is reached, asked for a code or a login, or left to the browser', () => {
  fc.assert(
    fc.property(
      contexts,
      fc.array(steadyEvents, { maxLength: 25 }),
      targetSet,
      fc.array(steadyEvents, { maxLength: 25 }),
      (context, before, lastTarget, after) => {
        const visit = aVisit(context);
        for (const event of before) visit.happen(event);
        visit.forgetEffects();
        visit.happen(lastTarget);
        const others = after.filter(({ type }) => type !== 'targetSet' && type !== 'blockDismissed');
        for (const event of others) visit.happen(event);
        while (visit.state().status === 'travelling')
          visit.happen({ type: 'itemOnStage', report: 'itemEnded' });
        const state = visit.state();
        const isReached = state.location === lastTarget.target;
        const isAskedFor = state.status === 'blocked' && state.destination.location === lastTarget.target;
        const isLeftToTheBrowser = visit
          .effects()
          .some((effect) => effect.type === 'loadPage' && effect.target === lastTarget.target);
        expect([isReached, isAskedFor, isLeftToTheBrowser]).toContain(true);
      },
    ),
    { numRuns: 500 },
  );
});

test('a closed location is never shown or walked to', () => {
  fc.assert(
    fc.property(contexts, fc.array(steadyEvents, { maxLength: 40 }), (context, sequence) => {
      const visit = aVisit({ ...context, flyMode: { ...FLY_MODE_DEFAULTS, maximumItems: 100 } });
      for (const event of sequence) visit.happen(event);
      const reached = visit.effects().flatMap((effect) => {
        if (effect.type === 'show') return effect.item.payloadId;
        return effect.type === 'play' ? effect.item.to : [];
      });
      expect(reached.filter((at) => context.lockOf(at) !== undefined)).toEqual([]);
    }),
  );
});

test('a visitor who has seen enough is where the last target is, one picture later', () => {
  fc.assert(
    fc.property(contexts, fc.array(playedEvents, { maxLength: 25 }), (context, sequence) => {
      const visit = aVisit(context);
      for (const event of sequence) visit.happen(event);
      const before = visit.state();
      visit.happen({ type: 'finish' });
      const after = visit.state();
      visit.happen({ type: 'finish' });
      expect(visit.state()).toBe(after);
      expect(targetsOf(after)).toContain(targetsOf(before).at(-1));
      expect(itemsLeft(after)).toBe(Math.min(1, itemsLeft(before)));
    }),
    { numRuns: 500 },
  );
});

function itemsLeft(state: NavigationState): number {
  return state.status === 'travelling' ? state.queue.length : 0;
}

/** Where the visitor will be, the last target set at the end. */
function targetsOf(state: NavigationState): readonly string[] {
  if (state.status !== 'travelling') return [state.location];
  const { destination, storedDestination } = state;
  return [destination.location, ...(storedDestination ? [storedDestination.location] : [])];
}
