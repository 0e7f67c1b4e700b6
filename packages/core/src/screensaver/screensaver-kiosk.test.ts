import { describe, expect, test } from 'vitest';
import { image, list, locationItem, started, video } from './testing/screensaver-driver.ts';
import type { Programme } from './programme.ts';

describe('a kiosk that has nothing to show', () => {
  test('tries again after everything has failed in a row, when the idle time is over once more', () => {
    const driver = started(list(video('film'), image('a')), { isKiosk: true });
    driver.send({ type: 'failed', step: driver.step() });
    expect(driver.log()).not.toContain('countAgain');
    driver.send({ type: 'failed', step: driver.step() });
    expect(driver.status()).toBe('spent');
    expect(driver.hasTimer()).toBe(false);
    expect(driver.log().slice(-2)).toEqual(['end kept', 'countAgain']);
    driver.sense({ isIdle: false });
    driver.sense({ isIdle: true });
    expect(driver.status()).toBe('preparing');
  });

  test('looks again where there is nothing yet', () => {
    const driver = started(list(), { isKiosk: true });
    expect(driver.status()).toBe('spent');
    expect(driver.log()).toEqual(['prepare', 'countAgain']);
  });

  const [a, b] = [locationItem('a').location, locationItem('b').location];
  const programme: Programme = { kind: 'arrows', next: { a: b }, stepInterval: 3, start: a };

  test.each([
    [false, ['prepare', 'end shown']],
    [true, ['prepare', 'end kept', 'countAgain']],
  ])('gives up where the next location cannot be reached; in a kiosk (%o) it tries again', (isKiosk, log) => {
    const driver = started(programme, { location: a, isKiosk });
    driver.send({ type: 'failed', step: driver.step() });
    expect(driver.status()).toBe('spent');
    expect(driver.log()).toEqual(log);
  });
});
