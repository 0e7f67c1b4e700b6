import { describe, expect, test } from 'vitest';
import { createOverlayMotion } from './overlay-motion.ts';

function aMotion(times: { opening: number; closing: number }) {
  const happened: string[] = [];
  let waiting: { milliseconds: number; task: () => void } | undefined;
  const motion = createOverlayMotion({
    after(milliseconds, task) {
      waiting = { milliseconds, task };
      return () => {
        waiting = undefined;
      };
    },
  });
  motion.serve({
    times: () => times,
    leave: () => happened.push('leave'),
    onClosed: () => happened.push('closed'),
    onGone: () => happened.push('gone'),
  });
  const pass = () => {
    const { task, milliseconds } = waiting ?? { task: () => undefined, milliseconds: 0 };
    waiting = undefined;
    task();
    return milliseconds;
  };
  return { motion, happened, pass };
}

describe('a sidebar', () => {
  test('ignores closes during its transition and fires its hook a transition time after closing (spec 4.6)', () => {
    const { motion, happened, pass } = aMotion({ opening: 0.3, closing: 0.3 });
    motion.start();
    motion.send('closeAsked');
    expect(happened).toEqual([]);
    expect(pass()).toBe(300);
    expect(motion.phase()).toBe('open');
    motion.send('closeAsked');
    motion.send('closeAsked');
    motion.send('removed');
    expect(happened).toEqual(['leave']);
    expect(pass()).toBe(300);
    expect(happened).toEqual(['leave', 'closed']);
    expect(motion.phase()).toBe('closed');
  });
});

describe('an overlay and its address', () => {
  test('is gone when both have let go of it, whichever is the first', () => {
    const slow = aMotion({ opening: 0, closing: 0.2 });
    slow.motion.start();
    slow.motion.send('closeAsked');
    slow.pass();
    slow.motion.follow({ isNamed: true, isRouterAtRest: false });
    slow.motion.follow({ isNamed: false, isRouterAtRest: true });
    expect(slow.happened).toEqual(['leave', 'closed', 'gone']);

    const quick = aMotion({ opening: 0, closing: 0.2 });
    quick.motion.start();
    quick.motion.follow({ isNamed: false, isRouterAtRest: true });
    expect(quick.happened).toEqual([]);
    quick.pass();
    quick.motion.follow({ isNamed: false, isRouterAtRest: true });
    expect(quick.happened).toEqual(['closed', 'gone']);
  });

  test('comes back at once when it is named again on its way out', () => {
    const { motion, happened } = aMotion({ opening: 0.3, closing: 0.3 });
    motion.start();
    motion.follow({ isNamed: false, isRouterAtRest: true });
    expect(motion.phase()).toBe('closing');
    motion.follow({ isNamed: true, isRouterAtRest: true });
    expect(motion.phase()).toBe('opening');
    expect(happened).toEqual([]);
  });

  test('comes back when its address could not be left', () => {
    const { motion, pass } = aMotion({ opening: 0, closing: 0.2 });
    motion.start();
    motion.send('closeAsked');
    pass();
    motion.follow({ isNamed: true, isRouterAtRest: true });
    expect(motion.phase()).toBe('open');
  });
});

describe('an overlay whose way in takes no time', () => {
  test('can be closed at once', () => {
    const { motion, happened, pass } = aMotion({ opening: 0, closing: 0.2 });
    motion.start();
    motion.send('closeAsked');
    expect(happened).toEqual(['leave']);
    expect(pass()).toBe(200);
    expect(happened).toEqual(['leave', 'closed']);
  });

  test('reports each phase once to its listeners, and has no timer once stopped', () => {
    const { motion, happened, pass } = aMotion({ opening: 0.1, closing: 0.1 });
    const phases: string[] = [];
    const forget = motion.subscribe(() => phases.push(motion.phase()));
    const stop = motion.start();
    pass();
    motion.send('shown');
    motion.send('removed');
    stop();
    expect(pass()).toBe(0);
    expect(phases).toEqual(['open', 'closing']);
    expect(happened).toEqual([]);
    forget();
  });
});
