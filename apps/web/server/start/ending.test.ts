import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEnding } from './ending.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp(isLogWritten = true) {
  const said: string[] = [];
  const ending = createEnding(async () => isLogWritten, {
    exit: (code) => said.push(`exit ${code}`),
    killSelf: () => said.push('kill'),
  });
  return { ...ending, said };
}

function never() {
  return new Promise<never>(() => {});
}

describe('the end of the process', () => {
  test('comes when its work is done, also where some of it failed', async () => {
    const { begin, waitsFor, said } = setUp();
    const work = Promise.withResolvers<void>();
    waitsFor(() => work.promise);
    waitsFor(() => Promise.reject(new Error('a full disk')));
    begin(0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(said).toEqual([]);
    work.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(said).toEqual(['exit 0']);
  });

  test('comes within five seconds, whatever still runs, and once', async () => {
    const { begin, waitsFor, said } = setUp();
    waitsFor(never);
    begin(0);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(said).toEqual(['exit 0']);
    begin(0);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(said).toEqual(['exit 0']);
  });

  test('comes at once with code 1 when it is begun again later', async () => {
    const { begin, waitsFor, said } = setUp();
    waitsFor(never);
    begin(0);
    await vi.advanceTimersByTimeAsync(1_001);
    begin(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(said).toEqual(['exit 1']);
  });

  test('is one request when two signals come at once, and running work may end', async () => {
    const { begin, waitsFor, said } = setUp();
    waitsFor(() => new Promise((resolve) => setTimeout(resolve, 500)));
    begin(0);
    begin(0);
    await vi.advanceTimersByTimeAsync(499);
    expect(said).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(said).toEqual(['exit 0']);
  });

  test('does not wait for a log without a reader: an exit would write its lines first', async () => {
    const { begin, said } = setUp(false);
    begin(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(said).toEqual(['kill']);
  });
});
