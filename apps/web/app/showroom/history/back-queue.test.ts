import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBackQueue } from './back-queue.ts';
import type { StepBack } from './back-queue.ts';
import { browserClock } from '../browser/clock.ts';

describe('A step back in the history', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is taken at once, and later requests wait until the page shows the previous entry', () => {
    const backQueue = createBackQueue(browserClock);
    const stepBack = vi.fn<StepBack>(() => 'overlay');
    const open = vi.fn<() => void>();
    backQueue.start(stepBack);
    expect(stepBack).toHaveBeenCalledTimes(1);
    backQueue.after(open);
    expect(open).not.toHaveBeenCalled();
    backQueue.shows('behind');
    expect(open).toHaveBeenCalledTimes(1);
    backQueue.shows('another');
    expect(open).toHaveBeenCalledTimes(1);
  });

  test('is followed by a second one only when it has been taken', () => {
    const backQueue = createBackQueue(browserClock);
    const second = vi.fn<StepBack>(() => 'lower overlay');
    backQueue.start(() => 'overlay');
    backQueue.start(second);
    expect(second).not.toHaveBeenCalled();
    backQueue.shows('behind');
    expect(second).toHaveBeenCalledTimes(1);
  });

  test('and by no opening before all that was closed has been left', () => {
    const backQueue = createBackQueue(browserClock);
    const happened: string[] = [];
    for (const step of ['leave the first', 'leave the second']) {
      backQueue.start(() => {
        happened.push(step);
        return step;
      });
    }
    backQueue.after(() => happened.push('open'));
    backQueue.shows('behind');
    expect(happened).toEqual(['leave the first', 'leave the second']);
    expect(backQueue.isPending()).toBe(true);
    backQueue.shows('further behind');
    expect(happened).toEqual(['leave the first', 'leave the second', 'open']);
    expect(backQueue.isPending()).toBe(false);
  });

  test('runs only the last navigation that was queued', () => {
    const backQueue = createBackQueue(browserClock);
    const first = vi.fn<() => void>();
    const last = vi.fn<() => void>();
    backQueue.start(() => 'overlay');
    backQueue.after(first);
    backQueue.after(last);
    backQueue.shows('behind');
    expect(first).not.toHaveBeenCalled();
    expect(last).toHaveBeenCalledTimes(1);
  });

  test('is not waited for without end', () => {
    const backQueue = createBackQueue(browserClock);
    const open = vi.fn<() => void>();
    backQueue.start(() => 'overlay');
    backQueue.after(open);
    vi.advanceTimersByTime(1999);
    expect(open).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(open).toHaveBeenCalledTimes(1);
    backQueue.after(open);
    expect(open).toHaveBeenCalledTimes(2);
  });

  test('has not been taken if the page reports its entry late', () => {
    const backQueue = createBackQueue(browserClock);
    backQueue.shows('page');
    backQueue.start(() => 'overlay');
    backQueue.shows('overlay');
    expect(backQueue.isPending()).toBe(true);
    backQueue.shows('page');
    expect(backQueue.isPending()).toBe(false);
  });

  test('reports when it begins, and when it ends without having been taken', () => {
    const backQueue = createBackQueue(browserClock);
    const reported: boolean[] = [];
    const stop = backQueue.subscribe(() => reported.push(backQueue.isPending()));
    backQueue.start(() => 'overlay');
    expect(reported).toEqual([true]);
    vi.advanceTimersByTime(2000);
    expect(reported).toEqual([true, false]);
    stop();
    backQueue.start(() => 'overlay');
    expect(reported).toEqual([true, false]);
  });

  test('that leaves nothing is over at once', () => {
    const backQueue = createBackQueue(browserClock);
    const open = vi.fn<() => void>();
    backQueue.start(() => undefined);
    expect(backQueue.isPending()).toBe(false);
    backQueue.start(() => 'overlay');
    backQueue.start(() => undefined);
    backQueue.after(open);
    backQueue.shows('behind');
    expect(open).toHaveBeenCalledTimes(1);
  });

  test('that the browser has taken is waited for as long as the page behind is fetched', () => {
    const backQueue = createBackQueue(browserClock);
    const open = vi.fn<() => void>();
    backQueue.start(() => 'overlay');
    backQueue.after(open);
    backQueue.fetches(true);
    vi.advanceTimersByTime(60_000);
    expect(open).not.toHaveBeenCalled();
    backQueue.shows('behind');
    backQueue.fetches(false);
    expect(open).toHaveBeenCalledTimes(1);
  });

  test('is over when what was fetched for it does not come', () => {
    const backQueue = createBackQueue(browserClock);
    backQueue.start(() => 'overlay');
    backQueue.fetches(true);
    vi.advanceTimersByTime(60_000);
    backQueue.fetches(false);
    expect(backQueue.isPending()).toBe(false);
  });

  test('that the browser may still take is followed by no second one, until the page has left', () => {
    const backQueue = createBackQueue(browserClock);
    const stepBack = vi.fn<StepBack>(() => 'overlay');
    const mayGoBack = () => stepBack.mock.lastCall?.[0].mayGoBack;
    backQueue.start(stepBack);
    expect(mayGoBack()).toBe(true);
    vi.advanceTimersByTime(2000);
    backQueue.start(stepBack);
    expect(mayGoBack()).toBe(false);
    backQueue.shows('behind');
    backQueue.start(stepBack);
    expect(mayGoBack()).toBe(true);
  });
});
