import { describe, expect, it } from 'vitest';
import { settle } from '../testing/fake-clock.ts';
import { createEncodeQueue } from './encode-queue.ts';

const setUp = () => {
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  const queue = createEncodeQueue();
  const ask = (key: string, urgency: 'waiting' | 'background') =>
    queue.run(key, urgency, () => {
      started.push(key);
      return new Promise((resolve) => finish.set(key, resolve));
    });
  return { queue, ask, started, end: (key: string) => finish.get(key)?.() };
};

describe('the encode queue', () => {
  it('runs one job at a time, those somebody waits for first', async () => {
    const { ask, started, end } = setUp();
    void ask('a', 'background');
    void ask('b', 'background');
    void ask('c', 'waiting');
    expect(started).toEqual(['a']);
    end('a');
    await settle();
    expect(started).toEqual(['a', 'c']);
    end('c');
    await settle();
    expect(started).toEqual(['a', 'c', 'b']);
  });

  it('shares one job between all who ask for it, and moves it up when somebody waits', async () => {
    const { ask, started, end, queue } = setUp();
    void ask('a', 'waiting');
    const first = ask('z', 'background');
    void ask('b', 'waiting');
    expect(ask('z', 'waiting')).toBe(first);
    expect(queue.length()).toBe(2);
    end('a');
    await settle();
    end('b');
    await settle();
    expect(started).toEqual(['a', 'b', 'z']);
    end('z');
    await first;
    void ask('z', 'waiting');
    await settle();
    expect(started).toEqual(['a', 'b', 'z', 'z']);
  });

  it('goes on after a failure', async () => {
    const { queue, ask, started } = setUp();
    await expect(queue.run('bad', 'waiting', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    void ask('good', 'waiting');
    expect(started).toEqual(['good']);
  });
});
