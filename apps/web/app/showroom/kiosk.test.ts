import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endResume, isKiosk, isResuming, noteKiosk, noteResume } from './kiosk.ts';

describe('a window that stands in public', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test.each(['?kiosk', '?kiosk=1', '?article=12-robot&kiosk='])('is marked by %s and stays it', (search) => {
    expect(isKiosk()).toBe(false);
    noteKiosk(search);
    noteKiosk('');
    noteKiosk('?article=12-robot');
    expect(isKiosk()).toBe(true);
  });

  test('ends by ?kiosk=off', () => {
    noteKiosk('?kiosk');
    noteKiosk('?kiosk=off');
    expect(isKiosk()).toBe(false);
  });

  test('remembers over a new page that its screensaver goes on', () => {
    expect(isResuming()).toBe(false);
    noteResume();
    expect(isResuming()).toBe(true);
    endResume();
    expect(isResuming()).toBe(false);
  });
});

const refuse = () => {
  throw new Error('forbidden');
};

test('a browser that keeps nothing has no kiosk, and no fault', () => {
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  noteKiosk('?kiosk');
  noteKiosk('?kiosk=off');
  expect(isKiosk()).toBe(false);
  vi.unstubAllGlobals();
});
