import { describe, expect, test } from 'vitest';
import type { ServerVersion } from './server-version.ts';
import { createConnectionWatch } from './connection-watch.ts';
import { createFakeClock, flushPromises } from '../player/testing/fakes.ts';

const MINUTE = 60_000;

function setUp() {
  const clock = createFakeClock();
  let now = 0;
  let server: ServerVersion | undefined = { build: 'b1', content: 'c1' };
  let asked = 0;
  const reports: string[] = [];
  const done: string[] = [];
  const reloaded: string[] = [];
  const watch = createConnectionWatch({
    clock,
    now: () => now,
    ask: async () => {
      asked += 1;
      return server;
    },
    ownBuild: 'b1',
    shownContent: () => 'c1',
    refreshContent: () => done.push('fresh content'),
    wasReloadedFor: (build) => reloaded.includes(build),
    reloadFor: (build) => {
      reloaded.push(build);
      done.push(`reload for ${build}`);
    },
    report: (one) => reports.push('href' in one ? `${one.type} ${one.href}` : one.type),
  });
  const stop = watch.start();
  return {
    watch,
    reports,
    done,
    stop,
    asked: () => asked,
    serverIs: (next: ServerVersion | undefined) => {
      server = next;
    },
    async pass(milliseconds: number) {
      for (let left = milliseconds; left > 0; left -= 1000) {
        now += Math.min(left, 1000);
        clock.advance(Math.min(left, 1000));
        await flushPromises();
      }
    },
  };
}

describe('a lost connection', () => {
  test('is reported at once when the browser knows it; being back is reported, and content refreshed', async () => {
    const { watch, reports, done, pass } = setUp();
    watch.networkChanged(false);
    expect(reports).toEqual(['offline']);
    watch.networkChanged(true);
    await pass(1000);
    expect(reports).toEqual(['offline', 'back']);
    expect(done).toEqual(['fresh content']);
  });

  test('is found out when a request goes unanswered and the server stays silent', async () => {
    const { watch, reports, pass, serverIs } = setUp();
    serverIs(undefined);
    watch.handle({ type: 'requestFailed' });
    await pass(5000);
    expect(reports).toEqual([]);
    await pass(5000);
    expect(reports).toEqual(['unreachable']);
    serverIs({ build: 'b1', content: 'c1' });
    watch.retry();
    await pass(1000);
    expect(reports).toEqual(['unreachable', 'back']);
  });

  test('is over as soon as the stream of events is open again', () => {
    const { watch, reports } = setUp();
    watch.networkChanged(false);
    watch.handle({ type: 'streamOpened' });
    expect(reports).toEqual(['offline', 'back']);
  });

  test('asks one question at a time', async () => {
    const { watch, asked, pass, serverIs } = setUp();
    serverIs(undefined);
    watch.handle({ type: 'requestFailed' });
    watch.retry();
    watch.retry();
    expect(asked()).toBe(1);
    await pass(1000);
  });

  test('a page that failed and a location that was removed or closed are passed on', () => {
    const { watch, reports } = setUp();
    watch.handle({ type: 'pageFailed', href: '/showroom/hall' });
    watch.handle({ type: 'locationRemoved' });
    watch.handle({ type: 'locationClosed' });
    expect(reports).toEqual(['pageFailed /showroom/hall', 'locationRemoved', 'locationClosed']);
  });
});

describe('a new build', () => {
  test('is noticed within minutes, offered once and never forced', async () => {
    const { reports, done, serverIs, pass, asked } = setUp();
    serverIs({ build: 'b2', content: 'c1' });
    await pass(20 * MINUTE);
    expect(asked()).toBe(4);
    expect(reports).toEqual(['newBuild']);
    expect(done).toEqual([]);
  });

  test('is noticed when the visitor returns after long, and when the stream is open again', async () => {
    const { watch, reports, serverIs, pass, asked } = setUp();
    await pass(4 * MINUTE);
    watch.focused();
    expect(asked()).toBe(0);
    serverIs({ build: 'b2', content: 'c1' });
    watch.handle({ type: 'streamOpened' });
    await pass(1000);
    expect(reports).toEqual(['newBuild']);
  });

  test('is taken by itself while the window is idle, once', async () => {
    const { watch, done, serverIs, pass } = setUp();
    serverIs({ build: 'b2', content: 'c1' });
    watch.idleChanged(true);
    await pass(30 * MINUTE);
    expect(done).toEqual(['reload for b2']);
  });
});

test('content that no event announced is taken with the next answer', async () => {
  const { done, serverIs, pass } = setUp();
  serverIs({ build: 'b1', content: 'c2' });
  await pass(5 * MINUTE);
  expect(done).toEqual(['fresh content']);
});

test('ends when it is stopped', async () => {
  const { stop, asked, pass } = setUp();
  stop();
  await pass(20 * MINUTE);
  expect(asked()).toBe(0);
});
