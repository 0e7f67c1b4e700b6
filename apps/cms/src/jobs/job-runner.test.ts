import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLeases } from '../coordination/leases.ts';
import { createJobFiles } from './job-files.ts';
import { createJobRunner } from './job-runner.ts';
import type { Run } from './job-runner.ts';
import { JobRefusal } from './job-refusal.ts';
import { createMemoryStore } from './job-store.ts';
import { noJob } from './job.ts';
import type { JobState } from './job.ts';
import { sharedLocks } from './testing/shared-locks.ts';

interface Order {
  readonly done: number;
}
interface View {
  readonly status: 'sent' | 'working' | 'ready' | 'broken';
  readonly done: number;
}
type Perform = (run: Run<Order, View>) => Promise<void>;

const DAY = 24 * 60 * 60 * 1000;
const IMMEDIATELY = { onCommit: (work: () => void) => work() } as never;

function cluster() {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-job-runner-'));
  vi.stubEnv('DATA_DIR', dataDir);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(dataDir, { recursive: true });
  });
  const store = createMemoryStore<JobState<Order, View>>(noJob());
  const files = createJobFiles('test', undefined);
  const database = sharedLocks();
  let now = 0;
  const errors: unknown[] = [];
  const start = (perform: Perform) => {
    const { locks, cut } = database.connect();
    const runner = createJobRunner<Order, View>({
      kind: 'test',
      store,
      files,
      leases: createLeases(locks),
      perform,
      gaveUp: ({ order }) => ({ status: 'broken', done: order.done }),
      onError: (error) => errors.push(error),
      now: () => now,
    });
    const receive = (arrive = (path: string) => writeFile(path, 'bytes')) =>
      runner.receive(
        { account: 1, order: { done: 0 }, view: () => ({ status: 'sent', done: 0 }) },
        (token) => files.put(token, 'file', arrive),
        () => ({ status: 'working', done: 0 }),
      );
    return { ...runner, receive, cut };
  };
  return {
    start,
    held: database.held,
    errors,
    job: async () => (await store.read()).job,
    kept: (): readonly string[] => {
      const folder = join(dataDir, 'cms', 'jobs', 'test');
      return existsSync(folder) ? readdirSync(folder) : [];
    },
    later: (milliseconds: number) => (now += milliseconds),
  };
}

/** Work that goes on until it is stopped, or that its process leaves. */
const endless: Perform = async ({ signal, drop }) => {
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  await drop();
};
const ready: Perform = ({ settle, job }) =>
  settle({ view: { status: 'ready', done: job.order.done }, keepsFiles: true });

test('what a killed process was at is taken up where it was, and what it still does counts no more', async () => {
  const { start, job } = cluster();
  let zombie: Run<Order, View> | undefined;
  const begun = Promise.withResolvers<void>();
  const one = start(async (run) => {
    zombie = run;
    await run.advance({ order: { done: 7 }, view: { status: 'working', done: 7 } }, IMMEDIATELY);
    begun.resolve();
    await new Promise(() => {});
  });
  const other = start(ready);
  await one.receive();
  await begun.promise;
  await other.look();
  expect(await job()).toMatchObject({ phase: 'working', runs: 1 });
  one.cut();
  expect(zombie?.isLeft()).toBe(true);
  const early = { view: { status: 'ready', done: 7 }, keepsFiles: false } as const;
  await expect(zombie?.settle(early)).rejects.toThrow(JobRefusal);
  await other.look();
  await vi.waitFor(async () =>
    expect(await job()).toMatchObject({ phase: 'settled', view: { done: 7 }, runs: 2 }),
  );
  const late = { order: { done: 8 }, view: { status: 'working', done: 8 } } as const;
  await expect(zombie?.advance(late, IMMEDIATELY)).rejects.toThrow(JobRefusal);
  await expect(zombie?.settle({ view: late.view, keepsFiles: false })).rejects.toThrow(JobRefusal);
  expect(await job()).toMatchObject({ order: { done: 7 } });
});

test('a process that does not notice that its lease is lost stops when another one begins', async () => {
  const { start, job, held } = cluster();
  let signal: AbortSignal | undefined;
  const one = start(async (run) => {
    ({ signal } = run);
    await new Promise(() => {});
  });
  await one.receive();
  await vi.waitFor(() => expect(signal).toBeDefined());
  one.cut(false);
  expect(signal?.aborted).toBe(false);
  await start(ready).look();
  await vi.waitFor(async () => expect(await job()).toMatchObject({ view: { status: 'ready' }, runs: 2 }));
  expect(signal?.aborted).toBe(true);
  await vi.waitFor(() => expect(held()).toEqual([]));
});

test('another process ends the work, and leaves no file', async () => {
  const { start, job, kept, held } = cluster();
  const one = start(endless);
  const other = start(endless);
  await one.receive();
  const token = (await job())?.token ?? '';
  expect(kept()).toEqual([token]);
  await other.decide({ type: 'discarded', token });
  await other.untilSettled(token);
  await vi.waitFor(() => expect([kept(), held()]).toEqual([[], []]));
  expect(await job()).toBeUndefined();
});

test('a file that does not arrive leaves nothing, and one whose process was killed lets the next one come', async () => {
  const { start, job, kept, held } = cluster();
  const one = start(endless);
  const other = start(ready);
  await expect(one.receive(() => Promise.reject(new Error('The line broke.')))).rejects.toThrow(
    'The line broke.',
  );
  expect([await job(), kept(), held()]).toEqual([undefined, [], []]);
  void one.receive(async (path) => {
    await writeFile(path, 'a half');
    await new Promise(() => {});
  });
  await vi.waitFor(async () => expect(await job()).toMatchObject({ phase: 'receiving' }));
  await expect(other.receive()).rejects.toThrow(JobRefusal);
  one.cut();
  await other.receive();
  await vi.waitFor(async () => expect(await job()).toMatchObject({ view: { status: 'ready' } }));
  expect(kept()).toEqual([(await job())?.token]);
});

test('work that fails says so and can be ordered again; work at a shutdown is left to others', async () => {
  const { start, job, errors } = cluster();
  const fault = new Error('The disk is full.');
  const one = start(async () => {
    throw fault;
  });
  await one.receive();
  await vi.waitFor(async () => expect(await job()).toMatchObject({ view: { status: 'broken' } }));
  expect(errors).toEqual([fault]);
  const token = (await job())?.token ?? '';
  const two = start(endless);
  await two.decide({
    type: 'ordered',
    token,
    from: ['broken'],
    order: ({ order }) => order,
    view: () => ({ status: 'working', done: 0 }),
    at: 0,
  });
  await vi.waitFor(async () => expect(await job()).toMatchObject({ phase: 'working', runs: 2 }));
  await two.close();
  expect(await job()).toMatchObject({ phase: 'working', runs: 2 });
  await two.look();
  expect(await job()).toMatchObject({ runs: 2 });
  await start(ready).look();
  await vi.waitFor(async () => expect(await job()).toMatchObject({ view: { status: 'ready' }, runs: 3 }));
});

test('a job is forgotten after a day, and files without a job at once', async () => {
  const { start, job, kept, later } = cluster();
  const one = start(ready);
  await createJobFiles('test', undefined).put('left', 'file', (path) => writeFile(path, 'bytes'));
  await one.receive();
  await vi.waitFor(async () => expect(await job()).toMatchObject({ phase: 'settled' }));
  await one.look();
  expect(kept()).toEqual([(await job())?.token]);
  later(DAY);
  await one.look();
  expect(await job()).toBeDefined();
  later(1);
  await one.look();
  expect([await job(), kept()]).toEqual([undefined, []]);
});

test('progress is shown, the latest of it', async () => {
  const { start, job } = cluster();
  const seen: number[] = [];
  const one = start(async ({ report, settle }) => {
    for (let done = 1; done <= 50; done += 1) {
      report({ status: 'working', done });
      if (done % 10 === 0) await setImmediate();
    }
    await settle({ view: { status: 'ready', done: 50 }, keepsFiles: true });
  });
  one.watch((current) => {
    if (current?.view.status === 'working' && current.runs > 0) seen.push(current.view.done);
  });
  await one.receive();
  await vi.waitFor(async () => expect(await job()).toMatchObject({ view: { status: 'ready' } }));
  const progress = seen.filter((done) => done > 0);
  expect(progress).toEqual([...new Set(progress)].toSorted((left, right) => left - right));
  expect(progress.length).toBeGreaterThan(0);
});
