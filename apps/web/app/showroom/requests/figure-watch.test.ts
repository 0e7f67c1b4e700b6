import { afterEach, expect, test, vi } from 'vitest';
import type { LiveFigures } from '~/contract/live-figures.ts';
import { browserClock } from '../browser/clock.ts';
import { watchFigures } from './figure-watch.ts';
import type { FigureHost } from './figure-watch.ts';

afterEach(() => {
  vi.useRealTimers();
});

const FIGURES: LiveFigures = { figures: [{ value: '1', unit: '', label: '' }], again: 30_000 };

function setUp(...answers: (LiveFigures | 'gone' | Error)[]) {
  vi.useFakeTimers();
  let isHidden = false;
  let listener: (() => void) | undefined;
  const request = vi.fn<FigureHost['request']>(async () => {
    const answer = answers.shift() ?? FIGURES;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const onFigures = vi.fn<(figures: LiveFigures['figures']) => void>();
  const stop = watchFigures('/box-api/figures/en/7', onFigures, {
    request,
    isHidden: () => isHidden,
    onVisibility: (listen) => {
      listener = listen;
      return () => {
        listener = undefined;
      };
    },
    clock: browserClock,
  });
  return {
    request,
    onFigures,
    stop,
    hide: (isNow: boolean) => {
      isHidden = isNow;
      listener?.();
    },
  };
}

test('asks at once, and again when the server says so', async () => {
  const { request, onFigures } = setUp();
  await vi.advanceTimersByTimeAsync(0);
  expect(onFigures).toHaveBeenCalledWith(FIGURES.figures);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(request).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(request).toHaveBeenCalledTimes(2);
});

test('asks nothing while the page is hidden, and once when it is seen again', async () => {
  const { request, hide } = setUp();
  await vi.advanceTimersByTimeAsync(0);
  hide(true);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(request).toHaveBeenCalledTimes(1);
  hide(false);
  hide(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(request).toHaveBeenCalledTimes(2);
});

test('waits longer and longer for a server that is away, and goes on when it is back', async () => {
  const away = new Error('Failed to fetch');
  const { request, onFigures } = setUp(away, away, FIGURES);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(request).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(request).toHaveBeenCalledTimes(2);
  expect(onFigures).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onFigures).toHaveBeenCalledTimes(1);
});

test('stops where there are no such figures any more, and when it is ended', async () => {
  const gone = setUp('gone');
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(gone.request).toHaveBeenCalledTimes(1);
  expect(gone.onFigures).not.toHaveBeenCalled();

  const ended = setUp();
  await vi.advanceTimersByTimeAsync(0);
  ended.stop();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(ended.request).toHaveBeenCalledTimes(1);
  const neverBegun = setUp();
  neverBegun.stop();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(neverBegun.request).not.toHaveBeenCalled();
});
