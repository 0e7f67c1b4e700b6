import type { FigureSource } from '@vitrine/core/figures/figure-source';
import { expect, test } from 'vitest';
import { RefusedFetchError } from '../outbound/refused-fetch-error.ts';
import { createFakeClock, settle } from '../testing/fake-clock.ts';
import { createFakeLogger } from '../testing/fake-logger.ts';
import { createFigureReadings } from './figure-readings.ts';
import type { SourceText } from './fetch-source.ts';

const INTERVAL = 60_000;
const POWER: FigureSource = { address: 'https://plant.example/power.csv?key=sesame', field: 'power' };
const VOLTAGE: FigureSource = { ...POWER, field: 'voltage' };

/** A source that a test answers by hand. */
function setUp() {
  const clock = createFakeClock();
  const logger = createFakeLogger();
  const asked: { answer: (text: string) => void; fail: (error: Error) => void; signal: AbortSignal }[] = [];
  const readings = createFigureReadings({
    interval: INTERVAL,
    fetchSource: (_address, signal) =>
      new Promise<SourceText>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        asked.push({ answer: (text) => resolve({ text, isJson: false }), fail: reject, signal });
      }),
    clock,
    random: () => 0.5,
    logger,
  });
  return { clock, logger, asked, readings };
}

test('one request for all figures of an address; the next after the interval, with the change', async () => {
  const { clock, asked, readings } = setUp();
  expect(readings.look(POWER)).toEqual({ isPending: true });
  expect(readings.look(VOLTAGE)).toEqual({ isPending: true });
  expect(asked).toHaveLength(1);
  asked[0]?.answer('power,voltage\n1,230\n2,231');
  await settle();
  expect(readings.look(POWER)).toMatchObject({ reading: { value: 2, history: [1, 2] }, age: 0 });
  expect(readings.look(VOLTAGE)).toMatchObject({ reading: { value: 231 } });
  await clock.advance(INTERVAL - 1);
  expect(asked).toHaveLength(1);
  await clock.advance(1);
  expect(asked).toHaveLength(2);
  asked[1]?.answer('power,voltage\n3,232');
  await settle();
  expect(readings.look(POWER)).toMatchObject({ reading: { value: 3 } });
});

test('keeps what was read while the source is away, with its age, and asks ever less', async () => {
  const { clock, asked, readings } = setUp();
  readings.look(POWER);
  asked[0]?.answer('power\n7');
  await settle();
  let requests = asked.length;
  const gaps: number[] = [];
  let last = clock.elapsed();
  for (let minute = 0; minute < 120; minute += 1) {
    await clock.advance(60_000);
    readings.look(POWER);
    if (asked.length === requests) continue;
    requests = asked.length;
    gaps.push(Math.round((clock.elapsed() - last) / 60_000));
    last = clock.elapsed();
    asked.at(-1)?.fail(new Error('connect ECONNREFUSED'));
    await settle();
  }
  // Back-off to a quarter of an hour; a middling draw of chance makes it three quarters of that.
  expect(gaps.slice(0, 6)).toEqual([1, 1, 2, 3, 6, 12]);
  expect(gaps.slice(6).every((gap) => gap === 11 || gap === 12)).toBe(true);
  expect(readings.look(POWER)).toMatchObject({ reading: { value: 7 }, age: 120 * 60_000 });
});

test('asks no one when no one looks', async () => {
  const { clock, asked, readings } = setUp();
  readings.look(POWER);
  asked[0]?.answer('power\n7');
  for (let minute = 0; minute < 60; minute += 1) {
    await clock.advance(60_000);
    asked.at(-1)?.answer('power\n7');
    await settle();
  }
  expect(asked.length).toBeLessThanOrEqual(4);
  expect(clock.waiting()).toBe(0);
});

test('gives up an answer that takes too long', async () => {
  const { clock, asked, logger, readings } = setUp();
  readings.look(POWER);
  await clock.advance(10_000);
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(readings.look(POWER)).toEqual({ isPending: false });
  expect(logger.lines[0]?.details).toEqual({ host: 'plant.example', reason: 'it takes too long' });
});

test.each([
  ['a page of a company', '<!doctype html>'],
  ['JSON that is cut off', '{"power": 1'],
  ['NaN', 'power\nNaN'],
  ['an ambiguous number', 'power;x\n1.234,5;1'],
  ['nothing', ''],
])('%s is no number: what was typed is shown', async (_what, text) => {
  const { asked, logger, readings } = setUp();
  readings.look(POWER);
  asked[0]?.answer(text);
  await settle();
  expect(readings.look(POWER)).toEqual({ isPending: false });
  expect(logger.lines).toHaveLength(1);
});

test('logs a fault once, by the host alone, and again after the source was well', async () => {
  const { clock, asked, logger, readings } = setUp();
  const fail = async () => {
    asked.at(-1)?.fail(new RefusedFetchError('it answers 500'));
    await settle();
  };
  readings.look(POWER);
  await fail();
  await clock.advance(60_000);
  await fail();
  expect(logger.lines).toHaveLength(1);
  expect(JSON.stringify(logger.lines)).not.toContain('sesame');
  await clock.advance(60_000);
  readings.look(POWER);
  await clock.advance(60_000);
  asked.at(-1)?.answer('power\n1');
  await clock.advance(60_000);
  await fail();
  expect(logger.lines).toHaveLength(2);
});

test('the end: nothing is asked any more, and what runs is aborted', async () => {
  const { clock, asked, logger, readings } = setUp();
  readings.look(POWER);
  readings.stop();
  expect(asked[0]?.signal.aborted).toBe(true);
  await clock.advance(600_000);
  expect(asked).toHaveLength(1);
  expect(clock.waiting()).toBe(0);
  expect(logger.lines).toEqual([]);
});
