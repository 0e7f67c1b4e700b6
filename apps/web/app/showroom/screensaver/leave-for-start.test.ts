import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createForgetting } from './forgetting.ts';
import { handedOver, handOver } from './kiosk.ts';
import { leaveForStart } from './leave-for-start.ts';
import { pageComes } from '../testing/page-comes.ts';

const replace = vi.fn<(href: string) => void>();
const { forgetVisitor } = createForgetting();
const unattended = { isIdle: () => true, forgetVisitor };
const attended = { isIdle: () => false, forgetVisitor };

function page(forgetsVisitor?: boolean) {
  return {
    rules: {
      isEnabled: true,
      idleTime: 60,
      forgetsLogin: true,
      ...(forgetsVisitor !== undefined && { forgetsVisitor }),
    },
    homeHref: '/en/showroom/entrance',
  };
}

/** The requests to the server, and its answers. */
function serverAnswers(status: number) {
  const asked = vi.fn<typeof fetch>(async () => new Response(null, { status }));
  vi.stubGlobal('fetch', asked);
  return () => asked.mock.calls.map(([address]) => address);
}

function nextPage() {
  pageComes();
  return handedOver();
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { replace });
  replace.mockClear();
  pageComes();
});
afterEach(() => vi.unstubAllGlobals());

test('a window that forgets no visitor stays', async () => {
  const asked = serverAnswers(204);
  expect(await leaveForStart(page(), unattended)).toBe(false);
  expect(asked()).toEqual([]);
});

describe('a window that forgets', () => {
  test('asks the server to, and hands over to the page at the start', async () => {
    const asked = serverAnswers(204);
    expect(await leaveForStart(page(true), unattended)).toBe(true);
    expect(asked()).toEqual(['/box-api/forget']);
    expect(replace).toHaveBeenCalledExactlyOnceWith('/en/showroom/entrance');
    expect(nextPage()).toBe('forgotten');
  });

  test('goes on at the start, once', async () => {
    const asked = serverAnswers(204);
    handOver('forgotten');
    pageComes();
    expect(await leaveForStart(page(true), unattended)).toBe(false);
    expect(asked()).toEqual([]);
    expect(await leaveForStart(page(true), unattended)).toBe(true);
  });

  test('forgets at the start too where the page before only knew that the window is idle', async () => {
    const asked = serverAnswers(204);
    handOver('unattended');
    pageComes();
    expect(await leaveForStart(page(true), unattended)).toBe(true);
    expect(asked()).toEqual(['/box-api/forget']);
  });

  test('keeps nothing on the page whose rights are gone, even if a new visitor has come', async () => {
    serverAnswers(204);
    expect(await leaveForStart(page(true), attended)).toBe(true);
    expect(replace).toHaveBeenCalledOnce();
    expect(nextPage()).toBeUndefined();
  });

  test('stays while the server is away, and shows the next visitor nothing before it has forgotten', async () => {
    serverAnswers(503);
    await expect(leaveForStart(page(true), unattended)).rejects.toThrow('not forgotten');
    expect(replace).not.toHaveBeenCalled();
    expect(nextPage()).toBeUndefined();
  });
});

describe('a kiosk that forgets no visitor', () => {
  beforeEach(() => pageComes('?kiosk'));

  test('begins again at the start all the same', async () => {
    const asked = serverAnswers(200);
    expect(await leaveForStart(page(false), unattended)).toBe(true);
    expect(asked()).toEqual(['/version']);
    expect(nextPage()).toBe('forgotten');
  });

  test('shows its screensaver while the server is away: no visitor has to be forgotten', async () => {
    serverAnswers(503);
    expect(await leaveForStart(page(false), unattended)).toBe(false);
    expect(replace).not.toHaveBeenCalled();
  });

  test('stays if a visitor has come meanwhile', async () => {
    serverAnswers(200);
    expect(await leaveForStart(page(false), attended)).toBe(false);
    expect(replace).not.toHaveBeenCalled();
  });
});
