import { describe, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createNotificationCenter } from './notification-center.ts';
import type { NotificationCommand } from './notifications.ts';

function aWindow(early: readonly NotificationCommand[] = []) {
  let now = 0;
  let timers: { readonly at: number; readonly task: () => void }[] = [];
  const inbox = createStore<readonly NotificationCommand[]>(() => early);
  const center = createNotificationCenter({
    inbox,
    now: () => now,
    clock: {
      after(milliseconds, task) {
        const timer = { at: now + milliseconds, task };
        timers.push(timer);
        return () => {
          timers = timers.filter((other) => other !== timer);
        };
      },
    },
  });
  return {
    center,
    notify: (command: NotificationCommand) => inbox.setState([...inbox.getState(), command], true),
    wait(milliseconds: number) {
      const end = now + milliseconds;
      for (;;) {
        const [next] = timers.toSorted((one, other) => one.at - other.at);
        if (next === undefined || next.at > end) break;
        now = next.at;
        timers = timers.filter((other) => other !== next);
        next.task();
      }
      now = end;
    },
    timers: () => timers.length,
    seen: () => center.store.getState().shown.map(({ notification }) => notification.message),
  };
}

describe('the notification center', () => {
  test('shows the notifications sent before it loaded, in order', () => {
    const { seen } = aWindow([{ message: 'one' }, { message: 'two' }]);
    expect(seen()).toEqual(['one', 'two']);
  });

  test('withdraws the notification with a key', () => {
    const { notify, seen } = aWindow([{ message: 'offline', timeout: 0, key: 'connection' }]);
    notify({ message: 'other', timeout: 0 });
    notify({ withdrawn: 'connection' });
    expect(seen()).toEqual(['other']);
  });

  test('takes each away after 3000 ms (spec 9.4)', () => {
    const { notify, seen, wait, timers } = aWindow();
    notify({ message: 'one' });
    wait(2000);
    notify({ message: 'two' });
    wait(1000);
    expect(seen()).toEqual(['two']);
    wait(2000);
    expect(seen()).toEqual([]);
    expect(timers()).toBe(0);
  });

  test('waits while the visitor looks, and goes on with the time that was left', () => {
    const { notify, seen, wait, center } = aWindow();
    notify({ message: 'one' });
    wait(2000);
    center.pause();
    wait(60_000);
    center.resume();
    wait(999);
    expect(seen()).toEqual(['one']);
    wait(1);
    expect(seen()).toEqual([]);
  });

  test('closes what the visitor closes', () => {
    const { notify, seen, center } = aWindow();
    notify({ message: 'stays', timeout: 0 });
    const [first] = center.store.getState().shown;
    center.dismiss(first?.id ?? 0);
    expect(seen()).toEqual([]);
  });
});
