import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createIdle } from './idle.ts';
import { followKioskReturn } from './kiosk-return.ts';
import { handedOver } from './kiosk.ts';
import { PREPARATION_PATIENCE } from './screensaver-runner.ts';
import { pageComes } from '../testing/page-comes.ts';

const MINUTE = 60_000;

/** A page of no world, in an unattended kiosk. */
function setUp() {
  const source = new EventTarget();
  const idle = createIdle({
    clock: {
      after(milliseconds, task) {
        const timer = setTimeout(task, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    now: () => Date.now(),
    source: {
      addEventListener: source.addEventListener.bind(source),
      removeEventListener: source.removeEventListener.bind(source),
      isHidden: () => false,
    },
  });
  return { stop: followKioskReturn(idle), touch: () => source.dispatchEvent(new Event('keydown')) };
}

const replace = vi.fn<(href: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('location', { replace });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  replace.mockClear();
});

function serverIs(answer: () => Promise<Response>) {
  return vi.stubGlobal('fetch', answer);
}

test('an unattended page goes to the start, which gets a handover', async () => {
  serverIs(async () => new Response());
  const { stop } = setUp();
  await vi.advanceTimersByTimeAsync(MINUTE - 1);
  expect(replace).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(replace.mock.calls).toEqual([['/']]);
  pageComes();
  expect(handedOver()).toBe('unattended');
  stop();
});

test('it stays while the server is away, and tries again', async () => {
  serverIs(() => Promise.reject(new TypeError('offline')));
  setUp();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(replace).not.toHaveBeenCalled();
  serverIs(async () => new Response());
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(replace).toHaveBeenCalledOnce();
});

test('it waits for no answer that does not come', async () => {
  serverIs(() => new Promise(() => undefined));
  setUp();
  await vi.advanceTimersByTimeAsync(MINUTE + PREPARATION_PATIENCE);
  serverIs(async () => new Response());
  await vi.advanceTimersByTimeAsync(MINUTE - 1);
  expect(replace).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(replace).toHaveBeenCalledOnce();
});

test('it stays if a visitor has come meanwhile', async () => {
  let answer: ((response: Response) => void) | undefined;
  serverIs(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const { touch } = setUp();
  await vi.advanceTimersByTimeAsync(MINUTE);
  touch();
  answer?.(new Response());
  await vi.advanceTimersByTimeAsync(0);
  expect(replace).not.toHaveBeenCalled();
});

test('does nothing once the page belongs to a world', async () => {
  serverIs(async () => new Response());
  setUp().stop();
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(replace).not.toHaveBeenCalled();
});
