import { describe, expect, test } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createEvents, RIGHTS_EVENT } from './events.ts';

const decoder = new TextDecoder();

function open(response: Response) {
  const reader = response.body?.getReader();
  if (!reader) throw new Error('The answer has no body.');
  return {
    next: async () => decoder.decode((await reader.read()).value),
    isDone: async () => (await reader.read()).done,
    leave: () => reader.cancel(),
  };
}

describe('the event stream', () => {
  test('sends the version at once and each new one', async () => {
    const events = createEvents({ clock: createFakeClock(), currentVersion: () => 'v1' });
    const response = events.respond();
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const page = open(response);
    expect(await page.next()).toContain('event: content\ndata: {"version":"v1"}\n\n');
    events.announce('v2');
    expect(await page.next()).toBe('id: v2\nevent: content\ndata: {"version":"v2"}\n\n');
  });

  test('announces that rights may have ended', async () => {
    const events = createEvents({ clock: createFakeClock(), currentVersion: () => undefined });
    const page = open(events.respond());
    await page.next();
    events.announceRights();
    expect(await page.next()).toBe('event: rights\ndata: {}\n\n');
  });

  test('announces changed rights only to the window that they concern, for as long as it listens', async () => {
    const events = createEvents({ clock: createFakeClock(), currentVersion: () => undefined });
    const followed = new Set<() => void>();
    const page = open(
      events.respond(undefined, (send) => {
        const onChange = (): void => send(RIGHTS_EVENT);
        followed.add(onChange);
        return () => followed.delete(onChange);
      }),
    );
    const other = open(events.respond());
    await Promise.all([page.next(), other.next()]);
    for (const send of followed) send();
    expect(await page.next()).toBe('event: rights\ndata: {}\n\n');
    events.announce('v2');
    expect(await other.next()).toContain('event: content');
    await page.leave();
    expect(followed.size).toBe(0);
  });

  test('keeps silent connections alive', async () => {
    const clock = createFakeClock();
    const events = createEvents({ clock, currentVersion: () => undefined });
    const page = open(events.respond());
    await page.next();
    await clock.advance(25_000);
    expect(await page.next()).toBe(': still here\n\n');
  });

  test('forgets pages that leave or no longer read', async () => {
    const events = createEvents({ clock: createFakeClock(), currentVersion: () => 'v1' });
    const page = open(events.respond());
    const stuck = events.respond();
    expect(events.connections()).toBe(2);
    await page.leave();
    expect(events.connections()).toBe(1);
    for (let version = 0; version < 20; version += 1) events.announce(`v${version}`);
    expect(events.connections()).toBe(0);
    expect(stuck.status).toBe(200);
  });

  test('offers what may be lost, and never ends a page because of it', async () => {
    const events = createEvents({ clock: createFakeClock(), currentVersion: () => undefined });
    const lines: { readonly send: (event: string) => void; readonly offer: (event: string) => void }[] = [];
    const follow = (send: (event: string) => void, offer: (event: string) => void) => {
      lines.push({ send, offer });
      return () => undefined;
    };
    const response = events.respond(undefined, follow);
    const [line] = lines;
    if (line === undefined) throw new Error('The stream follows nothing.');
    for (let count = 0; count < 1_000; count += 1) line.offer(`event: signal\ndata: ${count}\n\n`);
    // The greeting is the first of sixteen.
    for (let count = 1; count < 16; count += 1) {
      line.send(`event: presentation\ndata: ${count}\n\n`);
      line.offer('event: signal\ndata: late\n\n');
    }
    expect(events.connections()).toBe(1);
    const page = open(response);
    const read: string[] = [];
    for (let count = 0; count < 20; count += 1) read.push(await page.next());
    expect(read.filter((text) => text.startsWith('event: signal'))).toEqual(
      [0, 1, 2, 3].map((count) => `event: signal\ndata: ${count}\n\n`),
    );
    expect(read.filter((text) => text.startsWith('event: presentation'))).toHaveLength(15);
    line.offer('event: signal\ndata: again\n\n');
    expect(await page.next()).toContain('again');
  });

  test('ends a page that reads nothing as early with offers as without', () => {
    const unread = [0, 1].map((offers) => {
      const events = createEvents({ clock: createFakeClock(), currentVersion: () => 'v1' });
      let sendTo: ((event: string) => void) | undefined;
      events.respond(undefined, (send, offer) => {
        sendTo = send;
        for (let count = 0; count < 100 * offers; count += 1) offer('event: signal\ndata: {}\n\n');
        return undefined;
      });
      let count = 0;
      for (; events.connections() === 1 && count < 100; count += 1) sendTo?.(': message\n\n');
      return count;
    });
    expect(unread[1]).toBe(unread[0]);
    expect(unread[0]).toBeLessThan(20);
  });

  test('has a limit, and ends with the server', async () => {
    const events = createEvents({
      clock: createFakeClock(),
      currentVersion: () => undefined,
      maximum: 1,
    });
    const page = open(events.respond());
    await page.next();
    expect(events.respond().status).toBe(503);
    events.close();
    expect(await page.isDone()).toBe(true);
    expect(events.respond().status).toBe(503);
  });

  test('takes the places of new pages from the client that has most', async () => {
    const options = { clock: createFakeClock(), currentVersion: () => 'v1', maximum: 10, maximumOfOne: 5 };
    const events = createEvents(options);
    const greedy = ['a', 'b'].flatMap((client) => Array.from({ length: 5 }, () => events.respond(client)));
    expect(greedy.map(({ status }) => status)).not.toContain(503);
    // A visitor, and a whole showroom behind a proxy that does not name its clients.
    expect([events.respond('visitor').status, events.respond().status]).toEqual([200, 200]);
    expect(events.connections()).toBe(10);
    const [oldest] = greedy;
    if (oldest === undefined) throw new Error('There is no stream.');
    const page = open(oldest);
    await page.next();
    expect(await page.isDone()).toBe(true);
    // The greedy clients have four each now, and cannot displace each other.
    expect(events.respond('a').status).toBe(503);
    expect(events.connections()).toBe(10);
  });

  test('lets one client not take the places of all', async () => {
    const options = { clock: createFakeClock(), currentVersion: () => 'v1', maximumOfOne: 1 };
    const events = createEvents(options);
    const page = open(events.respond('203.0.113.7'));
    expect(events.respond('203.0.113.7').status).toBe(503);
    expect(events.respond('203.0.113.8').status).toBe(200);
    // A proxy that does not name its clients.
    expect([events.respond().status, events.respond().status]).toEqual([200, 200]);
    await page.leave();
    expect(events.respond('203.0.113.7').status).toBe(200);
  });
});
