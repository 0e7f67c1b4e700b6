import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { NOTHING_POLLED, poll } from './polling.ts';
import type { PollingEffect, PollingEvent, PollingRules, PollingState } from './polling.ts';

const RULES: PollingRules = {
  interval: 60_000,
  longest: 900_000,
  attention: 180_000,
  pause: 10_000,
  maxSources: 3,
};
const ADDRESS = 'https://plant.example/power.csv';

function look(now: number, field = 'power', address = ADDRESS): PollingEvent {
  return { type: 'looked', source: { address, field }, now };
}

function answer(now: number, ...fields: string[]): PollingEvent {
  const readings = new Map(fields.map((field) => [field, { value: now, history: [now] }]));
  return { type: 'answered', address: ADDRESS, readings, now, random: 0.5 };
}

function fail(now: number, random = 1): PollingEvent {
  return { type: 'failed', address: ADDRESS, now, random };
}

function due(now: number): PollingEvent {
  return { type: 'due', address: ADDRESS, now };
}

function run(...events: PollingEvent[]) {
  let state: PollingState = NOTHING_POLLED;
  let effects: readonly PollingEffect[] = [];
  for (const event of events) [state, effects] = poll(state, event, RULES);
  return { source: state.get(ADDRESS), state, effects };
}

const ASK = { type: 'ask', address: ADDRESS };

test('the first look asks, and the others wait for the same answer', () => {
  expect(run(look(0)).effects).toEqual([ASK]);
  expect(run(look(0), look(5)).effects).toEqual([]);
  expect(run(look(0), look(5, 'voltage')).effects).toEqual([]);
});

test('asks again after the interval, while someone looks', () => {
  const begun = [look(0), answer(100, 'power')];
  expect(run(...begun).effects).toEqual([{ type: 'wait', address: ADDRESS, milliseconds: 60_000 }]);
  expect(run(...begun, due(60_100)).effects).toEqual([ASK]);
  expect(run(...begun, look(50_000), due(200_000)).effects).toEqual([ASK]);
});

test('pauses when no one looks any more, and goes on with the next look', () => {
  const paused = [look(0), answer(100, 'power'), due(180_001)];
  expect(run(...paused)).toMatchObject({ effects: [], source: { phase: 'paused' } });
  // What it said remains, with its time.
  expect(run(...paused).source?.fields.get('power')).toMatchObject({ reading: { value: 100 }, readAt: 100 });
  expect(run(...paused, look(300_000)).effects).toEqual([ASK]);
});

test('waits longer and longer for a source that fails, and never beyond the longest wait', () => {
  const waits: number[] = [];
  const events = [look(0)];
  let now = 0;
  for (let failures = 1; failures <= 8; failures += 1) {
    events.push(fail(now));
    const [effect] = run(...events).effects;
    if (effect?.type !== 'wait') throw new Error('It does not wait.');
    waits.push(effect.milliseconds);
    now += effect.milliseconds;
    events.push(look(now), due(now));
  }
  expect(waits).toEqual([60_000, 120_000, 240_000, 480_000, 900_000, 900_000, 900_000, 900_000]);
  events.push(answer(now, 'power'));
  expect(run(...events).effects).toEqual([{ type: 'wait', address: ADDRESS, milliseconds: 60_000 }]);
});

test('an answer without any of the numbers is a failure, and what was read before remains', () => {
  const { source } = run(look(0), answer(0, 'power'), due(60_000), answer(60_100));
  expect(source?.failures).toBe(1);
  expect(source?.fields.get('power')).toMatchObject({ readAt: 0 });
});

test('a failing source is not asked sooner because someone looks again', () => {
  const failed = [look(0), fail(0), due(60_000), fail(60_000), look(60_001), look(60_002, 'voltage')];
  expect(run(...failed).effects).toEqual([]);
});

test('another field of a known address is read soon, but not at once', () => {
  const known = [look(0), answer(100, 'power')];
  expect(run(...known, look(4_000, 'voltage')).effects).toEqual([
    { type: 'wait', address: ADDRESS, milliseconds: 6_000 },
  ]);
  expect(run(...known, look(20_000, 'voltage')).effects).toEqual([ASK]);
});

test('fields that no one looks at are forgotten', () => {
  const { source } = run(look(0, 'old'), look(190_000), answer(190_001, 'old', 'power'));
  expect([...(source?.fields.keys() ?? [])]).toEqual(['power']);
});

test('knows so many sources and no more: the one that was looked at longest ago goes', () => {
  const { state, effects } = run(
    look(0, 'a', 'https://1.example/'),
    look(1, 'a', 'https://2.example/'),
    look(2, 'a', 'https://3.example/'),
    look(3, 'a', 'https://1.example/'),
    look(4, 'a', 'https://4.example/'),
  );
  expect([...state.keys()]).toEqual(['https://1.example/', 'https://3.example/', 'https://4.example/']);
  expect(effects).toEqual([
    { type: 'forget', address: 'https://2.example/' },
    { type: 'ask', address: 'https://4.example/' },
  ]);
});

test('whatever happens, one request at a time, never sooner than the pause, and none without a look', () => {
  const step = fc.record({
    wait: fc.integer({ min: 0, max: 400_000 }),
    kind: fc.constantFrom(
      'look' as const,
      'other' as const,
      'answer' as const,
      'nothing' as const,
      'fail' as const,
    ),
    random: fc.double({ min: 0, max: 0.999, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let state: PollingState = NOTHING_POLLED;
      let now = 0;
      let timer: number | undefined;
      let isAsking = false;
      let askedAt = Number.NEGATIVE_INFINITY;
      let lookedAt = Number.NEGATIVE_INFINITY;
      const faults: string[] = [];
      const faultUnless = (isGood: boolean, fault: string) => faults.push(...(isGood ? [] : [fault]));
      const send = (event: PollingEvent) => {
        const [next, effects] = poll(state, event, RULES);
        state = next;
        for (const effect of effects) {
          if (effect.type === 'ask') {
            faultUnless(!isAsking, 'two requests at once');
            faultUnless(now - askedAt >= RULES.pause, 'too soon');
            faultUnless(now - lookedAt <= RULES.attention, 'no one looks');
            [isAsking, askedAt, timer] = [true, now, undefined];
          } else if (effect.type === 'wait') {
            faultUnless(effect.milliseconds > 0 && effect.milliseconds <= RULES.longest, 'a wrong wait');
            timer = now + effect.milliseconds;
          }
        }
      };
      for (const { wait, kind, random } of steps) {
        const until = now + wait;
        while (timer !== undefined && timer <= until) {
          [now, timer] = [timer, undefined];
          send(due(now));
        }
        now = until;
        if (kind === 'look' || kind === 'other') {
          lookedAt = now;
          send(look(now, kind === 'look' ? 'power' : 'voltage'));
          faultUnless(isAsking || timer !== undefined, 'a look without a request to come');
        } else if (isAsking) {
          isAsking = false;
          const outcome = { answer: answer(now, 'power'), nothing: answer(now), fail: fail(now, random) };
          send(outcome[kind]);
        }
      }
      expect(faults).toEqual([]);
    }),
  );
});
