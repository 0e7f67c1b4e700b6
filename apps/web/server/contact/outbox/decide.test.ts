import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decide, marksOf, MAX_REFUSALS, PATIENCE_FOR_CMS, refusedBy, startEntry } from './decide.ts';
import type { Availability, EntryEffect, EntryEvent, EntryState } from './decide.ts';
import { DESTINATIONS } from '../entry.ts';
import type { Destination } from '../entry.ts';

const BOTH: Availability = { cms: 'ready', mail: 'ready' };

function fresh(): EntryState {
  return startEntry(0, { cms: {}, mail: {} });
}

function typesOf(effects: readonly EntryEffect[]): string[] {
  return effects.map((effect) => (effect.type === 'deliver' ? `deliver ${effect.to}` : effect.type));
}

/** Sends events to a state and returns it with the names of the last effects. */
function after(state: EntryState, ...events: readonly EntryEvent[]) {
  let effects: readonly EntryEffect[] = [];
  let now = state;
  for (const event of events) [now, effects] = decide(now, event);
  return { state: now, effects: typesOf(effects) };
}

function checked(now: number, available = BOTH): EntryEvent {
  return { type: 'checked', now, available };
}

function delivered(to: Destination, now: number, available = BOTH): EntryEvent {
  return {
    type: 'delivered',
    to,
    now,
    available,
  };
}

function refusedAt(now: number): EntryEvent {
  return { type: 'refused', to: 'cms', now, random: 1 };
}

describe('an entry of the outbox', () => {
  test('goes to both destinations, and of the mail is noted first that it may be on its way', () => {
    expect(after(fresh(), checked(1)).effects).toEqual(['save', 'deliver cms', 'deliver mail']);
  });

  test('is marked for each destination on its own and removed with the last', () => {
    const one = after(fresh(), checked(1), delivered('mail', 2));
    expect(one.effects).toEqual(['save']);
    expect(marksOf(one.state).mail.deliveredAt).toBe(new Date(2).toISOString());
    expect(after(one.state, delivered('cms', 3)).effects).toEqual(['remove']);
  });

  test('is given to one destination at a time only once', () => {
    expect(after(fresh(), checked(1), checked(2)).effects).toEqual([]);
  });

  test('goes where it has not arrived when the process has been killed in between', () => {
    const marks = {
      cms: {},
      mail: { startedAt: new Date(1).toISOString(), deliveredAt: new Date(2).toISOString() },
    };
    expect(after(startEntry(0, marks), checked(9)).effects).toEqual(['deliver cms']);
  });

  test('that is delivered whole, but was not deleted any more, is deleted', () => {
    const mark = { deliveredAt: new Date(2).toISOString() };
    expect(after(startEntry(0, { cms: mark, mail: mark }), checked(9)).effects).toEqual(['remove']);
  });

  test('needs no mail where the operator wants none', () => {
    const noMail: Availability = { cms: 'ready', mail: 'none' };
    expect(after(fresh(), checked(1, noMail)).effects).toEqual(['deliver cms']);
    expect(after(fresh(), checked(1, noMail), delivered('cms', 2, noMail)).effects).toEqual(['remove']);
  });

  test('waits for a CMS that may still come, and is satisfied with its mail after a week without one', () => {
    const noCms: Availability = { cms: 'expected', mail: 'ready' };
    const mailed = after(fresh(), checked(1, noCms), delivered('mail', 2, noCms));
    expect(mailed.effects).toEqual(['save']);
    expect(after(mailed.state, checked(PATIENCE_FOR_CMS, noCms)).effects).toEqual([]);
    expect(after(mailed.state, checked(PATIENCE_FOR_CMS + 1, noCms)).effects).toEqual(['remove']);
    expect(after(mailed.state, checked(PATIENCE_FOR_CMS + 1)).effects).toEqual(['deliver cms']);
  });

  test('is never removed by age alone (docs/design/unspecified.md: "Nothing accepted is ever lost")', () => {
    const nothing: Availability = { cms: 'none', mail: 'none' };
    for (const available of [nothing, { ...nothing, cms: 'expected' } as const]) {
      expect(after(fresh(), checked(100 * PATIENCE_FOR_CMS, available)).effects).toEqual([]);
    }
  });

  test('that was refused waits longer each time, half an hour at most', () => {
    let { state } = after(fresh(), checked(0));
    let now = 0;
    const waits = Array.from({ length: MAX_REFUSALS - 1 }, () => {
      state = after(state, { type: 'refused', to: 'cms', now, random: 1 }).state;
      const wait = state.progress.cms.due - now;
      now = state.progress.cms.due;
      state = after(state, checked(now)).state;
      return wait;
    });
    expect(waits.slice(0, 3)).toEqual([1_000, 2_000, 4_000]);
    expect(Math.max(...waits)).toBe(1_800_000);
  });

  test('that is refused again and again is given up by that destination alone, and stays', () => {
    const hour = 3_600_000;
    let { state } = after(fresh(), checked(0), delivered('mail', 0));
    for (let refusals = 1; refusals < MAX_REFUSALS; refusals += 1) {
      const again = after(state, refusedAt(refusals * hour), checked((refusals + 1) * hour));
      expect(again.effects).toEqual(['deliver cms']);
      state = again.state;
    }
    const last = after(state, refusedAt(MAX_REFUSALS * hour));
    expect(last.effects).toEqual(['save']);
    expect(refusedBy(last.state)).toEqual(['cms']);
    expect(after(last.state, checked(100 * PATIENCE_FOR_CMS)).effects).toEqual([]);
  });

  test('that was given up is tried once more by the next process, and given up again at once', () => {
    const at = new Date(1).toISOString();
    const found = startEntry(0, { cms: { refusedAt: at }, mail: { deliveredAt: at } });
    const tried = after(found, checked(9));
    expect(tried.effects).toEqual(['deliver cms']);
    expect(after(tried.state, { type: 'refused', to: 'cms', now: 9, random: 1 }).effects).toEqual(['save']);
    expect(after(tried.state, delivered('cms', 9)).effects).toEqual(['remove']);
  });

  test('that was refused waits no longer than half an hour when the clock is put back', () => {
    const day = 24 * 60 * 60 * 1_000;
    const refused = after(fresh(), checked(2 * day), { type: 'refused', to: 'cms', now: 2 * day, random: 1 });
    expect(after(refused.state, checked(2 * day)).effects).toEqual([]);
    expect(after(refused.state, checked(day)).effects).toEqual(['deliver cms']);
  });
});

type Happening = {
  readonly wait: number;
  readonly to: Destination;
  readonly end: 'delivered' | 'unreachable' | 'refused' | 'killed';
};

describe('whatever happens to an entry', () => {
  const happenings = fc.array(
    fc.record<Happening>({
      wait: fc.integer({ min: 0, max: 120_000 }),
      to: fc.constantFrom(...DESTINATIONS),
      end: fc.constantFrom('delivered', 'unreachable', 'refused', 'killed'),
    }),
    { maxLength: 60 },
  );

  test('no destination is given what it said it has, and nothing is removed before both have it', () => {
    fc.assert(
      fc.property(happenings, (list) => {
        let state = fresh();
        let saved = marksOf(state);
        let now = 0;
        const running = new Set<Destination>();
        const acknowledged = new Set<Destination>();
        const wrong: string[] = [];
        const perform = (effects: readonly EntryEffect[]): boolean => {
          for (const effect of effects) {
            if (effect.type === 'save') saved = marksOf(state);
            else if (effect.type === 'remove') return true;
            else {
              if (acknowledged.has(effect.to)) wrong.push(`${effect.to} twice`);
              if (running.has(effect.to)) wrong.push(`${effect.to} at once`);
              running.add(effect.to);
            }
          }
          return false;
        };
        const happen = (event: EntryEvent): boolean => {
          const [next, effects] = decide(state, event);
          state = next;
          return perform(effects);
        };
        for (const { wait, to, end } of list) {
          now += wait;
          let isRemoved = happen(checked(now));
          if (end === 'killed') {
            // Everything in memory is gone; what was saved is found again.
            state = startEntry(0, saved);
            running.clear();
          } else if (running.delete(to)) {
            if (end === 'delivered') acknowledged.add(to);
            isRemoved ||= happen(
              end === 'delivered'
                ? delivered(to, now)
                : end === 'refused'
                  ? { type: 'refused', to, now, random: 0.5 }
                  : { type: 'unreachable', to },
            );
          }
          if (isRemoved) {
            if (acknowledged.size < DESTINATIONS.length) wrong.push('removed too early');
            break;
          }
        }
        expect(wrong).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
