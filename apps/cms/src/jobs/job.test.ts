import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRunningJob, MAX_ATTEMPTS, noJob, transition } from './job.ts';
import type { Job, JobEffect, JobEvent, JobState } from './job.ts';

interface Order {
  readonly done: number;
}
interface View {
  readonly status: 'sent' | 'working' | 'ready' | 'done' | 'broken';
  readonly done: number;
}
type State = JobState<Order, View>;
type Event = JobEvent<Order, View>;

const TOTAL = 4;
const OWNER = 1;
const STRANGER = 2;

const gaveUp = ({ order }: Job<Order, View>): View => ({ status: 'broken', done: order.done });

/** What a process knows of the run that it is at. It may have been overtaken. */
interface Worker {
  readonly token: string;
  readonly run: number;
  readonly done: number;
}

/** Two processes and an editor with two windows, as the machine is told of them. */
class World {
  state: State = noJob<Order, View>();
  readonly files = new Set<string>();
  /** The entries written for each file, in the order of the commits. */
  readonly written = new Map<string, number[]>();
  readonly workers = new Map<number, Worker>();
  readonly tokens: string[] = [];
  beginnings = 0;

  send(event: Event): readonly JobEffect[] {
    const before = this.state;
    const [next, effects] = transition(before, event);
    this.state = next;
    for (const effect of effects) {
      if (effect.type === 'removeFiles') this.files.delete(effect.token);
      if (effect.type === 'refuse') expect(next).toBe(before);
    }
    return effects;
  }

  receive(): void {
    const token = `file ${this.tokens.length}`;
    const wasRunning = isRunningJob(this.state.job);
    const effects = this.send({
      type: 'received',
      token,
      account: OWNER,
      order: { done: 0 },
      view: { status: 'sent', done: 0 },
      at: 1000,
    });
    expect(effects.some(({ type }) => type === 'refuse')).toBe(wasRunning);
    if (wasRunning) return;
    this.tokens.push(token);
    this.files.add(token);
    this.beginnings = 0;
  }

  arrive(token: string): void {
    this.send({ type: 'arrived', token, view: { status: 'working', done: 0 } });
  }

  order(token: string, account: number): void {
    const before = this.state.job?.orders ?? 0;
    const effects = this.send({
      type: 'ordered',
      token,
      account,
      from: ['ready', 'broken'],
      order: ({ order }) => order,
      view: ({ order }) => ({ status: 'working', done: order.done }),
      at: 2000,
    });
    if (account === STRANGER) expect(effects).toMatchObject([{ type: 'refuse' }]);
    if (!effects.some(({ type }) => type === 'work')) return;
    this.beginnings = 0;
    // Whoever was still at the order before must not begin with this one.
    const late = this.send({ type: 'begun', token, orders: before, gaveUp });
    expect(late).toEqual([{ type: 'refuse', reason: 'overtaken' }]);
  }

  begin(process: number): void {
    const { job } = this.state;
    if (job === undefined) return;
    const { token, orders } = job;
    if (this.send({ type: 'begun', token, orders, gaveUp }).some(({ type }) => type === 'refuse')) return;
    const begun = this.state.job;
    if (begun?.phase !== 'working') return void this.workers.delete(process);
    this.beginnings += 1;
    this.workers.set(process, { token, run: begun.runs, done: begun.order.done });
  }

  /** Writes one entry and keeps that it is written, both or neither. */
  advance(process: number): void {
    const worker = this.workers.get(process);
    if (worker === undefined || worker.done >= TOTAL) return;
    const { token, run } = worker;
    const done = worker.done + 1;
    const effects = this.send({
      type: 'advanced',
      token,
      run,
      order: { done },
      view: { status: 'working', done },
    });
    if (effects.some(({ type }) => type === 'refuse')) return void this.workers.delete(process);
    this.workers.set(process, { token, run, done });
    this.written.set(token, [...(this.written.get(token) ?? []), done]);
    this.beginnings = 1;
  }

  settle(process: number): void {
    const worker = this.workers.get(process);
    if (worker === undefined) return;
    const { token, run, done } = worker;
    const status = done === TOTAL ? 'done' : 'ready';
    this.send({ type: 'settled', token, run, view: { status, done }, keepsFiles: status !== 'done' });
    this.workers.delete(process);
  }
}

const ACTIONS = [
  'receive',
  'arrive',
  'order',
  'stranger',
  'discard',
  'begin',
  'advance',
  'settle',
  'fail',
  'drop',
  'crash',
  'age',
] as const;

const schedule = fc.array(
  fc.record({
    action: fc.constantFrom(...ACTIONS, 'arrive', 'begin', 'advance', 'advance', 'advance', 'settle', 'order'),
    process: fc.constantFrom(0, 1),
    // Commands may be about any file that was ever sent: lost, doubled and late ones are among them.
    back: fc.constantFrom(0, 0, 0, 1, 2),
  }),
  { minLength: 10, maxLength: 80, size: 'max' },
);

function act(world: World, { action, process, back }: { action: (typeof ACTIONS)[number]; process: number; back: number }): void {
  const token = world.tokens.at(-1 - back) ?? 'none';
  const worker = world.workers.get(process);
  switch (action) {
    case 'receive':
      return world.receive();
    case 'arrive':
      return world.arrive(token);
    case 'order':
      return world.order(token, OWNER);
    case 'stranger':
      world.order(token, STRANGER);
      return void world.send({ type: 'discarded', token: `${token}`, account: STRANGER });
    case 'discard':
      return void world.send({ type: 'discarded', token, account: OWNER });
    case 'begin':
      return world.begin(process);
    case 'advance':
      return world.advance(process);
    case 'settle':
      return world.settle(process);
    case 'fail':
      if (worker !== undefined) world.send({ type: 'failed', token: worker.token, run: worker.run, gaveUp });
      return;
    case 'drop':
      if (worker !== undefined) world.send({ type: 'dropped', token: worker.token, run: worker.run });
      return;
    case 'crash':
      return void world.workers.delete(process);
    case 'age':
      return void world.send({ type: 'aged', before: 1500 });
  }
}

function check(world: World): void {
  const { job } = world.state;
  // No file is left of a job that is gone, and what can be gone on with has its file.
  for (const token of world.files) expect(token).toBe(job?.token);
  if (job !== undefined && job.view.status !== 'done') expect(world.files).toContain(job.token);
  // Nothing is written twice or left out, whoever wrote it.
  for (const entries of world.written.values()) expect(entries).toEqual(entries.map((_, index) => index + 1));
  if (job !== undefined) {
    expect(job.order.done).toBe(world.written.get(job.token)?.length ?? 0);
    if (job.view.status === 'done') {
      expect(job.order.done).toBe(TOTAL);
      expect(world.files).not.toContain(job.token);
    }
    if (job.view.status === 'broken') expect(job.view.done).toBe(job.order.done);
    if (!isRunningJob(job)) expect(job.isStopping).toBe(false);
  }
  expect(world.beginnings).toBeLessThanOrEqual(MAX_ATTEMPTS);
}

test('whatever two processes and an editor do in whatever order, nothing is written twice, and no file is left', () => {
  fc.assert(
    fc.property(schedule, (steps) => {
      const world = new World();
      for (const step of steps) {
        act(world, step);
        check(world);
      }
      // One process alone, which is not killed, brings every job to its end.
      const { job } = world.state;
      if (job?.phase === 'receiving') world.arrive(job.token);
      world.begin(0);
      for (let entry = 0; entry < TOTAL; entry += 1) world.advance(0);
      world.settle(0);
      check(world);
      expect(isRunningJob(world.state.job)).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test('work that ends its process each time is given up, and can be ordered again', () => {
  const world = new World();
  world.receive();
  world.arrive('file 0');
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    world.begin(attempt % 2);
    expect(world.state.job).toMatchObject({ phase: 'working', runs: attempt });
  }
  world.begin(0);
  expect(world.state.job).toMatchObject({ phase: 'settled', view: { status: 'broken' } });
  world.order('file 0', OWNER);
  world.begin(1);
  expect(world.state.job).toMatchObject({ phase: 'working', attempts: 1 });
});

test('only what is decided in time counts', () => {
  const world = new World();
  const reasonOf = (event: Event): unknown => world.send(event).find(({ type }) => type === 'refuse');
  world.receive();
  const start = {
    type: 'ordered',
    token: 'file 0',
    from: ['ready'],
    order: ({ order }: Job<Order, View>) => order,
    view: ({ view }: Job<Order, View>) => view,
    at: 0,
  } as const;
  expect(reasonOf(start)).toMatchObject({ reason: 'busy' });
  world.arrive('file 0');
  world.begin(0);
  world.settle(0);
  expect(reasonOf({ ...start, token: 'file 1' })).toMatchObject({ reason: 'otherFile' });
  expect(reasonOf({ ...start, from: ['broken'] })).toMatchObject({ reason: 'notReady' });
  expect(reasonOf(start)).toBeUndefined();
  // Twice.
  expect(reasonOf(start)).toMatchObject({ reason: 'busy' });
  world.begin(0);
  world.settle(0);
  expect(reasonOf({ type: 'discarded', token: 'file 0' })).toBeUndefined();
  expect(reasonOf({ type: 'discarded', token: 'file 0' })).toBeUndefined();
  expect(reasonOf(start)).toMatchObject({ reason: 'notReady' });
  expect(reasonOf({ type: 'discarded', token: 'file 7' })).toMatchObject({ reason: 'otherFile' });
});
