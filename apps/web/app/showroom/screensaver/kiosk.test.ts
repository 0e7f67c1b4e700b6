import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endHandover, handedOver, handOver, isKiosk } from './kiosk.ts';
import { pageComes } from '../testing/page-comes.ts';

describe('a window in public', () => {
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
    pageComes(search);
    pageComes();
    pageComes('?article=12-robot');
    expect(isKiosk()).toBe(true);
  });

  test('is marked for style sheets before anything is painted, as long as it is one', () => {
    const html = { dataset: {} };
    vi.stubGlobal('document', { documentElement: html });
    vi.stubGlobal('addEventListener', () => {});
    pageComes();
    expect(html.dataset).toEqual({});
    pageComes('?kiosk');
    expect(html.dataset).toEqual({ kiosk: '' });
  });

  test('ends by ?kiosk=off', () => {
    pageComes('?kiosk');
    pageComes('?kiosk=off');
    expect(isKiosk()).toBe(false);
  });

  test.each(['forgotten', 'unattended'] as const)('hands over to the next page that it is %s', (what) => {
    handOver(what);
    // The page that is being left does not take it.
    expect(handedOver()).toBeUndefined();
    pageComes();
    expect(handedOver()).toBe(what);
    endHandover();
    expect(handedOver()).toBeUndefined();
  });

  test('hands over to the next page alone, whatever becomes of it there', () => {
    handOver('forgotten');
    pageComes();
    pageComes();
    expect(handedOver()).toBeUndefined();
  });
});

function refuse() {
  throw new Error('forbidden');
}

test('a browser that keeps nothing has no kiosk, and no fault', () => {
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  pageComes('?kiosk');
  pageComes('?kiosk=off');
  expect(isKiosk()).toBe(false);
  handOver('forgotten');
  pageComes();
  expect(handedOver()).toBeUndefined();
  vi.unstubAllGlobals();
});
