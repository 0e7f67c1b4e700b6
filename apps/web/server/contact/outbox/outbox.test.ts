import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../process/clock.ts';
import { createFakeLogger } from '../../testing/fake-logger.ts';
import type { DeliveryResult } from '../deliver/delivery.ts';
import { anEntry } from '../testing/an-entry.ts';
import type { OutboxEntry } from '../entry.ts';
import { createOutboxLock } from './lock.ts';
import type { Wanted } from './lanes.ts';
import { createOutbox } from './outbox.ts';
import type { Outbox } from './outbox.ts';
import { openOutboxStore } from './store.ts';
import type { OutboxStore } from './store.ts';
import { eventually } from '../../testing/eventually.ts';

let folder = '';
const open: Outbox[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-outbox-'));
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((outbox) => outbox.stop()));
  await rm(folder, { recursive: true, force: true });
});

/** A destination that records what it gets and answers as the test sets it. */
function aDestination() {
  const got: string[] = [];
  const destination = {
    got,
    answer: { kind: 'delivered' } as DeliveryResult,
    /** The request that is answered as by a busy server. */
    refused: undefined as string | undefined,
    before: (): Promise<void> => Promise.resolve(),
    deliver: async ({ id }: OutboxEntry): Promise<DeliveryResult> => {
      await destination.before();
      if (id === destination.refused) return { kind: 'unreachable', reason: '451' };
      if (destination.answer.kind === 'delivered') got.push(id);
      return destination.answer;
    },
  };
  return destination;
}

async function setUp(
  wanted: Wanted = { cms: 'ready', mail: 'ready' },
  storeWith = (store: OutboxStore): OutboxStore => store,
) {
  const [cms, mail, logger] = [aDestination(), aDestination(), createFakeLogger()];
  const lock = createOutboxLock({ folder, clock: systemClock, boot: undefined });
  const outbox = createOutbox({
    store: storeWith(await openOutboxStore(folder)),
    lock,
    deliver: { cms: cms.deliver, mail: mail.deliver },
    wanted: async () => wanted,
    // A thousand times faster: a wait of a second takes a millisecond.
    clock: {
      ...systemClock,
      elapsed: () => systemClock.elapsed() * 1_000,
      after: (time, task) => systemClock.after(time / 1_000, task),
    },
    random: () => 0,
    logger,
  });
  open.push(outbox);
  const logged = (sentence: string) => logger.lines.filter((line) => line.sentence.startsWith(sentence));
  return { outbox, cms, mail, logger, logged };
}

async function entriesOnDisk() {
  return (await readdir(folder)).filter((name) => name.endsWith('.json'));
}

function isEmpty() {
  return eventually(async () => expect(await entriesOnDisk()).toEqual([]));
}

describe('the outbox', () => {
  test('brings a request to both destinations once, and then forgets it', async () => {
    const { outbox, cms, mail } = await setUp();
    outbox.start();
    const entry = anEntry();
    await outbox.accept(entry);
    await isEmpty();
    expect([cms.got, mail.got]).toEqual([[entry.id], [entry.id]]);
    await eventually(() => expect(outbox.waiting().waiting).toBe(0));
  });

  test('keeps what one destination does not take yet, and marks the other on its own', async () => {
    const { outbox, cms, mail } = await setUp();
    cms.answer = { kind: 'unreachable', reason: 'ECONNREFUSED' };
    outbox.start();
    const entry = anEntry();
    await outbox.accept(entry);
    await eventually(() => expect(mail.got).toEqual([entry.id]));
    await eventually(() =>
      expect(outbox.waiting()).toMatchObject({ waiting: 1, reasons: { cms: 'ECONNREFUSED' } }),
    );
    await outbox.stop();

    const next = await setUp();
    next.outbox.start();
    await isEmpty();
    expect([next.cms.got, next.mail.got]).toEqual([[entry.id], []]);
  });

  test('is accepted before anything is sent, and found by the next process', async () => {
    const first = await setUp();
    const entry = anEntry();
    await first.outbox.accept(entry);
    expect(await entriesOnDisk()).toEqual([`${entry.id}.json`]);
    await first.outbox.stop();
    const second = await setUp();
    second.outbox.start();
    await isEmpty();
    expect([...first.cms.got, ...second.cms.got]).toEqual([entry.id]);
  });

  test('lets other requests pass by one that a destination refuses', async () => {
    const { outbox, cms, mail, logger } = await setUp();
    mail.answer = { kind: 'refused', reason: 'EENVELOPE 550' };
    outbox.start();
    const [one, other] = [anEntry(), anEntry()];
    await outbox.accept(one);
    await outbox.accept(other);
    await eventually(() => expect(cms.got.toSorted()).toEqual([one.id, other.id]));
    await eventually(() =>
      expect(logger.lines.filter(({ level }) => level === 'error').length).toBeGreaterThan(1),
    );
    await eventually(() => expect(outbox.waiting().waiting).toBe(2));
  });

  test('delivers other requests when one of them alone is answered as by a server that is down', async () => {
    const { outbox, mail } = await setUp({ cms: 'none', mail: 'ready' });
    const [first, second] = [anEntry(), anEntry()];
    mail.refused = first.id;
    await outbox.accept(first);
    await outbox.accept(second);
    outbox.start();
    // The lane is tried again after its pause.
    await eventually(() => expect(mail.got).toEqual([second.id]));
  });

  test('does not deliver a request that was erased meanwhile', async () => {
    const { outbox, cms, mail } = await setUp();
    cms.answer = { kind: 'unreachable', reason: 'ECONNREFUSED' };
    mail.answer = { kind: 'unreachable', reason: 'ECONNREFUSED' };
    outbox.start();
    const [erased, other] = [anEntry(), anEntry()];
    await outbox.accept(erased);
    await outbox.accept(other);
    await eventually(() => expect(outbox.waiting().waiting).toBe(2));
    await rm(join(folder, `${erased.id}.json`));
    await eventually(() => expect(outbox.waiting().waiting).toBe(1));
    cms.answer = { kind: 'delivered' };
    mail.answer = { kind: 'delivered' };
    await isEmpty();
    expect([cms.got, mail.got]).toEqual([[other.id], [other.id]]);
  });

  test('logs no personal data', async () => {
    const { outbox, cms, mail, logger } = await setUp();
    cms.answer = { kind: 'refused', reason: 'status 400' };
    mail.answer = { kind: 'unreachable', reason: 'ECONNREFUSED' };
    outbox.start();
    await outbox.accept(anEntry());
    await eventually(() => expect(logger.lines.length).toBeGreaterThan(1));
    expect(JSON.stringify(logger.lines)).not.toMatch(/ada@|lovelace|engines|how fast/i);
  });

  test('one of two processes with one folder sends the requests that both accept', async () => {
    const [one, other] = [await setUp(), await setUp()];
    one.outbox.start();
    await eventually(async () => expect(await readdir(folder)).toContain('.lock'));
    other.outbox.start();
    const entries = [anEntry(), anEntry(), anEntry()];
    await other.outbox.accept(entries[0] ?? anEntry());
    await one.outbox.accept(entries[1] ?? anEntry());
    await other.outbox.accept(entries[2] ?? anEntry());
    await isEmpty();
    expect([...one.mail.got, ...other.mail.got].toSorted()).toEqual(entries.map(({ id }) => id));
    expect([...one.cms.got, ...other.cms.got].toSorted()).toEqual(entries.map(({ id }) => id));
  });

  test('ends only when the running delivery has ended and is noted', async () => {
    const { outbox, cms } = await setUp({ cms: 'ready', mail: 'none' });
    const gate = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    cms.before = () => {
      begun.resolve();
      return gate.promise;
    };
    outbox.start();
    await outbox.accept(anEntry());
    await begun.promise;
    const stopped = outbox.stop();
    gate.resolve();
    await stopped;
    expect(await entriesOnDisk()).toEqual([]);
    expect(await readdir(folder)).toEqual(['delivered']);
  });

  test('delivers the others when a file cannot be read, and logs that file once', async () => {
    const { outbox, cms, logged } = await setUp();
    const name = 'aaaa0000000000000000.json';
    await symlink(name, join(folder, name));
    outbox.start();
    const entries = [anEntry(), anEntry()];
    for (const entry of entries) {
      await outbox.accept(entry);
      await eventually(() => expect(cms.got).toContain(entry.id));
    }
    await eventually(() => expect(outbox.waiting()).toMatchObject({ waiting: 0, unreadable: 1 }));
    expect(logged('A file of the outbox cannot be read').map(({ details }) => details)).toEqual([
      { file: name },
    ]);
  });

  test('has noted what a destination took before anything else can run', async () => {
    const events: string[] = [];
    const { outbox, cms, mail } = await setUp({ cms: 'none', mail: 'ready' }, (store) => ({
      ...store,
      note: (id, marks) => {
        events.push(marks.mail.deliveredAt === undefined ? 'begun' : 'noted');
        store.note(id, marks);
      },
    }));
    mail.before = async () => {
      // The turn of the event loop after the mail server's answer.
      setImmediate(() => events.push('next turn'));
    };
    outbox.start();
    await outbox.accept(anEntry());
    await isEmpty();
    expect(cms.got).toEqual([]);
    expect(events.slice(0, 3)).toEqual(['begun', 'noted', 'next turn']);
  });

  test('notes what was delivered while the disk was full as soon as it takes it', async () => {
    let isFull = true;
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    const first = await setUp(undefined, (store) => ({
      ...store,
      note: (id, marks) => {
        if (isFull) throw full;
        store.note(id, marks);
      },
    }));
    first.cms.answer = { kind: 'unreachable', reason: 'ECONNREFUSED' };
    first.outbox.start();
    const entry = anEntry();
    await first.outbox.accept(entry);
    await eventually(() => expect(first.mail.got).toEqual([entry.id]));
    await eventually(() => expect(first.logged('The outbox could not be written')).toHaveLength(1));
    isFull = false;
    await eventually(async () => expect(await readdir(folder)).toContain(`${entry.id}.mail.delivered`));
    await first.outbox.stop();
    const next = await setUp();
    next.outbox.start();
    await isEmpty();
    expect([next.cms.got, next.mail.got]).toEqual([[entry.id], []]);
  });

  test('delivers nothing once it has lost its lock while it stood still', async () => {
    const { outbox, cms } = await setUp({ cms: 'ready', mail: 'none' });
    const [gate, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    cms.before = () => {
      begun.resolve();
      return gate.promise;
    };
    outbox.start();
    const [first, second] = [anEntry(), anEntry()];
    await outbox.accept(first);
    await begun.promise;
    await outbox.accept(second);
    await writeFile(join(folder, '.lock'), JSON.stringify({ id: 'successor', host: 'elsewhere', pid: 1 }));
    cms.before = () => Promise.resolve();
    gate.resolve();
    await eventually(() => expect(cms.got).toEqual([first.id]));
    // The outbox keeps checking and finds that the lock belongs to another process.
    await eventually(() => expect(outbox.waiting().waiting).toBe(2));
    await outbox.stop();
    expect(cms.got).toEqual([first.id]);
    // It still records what it had already delivered, for its successor.
    expect(await readdir(folder)).toContain(`${first.id}.cms.delivered`);
  });
});
