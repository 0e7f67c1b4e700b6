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

  test('is taken at once, and what is asked for meanwhile waits until the page shows the entry behind', () => {
    const leaving = createBackQueue(browserClock);
    const stepBack = vi.fn<StepBack>(() => 'overlay');
    const open = vi.fn<() => void>();
    leaving.start(stepBack);
    expect(stepBack).toHaveBeenCalledTimes(1);
    leaving.after(open);
    expect(open).not.toHaveBeenCalled();
    leaving.shows('behind');
    expect(open).toHaveBeenCalledTimes(1);
    leaving.shows('another');
    expect(open).toHaveBeenCalledTimes(1);
  });

  test('is followed by a second one only when it has been taken', () => {
    const leaving = createBackQueue(browserClock);
    const second = vi.fn<StepBack>(() => 'lower overlay');
    leaving.start(() => 'overlay');
    leaving.start(second);
    expect(second).not.toHaveBeenCalled();
    leaving.shows('behind');
    expect(second).toHaveBeenCalledTimes(1);
  });

  test('and by no opening before all that was closed has been left', () => {
    const leaving = createBackQueue(browserClock);
    const happened: string[] = [];
    for (const step of ['leave the first', 'leave the second']) {
      leaving.start(() => {
        happened.push(step);
        return step;
      });
    }
    leaving.after(() => happened.push('open'));
    leaving.shows('behind');
    expect(happened).toEqual(['leave the first', 'leave the second']);
    expect(leaving.isPending()).toBe(true);
    leaving.shows('further behind');
    expect(happened).toEqual(['leave the first', 'leave the second', 'open']);
    expect(leaving.isPending()).toBe(false);
  });

  test('keeps what was asked for last', () => {
    const leaving = createBackQueue(browserClock);
    const first = vi.fn<() => void>();
    const last = vi.fn<() => void>();
    leaving.start(() => 'overlay');
    leaving.after(first);
    leaving.after(last);
    leaving.shows('behind');
    expect(first).not.toHaveBeenCalled();
    expect(last).toHaveBeenCalledTimes(1);
  });

  test('is not waited for without end', () => {
    const leaving = createBackQueue(browserClock);
    const open = vi.fn<() => void>();
    leaving.start(() => 'overlay');
    leaving.after(open);
    vi.advanceTimersByTime(1999);
    expect(open).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(open).toHaveBeenCalledTimes(1);
    leaving.after(open);
    expect(open).toHaveBeenCalledTimes(2);
  });

  test('has not been taken if the page reports its entry late', () => {
    const leaving = createBackQueue(browserClock);
    leaving.shows('page');
    leaving.start(() => 'overlay');
    leaving.shows('overlay');
    expect(leaving.isPending()).toBe(true);
    leaving.shows('page');
    expect(leaving.isPending()).toBe(false);
  });

  test('reports when it begins, and when it ends without having been taken', () => {
    const leaving = createBackQueue(browserClock);
    const told: boolean[] = [];
    const stop = leaving.subscribe(() => told.push(leaving.isPending()));
    leaving.start(() => 'overlay');
    expect(told).toEqual([true]);
    vi.advanceTimersByTime(2000);
    expect(told).toEqual([true, false]);
    stop();
    leaving.start(() => 'overlay');
    expect(told).toEqual([true, false]);
  });

  test('that leaves nothing is over at once', () => {
    const leaving = createBackQueue(browserClock);
    const open = vi.fn<() => void>();
    leaving.start(() => undefined);
    expect(leaving.isPending()).toBe(false);
    leaving.start(() => 'overlay');
    leaving.start(() => undefined);
    leaving.after(open);
    leaving.shows('behind');
    expect(open).toHaveBeenCalledTimes(1);
  });

  test('that the browser has taken is waited for as long as the page behind is fetched', () => {
    const leaving = createBackQueue(browserClock);
    const open = vi.fn<() => void>();
    leaving.start(() => 'overlay');
    leaving.after(open);
    leaving.fetches(true);
    vi.advanceTimersByTime(60_000);
    expect(open).not.toHaveBeenCalled();
    leaving.shows('behind');
    leaving.fetches(false);
    expect(open).toHaveBeenCalledTimes(1);
  });

  test('is over when what was fetched for it does not come', () => {
    const leaving = createBackQueue(browserClock);
    leaving.start(() => 'overlay');
    leaving.fetches(true);
    vi.advanceTimersByTime(60_000);
    leaving.fetches(false);
    expect(leaving.isPending()).toBe(false);
  });

  test('that the browser may still take is followed by no second one, until the page has left', () => {
    const leaving = createBackQueue(browserClock);
    const stepBack = vi.fn<StepBack>(() => 'overlay');
    const mayGoBack = () => stepBack.mock.lastCall?.[0].mayGoBack;
    leaving.start(stepBack);
    expect(mayGoBack()).toBe(true);
    vi.advanceTimersByTime(2000);
    leaving.start(stepBack);
    expect(mayGoBack()).toBe(false);
    leaving.shows('behind');
    leaving.start(stepBack);
    expect(mayGoBack()).toBe(true);
  });
});
