import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterEvent, GRACE_HOURS, liveBy, MAX_ATTEMPTS, turnOf } from './due.ts';
import type { ReleaseEvent, Scheduled } from './due.ts';

const HOUR = 60 * 60 * 1000;
const PLANNED: Scheduled = { state: 'planned', at: 10 * HOUR, attempts: 0 };

test('a release is due from its time on, and after a day of absence someone has to decide', () => {
  expect(turnOf(PLANNED, PLANNED.at - 1)).toBe('wait');
  expect(turnOf(PLANNED, PLANNED.at)).toBe('run');
  expect(turnOf(PLANNED, PLANNED.at + GRACE_HOURS * HOUR)).toBe('run');
  expect(turnOf(PLANNED, PLANNED.at + GRACE_HOURS * HOUR + 1)).toBe('missed');
  expect(turnOf({ ...PLANNED, attempts: MAX_ATTEMPTS }, PLANNED.at)).toBe('failed');
  for (const state of ['done', 'stopped', 'cancelled'] as const) {
    expect(turnOf({ ...PLANNED, state }, PLANNED.at)).toBe('nothing');
  }
});

/** What happens to a release that several processes look at, some of which are killed. */
type Happening =
  | { readonly kind: 'timePasses'; readonly hours: number }
  /** A process looks; it may be killed after the release has begun, before its transaction ends. */
  | { readonly kind: 'look'; readonly isKilled: boolean; readonly isRefused: boolean }
  | { readonly kind: 'plan'; readonly inHours: number }
  | { readonly kind: 'cancel' };

const happenings: fc.Arbitrary<readonly Happening[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('timePasses' as const), hours: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ kind: fc.constant('look' as const), isKilled: fc.boolean(), isRefused: fc.boolean() }),
    fc.record({ kind: fc.constant('plan' as const), inHours: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ kind: fc.constant('cancel' as const) }),
  ),
  { maxLength: 30 },
);

test('whatever happens, it goes live once at most, never early, never late without a decision, and as planned', () => {
  fc.assert(
    fc.property(happenings, (all) => {
      let now = 0;
      let release = PLANNED;
      const wentLive: { readonly at: number; readonly planned: number }[] = [];
      const happens = (event: ReleaseEvent): boolean => {
        const next = afterEvent(release, event);
        if (next !== undefined) release = next;
        return next !== undefined;
      };
      for (const one of all) {
        if (one.kind === 'timePasses') now += one.hours * HOUR;
        if (one.kind === 'plan') happens({ type: 'planned', at: now + one.inHours * HOUR });
        if (one.kind === 'cancel') happens({ type: 'cancelled' });
        if (one.kind !== 'look') continue;
        const turn = turnOf(release, now);
        if (turn === 'missed' || turn === 'failed') happens({ type: 'stopped' });
        if (turn !== 'run' || !happens({ type: 'begun' }) || one.isKilled) continue;
        if (one.isRefused) happens({ type: 'stopped' });
        else if (happens({ type: 'ran' })) wentLive.push({ at: now, planned: release.at });
      }
      expect(wentLive.length).toBe(release.state === 'done' ? 1 : 0);
      expect(release.attempts).toBeLessThanOrEqual(MAX_ATTEMPTS);
      for (const { at, planned } of wentLive) {
        expect(at).toBeGreaterThanOrEqual(planned);
        expect(at).toBeLessThanOrEqual(planned + GRACE_HOURS * HOUR);
      }
    }),
  );
});

test('what is over stays over, until someone plans it again; what is live never goes live again', () => {
  const done: Scheduled = { ...PLANNED, state: 'done' };
  expect(afterEvent(done, { type: 'planned', at: 0 })).toBeUndefined();
  expect(afterEvent(done, { type: 'cancelled' })).toBeUndefined();
  for (const state of ['stopped', 'cancelled'] as const) {
    const over: Scheduled = { ...PLANNED, state, attempts: 2 };
    expect(afterEvent(over, { type: 'begun' })).toBeUndefined();
    expect(afterEvent(over, { type: 'ran' })).toBeUndefined();
    expect(afterEvent(over, { type: 'planned', at: 7 })).toEqual({ state: 'planned', at: 7, attempts: 0 });
  }
});

const scheduled: fc.Arbitrary<Scheduled> = fc.record({
  state: fc.constantFrom('planned', 'done', 'stopped', 'cancelled'),
  at: fc.integer({ min: 0, max: 60 }).map((hours) => hours * HOUR),
  attempts: fc.integer({ min: 0, max: MAX_ATTEMPTS + 1 }),
});

test('a release of the very moment is live by then', () => {
  expect(liveBy([PLANNED], PLANNED.at, 0)).toEqual([PLANNED]);
  expect(liveBy([PLANNED], PLANNED.at - 1, 0)).toEqual([]);
});

test('live by a moment is what a process that looks all the time has let go live, in the same order', () => {
  fc.assert(
    fc.property(fc.array(scheduled), fc.nat(60), fc.nat(20), (all, first, hours) => {
      const planned = all.toSorted((one, other) => one.at - other.at);
      const [now, moment] = [first * HOUR, (first + hours) * HOUR];
      const left = new Set(planned);
      const wentLive: Scheduled[] = [];
      for (let clock = now; clock <= moment; clock += HOUR) {
        for (const release of planned) {
          const turn = left.has(release) ? turnOf(release, clock) : 'wait';
          if (turn === 'run') wentLive.push(release);
          if (turn !== 'wait') left.delete(release);
        }
      }
      expect(liveBy(planned, moment, now)).toEqual(wentLive);
    }),
  );
});
