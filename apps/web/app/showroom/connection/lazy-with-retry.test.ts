import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWithRetry } from './lazy-with-retry.ts';

let isServerThere = true;

function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  return loadWithRetry(load, async () => isServerThere);
}

const failed = new TypeError('Failed to fetch dynamically imported module');
const window = new EventTarget();

/** Fails a number of times, then returns the code. */
function loadAfter(failures: number) {
  let left = failures;
  return vi.fn<() => Promise<string>>(async () => {
    if (left > 0) {
      left -= 1;
      throw failed;
    }
    return 'code';
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
  isServerThere = true;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('code that the server does not have is an error', async () => {
  const load = loadAfter(2);
  await expect(loadCode(load)).rejects.toBe(failed);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a server that has been away again since is asked once more as well', async () => {
  const answers = [true, false, true];
  const load = vi.fn<() => Promise<string>>(async () => {
    isServerThere = answers.shift() ?? true;
    if (load.mock.calls.length <= 3) throw failed;
    return 'code';
  });
  const code = loadCode(load);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await code).toBe('code');
});

test('a server that has just come back is asked once more', async () => {
  expect(await loadCode(loadAfter(1))).toBe('code');
});

test('code is requested repeatedly while the server does not answer', async () => {
  isServerThere = false;
  const load = loadAfter(2);
  const code = loadCode(load);
  await vi.advanceTimersByTimeAsync(6000);
  expect(await code).toBe('code');
  expect(load).toHaveBeenCalledTimes(3);
});

test('code is requested when the network returns, and the connection is checked', async () => {
  const signals: string[] = [];
  window.addEventListener('code-unreachable', ({ type }) => signals.push(type), { once: true });
  vi.stubGlobal('navigator', { onLine: false });
  isServerThere = false;
  const load = loadAfter(1);
  const code = loadCode(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('online'));
  expect(await code).toBe('code');
  expect(signals).toEqual(['code-unreachable']);
});

test('without a network a server on the device itself, as a stand’s, is asked once more', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(await loadCode(loadAfter(1))).toBe('code');
});
