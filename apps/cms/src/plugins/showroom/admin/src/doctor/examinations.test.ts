import { beforeEach, expect, test } from 'vitest';
import { createExaminations, FRESH_MS } from './examinations.ts';
import type { Examinations } from './examinations.ts';
import type { DoctorAnswer } from '../../../contracts/doctor.ts';

const SHOWROOM = { worlds: [], sharedScore: 100, findings: [], defaultLocale: 'en' } as never;

let asked: PromiseWithResolvers<DoctorAnswer>[];
let now: number;
let examinations: Examinations;

/** The doctor answers the last question, with what it knew then. */
async function answer(at = now): Promise<void> {
  asked.at(-1)?.resolve({ data: SHOWROOM, at });
  await settle();
}

async function fail(): Promise<void> {
  asked.at(-1)?.reject(new Error('gone'));
  await settle();
}

function settle() {
  return new Promise((resolve) => setImmediate(resolve));
}

beforeEach(() => {
  asked = [];
  now = 1_000_000;
  examinations = createExaminations(
    () => {
      const question = Promise.withResolvers<DoctorAnswer>();
      asked.push(question);
      return question.promise;
    },
    () => now,
  );
});

test('several panels that open together ask once', async () => {
  for (let panel = 0; panel < 3; panel += 1) examinations.need(now - 5000);
  expect(asked).toHaveLength(1);
  expect(examinations.known()).toMatchObject({ isAsking: true });
  await answer();
  expect(examinations.known()).toEqual({ showroom: SHOWROOM, isAsking: false, hasFailed: false });
});

test('an answer serves those who come within some seconds, unless their entry was written since', async () => {
  examinations.need(now - 5000);
  await answer();
  examinations.need(now - 1);
  expect(asked).toHaveLength(1);
  examinations.need(now + 1);
  expect(asked).toHaveLength(2);
  await answer(now + 2);
  now += FRESH_MS;
  examinations.need(now - FRESH_MS);
  expect(asked).toHaveLength(3);
});

test('what is saved while an answer is awaited is asked for once more, and not for ever', async () => {
  examinations.need(now);
  examinations.need(now + 10);
  await answer(now);
  expect(asked).toHaveLength(2);
  // A clock that was set back gives entries dates that are still to come.
  await answer(now);
  expect(asked).toHaveLength(2);
  expect(examinations.known().isAsking).toBe(false);
});

test('a failure keeps the known findings, and the next request tries again', async () => {
  const received: boolean[] = [];
  examinations.subscribe(() => received.push(examinations.known().hasFailed));
  examinations.ask();
  await answer();
  examinations.ask();
  await fail();
  expect(examinations.known()).toEqual({ showroom: SHOWROOM, isAsking: false, hasFailed: true });
  examinations.need(now - 5000);
  expect(asked).toHaveLength(3);
  await answer();
  expect(received).toEqual([false, false, false, true, true, false]);
});
