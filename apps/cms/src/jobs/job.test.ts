import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_ATTEMPTS } from './job.ts';
import type { Job } from './job.ts';
import { JobWorld, OWNER, STRANGER } from './testing/job-world.ts';
import type { Event, Order, View } from './testing/job-world.ts';

type Action = (world: JobWorld, process: number, token: string) => void;

const ACTIONS = {
  receive: (world) => world.receive(),
  arrive: (world, _, token) => world.arrive(token),
  order: (world, _, token) => world.order(token, OWNER),
  orderOfStranger: (world, _, token) => world.order(token, STRANGER),
  discard: (world, _, token) => world.discard(token, OWNER),
  discardOfStranger: (world, _, token) => world.discard(token, STRANGER),
  begin: (world, process) => world.begin(process),
  advance: (world, process) => world.advance(process),
  settle: (world, process) => world.settle(process),
  fail: (world, process) => world.fail(process),
  drop: (world, process) => world.drop(process),
  kill: (world, process) => world.kill(process),
  age: (world) => world.age(),
} as const satisfies Readonly<Record<string, Action>>;

const NAMES = Object.keys(ACTIONS) as readonly (keyof typeof ACTIONS)[];
/** What brings a job further is done more often than what ends it. */
const OFTEN = ['arrive', 'begin', 'advance', 'advance', 'advance', 'settle', 'order'] as const;

/** Commands are lost, doubled, late, and about files that are gone; both processes may believe that they work. */
const steps = fc.array(
  fc.record({
    name: fc.constantFrom(...NAMES, ...OFTEN),
    process: fc.constantFrom(0, 1),
    back: fc.constantFrom(0, 0, 0, 1, 2),
  }),
  { minLength: 10, maxLength: 80, size: 'max' },
);

test('whatever two processes and an editor do in whatever order, nothing is written twice, and no file is left', () => {
  fc.assert(
    fc.property(steps, (given) => {
      const world = new JobWorld();
      for (const { name, process, back } of given) {
        const act: Action = ACTIONS[name];
        act(world, process, world.token(back));
        world.check();
      }
      world.finish();
      expect(world.faults).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test('work that ends its process each time is given up, and can be ordered again', () => {
  const world = new JobWorld();
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
  const world = new JobWorld();
  const refusalOf = (event: Event): unknown => world.send(event).find(({ type }) => type === 'refuse');
  const start = {
    type: 'ordered',
    token: 'file 0',
    from: ['ready'],
    order: ({ order }: Job<Order, View>) => order,
    view: ({ view }: Job<Order, View>) => view,
    at: 0,
  } as const;
  world.receive();
  expect(refusalOf(start)).toMatchObject({ reason: 'busy' });
  world.arrive('file 0');
  world.begin(0);
  world.settle(0);
  expect(refusalOf({ ...start, token: 'file 1' })).toMatchObject({ reason: 'otherFile' });
  expect(refusalOf({ ...start, from: ['broken'] })).toMatchObject({ reason: 'notReady' });
  expect(refusalOf(start)).toBeUndefined();
  // Twice.
  expect(refusalOf(start)).toMatchObject({ reason: 'busy' });
  world.begin(0);
  world.settle(0);
  expect(refusalOf({ type: 'discarded', token: 'file 0' })).toBeUndefined();
  expect(refusalOf({ type: 'discarded', token: 'file 0' })).toBeUndefined();
  expect(refusalOf(start)).toMatchObject({ reason: 'notReady' });
  expect(refusalOf({ type: 'discarded', token: 'file 7' })).toMatchObject({ reason: 'otherFile' });
});
