import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, test } from 'vitest';
import { runTool } from './run-tool.ts';
import { findTools } from './tools.ts';
import { createWorkQueue, INTERRUPTED, STOPPED } from './work-queue.ts';

const NODE = process.execPath;

/** A piece of work that goes on until the test ends it. */
function work() {
  const control = Promise.withResolvers<void>();
  const seen: { signal?: AbortSignal; isRunning: boolean } = { isRunning: false };
  const run = async (signal: AbortSignal) => {
    seen.signal = signal;
    seen.isRunning = true;
    await Promise.race([
      control.promise,
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
    ]).finally(() => {
      seen.isRunning = false;
    });
  };
  return { run, seen, finish: () => control.resolve() };
}

describe('the queue', () => {
  test('runs one piece after the other, also after one that fails', async () => {
    const errors: unknown[] = [];
    const queue = createWorkQueue((error) => errors.push(error));
    const order: string[] = [];
    let atOnce = 0;
    for (const name of ['a', 'b', 'c']) {
      queue.add(name, async () => {
        atOnce += 1;
        expect(atOnce).toBe(1);
        await Promise.resolve();
        order.push(name);
        atOnce -= 1;
        if (name === 'b') throw new Error('b');
      });
    }
    await queue.idle();
    expect(order).toEqual(['a', 'b', 'c']);
    expect(errors).toEqual([new Error('b')]);
    queue.add('d', async () => void order.push('d'));
    await queue.idle();
    expect(order).toContain('d');
  });

  test('runs work that a user waits for first, and idle work last', async () => {
    const queue = createWorkQueue(() => undefined);
    const order: string[] = [];
    const note = (name: string) => async () => void order.push(name);
    queue.add('variant', note('variant'), { urgency: 'idle' });
    queue.add('figure', note('figure'), { urgency: 'welcome' });
    queue.add('checked', note('checked'), { urgency: 'welcome' });
    queue.add('upload', note('upload'));
    queue.add('next upload', note('next upload'));
    queue.add('reversed clip', note('reversed clip'), { urgency: 'awaited' });
    queue.hurry('checked', 'awaited');
    queue.hurry('reversed clip', 'welcome');
    await queue.idle();
    expect(order).toEqual(['reversed clip', 'checked', 'upload', 'next upload', 'figure', 'variant']);
  });

  test('interrupts idle work for work that a user waits for, then restarts it before other idle work', async () => {
    const errors: unknown[] = [];
    const queue = createWorkQueue((error) => errors.push(error));
    const order: string[] = [];
    const copy = work();
    let begun = 0;
    const make = async (signal: AbortSignal) => {
      begun += 1;
      if (begun === 1) await copy.run(signal);
      order.push('copy');
    };
    queue.add('copy', make, { urgency: 'idle' });
    queue.add('next copy', async () => void order.push('next copy'), { urgency: 'idle' });
    await expect.poll(() => copy.seen.isRunning).toBe(true);
    expect(copy.seen.signal?.aborted).toBe(false);
    queue.add('upload', async () => void order.push('upload'));
    queue.add('reversed clip', async () => void order.push('reversed clip'), { urgency: 'awaited' });
    await queue.idle();
    expect(copy.seen.signal?.reason).toBe(INTERRUPTED);
    expect(order).toEqual(['reversed clip', 'upload', 'copy', 'next copy']);
    expect(errors).toEqual([]);
  });

  test('does brief work before idle work, without ending what has begun', async () => {
    const queue = createWorkQueue(() => undefined);
    const order: string[] = [];
    const copy = work();
    queue.add('copy', copy.run, { urgency: 'idle' });
    queue.add('next copy', async () => void order.push('next copy'), { urgency: 'idle' });
    await expect.poll(() => copy.seen.isRunning).toBe(true);
    queue.add('small copy', async () => void order.push('small copy'), { urgency: 'brief' });
    expect(copy.seen.signal?.aborted).toBe(false);
    copy.finish();
    await queue.idle();
    expect(order).toEqual(['small copy', 'next copy']);
  });

  test('ends brief work, too, for what is more urgent', async () => {
    const queue = createWorkQueue(() => undefined);
    const copy = work();
    queue.add('small copy', copy.run, { urgency: 'brief' });
    await expect.poll(() => copy.seen.isRunning).toBe(true);
    queue.add('figure', async () => undefined, { urgency: 'welcome' });
    expect(copy.seen.signal?.reason).toBe(INTERRUPTED);
    queue.drop('small copy');
    await queue.idle();
  });

  test('ends no other work for what is more urgent', async () => {
    const queue = createWorkQueue(() => undefined);
    const figure = work();
    queue.add('figure', figure.run, { urgency: 'welcome' });
    await expect.poll(() => figure.seen.isRunning).toBe(true);
    queue.add('reversed clip', async () => undefined, { urgency: 'awaited' });
    expect(figure.seen.signal?.aborted).toBe(false);
    figure.finish();
    await queue.idle();
  });

  test('drops running and waiting work by name without reporting an error', async () => {
    const errors: unknown[] = [];
    const queue = createWorkQueue((error) => errors.push(error));
    const [first, second, again] = [work(), work(), work()];
    queue.add('first', first.run);
    queue.add('second', second.run);
    await expect.poll(() => first.seen.isRunning).toBe(true);
    queue.drop('second');
    queue.add('first', again.run);
    await expect.poll(() => again.seen.isRunning).toBe(true);
    expect(first.seen.signal?.aborted).toBe(true);
    expect(second.seen.signal).toBeUndefined();
    again.finish();
    await queue.idle();
    expect(errors).toEqual([]);
  });

  test('runs work outside of the transaction that it was added in', async () => {
    const transaction = new AsyncLocalStorage<string>();
    const queue = createWorkQueue(() => undefined);
    const seen: (string | undefined)[] = [];
    const look = async () => void seen.push(transaction.getStore());
    transaction.run('open', () => queue.add('look', look));
    await queue.idle();
    expect(seen).toEqual([undefined]);
  });

  test('stops permanently, aborts running work with `STOPPED`, and drops what still waits', async () => {
    const queue = createWorkQueue(() => undefined);
    const told: string[] = [];
    const [first, second] = [work(), work()];
    queue.add('first', first.run, { onDropped: () => told.push('first') });
    queue.add('second', second.run, { onDropped: () => told.push('second') });
    await expect.poll(() => first.seen.isRunning).toBe(true);
    await queue.stop();
    expect(first.seen.signal?.reason).toBe(STOPPED);
    queue.add('third', second.run, { onDropped: () => told.push('third') });
    await queue.idle();
    expect(second.seen.signal).toBeUndefined();
    expect(told).toEqual(['second', 'third']);
  });
});

describe('a program', () => {
  test('returns its output, and sees little of our environment', async () => {
    process.env['A_SECRET'] = 'secret';
    const print = 'process.stdout.write(Object.keys(process.env).sort().join())';
    const { output } = await runTool(NODE, ['-e', print], { limit: 20_000 });
    delete process.env['A_SECRET'];
    expect(output).toBe('LC_ALL,PATH');
  });

  test('is killed when its time is over or its caller aborts', async () => {
    const forever = ['-e', 'setInterval(() => {}, 1000)'];
    await expect(runTool(NODE, forever, { limit: 200 })).rejects.toMatchObject({ reason: 'timeout' });
    const control = new AbortController();
    const run = runTool(NODE, forever, { limit: 20_000, signal: control.signal });
    control.abort();
    await expect(run).rejects.toMatchObject({ reason: 'stopped' });
  });

  test('fails with its last words', async () => {
    const fail = 'console.error("first"); console.error("last"); process.exit(3)';
    await expect(runTool(NODE, ['-e', fail], { limit: 20_000 })).rejects.toMatchObject({
      reason: 'failed',
      message: 'last',
    });
    await expect(runTool('/nowhere/x', [], { limit: 20_000 })).rejects.toMatchObject({ reason: 'missing' });
  });

  test('that is missing, or no ffmpeg with H.264, is named', async () => {
    expect(await findTools({ FFPROBE_PATH: '/nowhere/ffprobe' })).toEqual({
      missing: { code: 'missingTool', program: '/nowhere/ffprobe', variable: 'FFPROBE_PATH' },
    });
    expect(await findTools({ FFPROBE_PATH: '/bin/true', FFMPEG_PATH: '/bin/echo' })).toEqual({
      missing: { code: 'noEncoder', program: '/bin/echo' },
    });
  });
});
