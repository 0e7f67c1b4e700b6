import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completeNotification } from './notification.ts';
import type { NotificationRequest } from './notification.ts';
import {
  dismissNotification,
  EMPTY_QUEUE,
  expireNotifications,
  MAX_SHOWN,
  nextExpiry,
  pauseNotifications,
  pushNotification,
  resumeNotifications,
  withdrawNotification,
} from './queue.ts';
import type { NotificationQueue } from './queue.ts';

function pushAll(requests: readonly NotificationRequest[], now = 0): NotificationQueue {
  return requests.reduce(
    (queue, request) => pushNotification(queue, completeNotification(request), now),
    EMPTY_QUEUE,
  );
}

function messagesOf({ shown }: NotificationQueue) {
  return shown.map(({ notification }) => notification.message);
}

function some(count: number, overrides: Partial<NotificationRequest> = {}): NotificationRequest[] {
  return Array.from({ length: count }, (_, index) => ({ message: `${index}`, ...overrides }));
}

describe('a notification', () => {
  test('is shown for 3000 ms at the bottom centre where nothing else is said (spec 9.4)', () => {
    expect(completeNotification({ message: 'x' })).toEqual({
      message: 'x',
      timeout: 3000,
      pos: 'bottom-center',
      status: 'primary',
    });
  });

  test('takes position, timeout and status from the message (spec 3.23) (spec 9.4)', () => {
    const request = { message: 'x', pos: 'top-left', timeout: 9, status: 'danger' } as const;
    expect(completeNotification(request)).toEqual(request);
  });
});

describe('the queue of notifications', () => {
  test('shows one for 3000 ms and no longer', () => {
    const queue = pushAll([{ message: 'x' }], 100);
    expect(nextExpiry(queue)).toBe(3100);
    expect(messagesOf(expireNotifications(queue, 3099))).toEqual(['x']);
    expect(messagesOf(expireNotifications(queue, 3100))).toEqual([]);
  });

  test('keeps one without a timeout until it is closed', () => {
    const queue = pushAll([{ message: 'x', timeout: 0 }]);
    expect(nextExpiry(queue)).toBeUndefined();
    expect(messagesOf(expireNotifications(queue, 1e12))).toEqual(['x']);
    expect(messagesOf(dismissNotification(queue, 1, 5))).toEqual([]);
  });

  test('lets the others wait in their order when a place is full, and gives each its whole time (spec 3.31) (spec 9.4)', () => {
    const queue = pushAll(some(5));
    expect(messagesOf(queue)).toEqual(['0', '1', '2']);
    const later = expireNotifications(queue, 3000);
    expect(messagesOf(later)).toEqual(['3', '4']);
    expect(nextExpiry(later)).toBe(6000);
  });

  test('fills each place by itself', () => {
    const queue = pushAll([...some(4), { message: 'there', pos: 'top-right' }]);
    expect(messagesOf(queue)).toEqual(['0', '1', '2', 'there']);
  });

  test('is not held up by what stays', () => {
    expect(messagesOf(pushAll([...some(5, { timeout: 0 }), { message: 'passing' }]))).toContain('passing');
  });

  test('stays while the visitor looks at it', () => {
    const paused = pauseNotifications(pushAll([{ message: 'x' }]), 1000);
    expect(nextExpiry(paused)).toBeUndefined();
    expect(messagesOf(expireNotifications(paused, 60_000))).toEqual(['x']);
    const resumed = resumeNotifications(paused, 60_000);
    expect(nextExpiry(resumed)).toBe(62_000);
  });

  test('gives what comes in meanwhile all of its time afterwards', () => {
    const paused = pauseNotifications(pushAll([]), 1000);
    const pushed = pushNotification(paused, completeNotification({ message: 'x' }), 5000);
    expect(nextExpiry(resumeNotifications(pushed, 9000))).toBe(12_000);
  });

  test('shows only the newest notification with a key, and withdraws it by that key', () => {
    const lasting = { timeout: 0, key: 'connection' };
    const queue = pushAll([
      { message: 'offline', ...lasting },
      { message: 'other', timeout: 0 },
      { message: 'unreachable', ...lasting },
    ]);
    expect(messagesOf(queue)).toEqual(['other', 'unreachable']);
    expect(messagesOf(withdrawNotification(queue, 'connection', 1))).toEqual(['other']);
    expect(messagesOf(withdrawNotification(queue, 'unknown', 1))).toEqual(['other', 'unreachable']);
  });

  test('gives the room of a withdrawn notification to a waiting one', () => {
    const queue = pushAll([...some(3, { key: 'same' }), ...some(3)]);
    expect(messagesOf(queue)).toEqual(['2', '0', '1']);
    expect(messagesOf(withdrawNotification(queue, 'same', 0))).toEqual(['0', '1', '2']);
  });

  test('closes one that is still waiting, and ignores one that is gone', () => {
    const queue = pushAll(some(5));
    expect(dismissNotification(queue, 5, 0).waiting.map(({ id }) => id)).toEqual([4]);
    expect(dismissNotification(queue, 99, 0)).toEqual(queue);
  });

  test('is FIFO at each place, whatever happens in between (spec 9.4)', () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('push' as const),
        pos: fc.constantFrom('top-center' as const, 'bottom-center' as const),
        timeout: fc.integer({ min: 1, max: 5000 }),
      }),
      fc.record({ kind: fc.constant('wait' as const), time: fc.integer({ min: 0, max: 4000 }) }),
      fc.record({ kind: fc.constantFrom('pause' as const, 'resume' as const) }),
      fc.record({ kind: fc.constant('dismiss' as const), id: fc.integer({ min: 1, max: 12 }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let now = 0;
        let queue = EMPTY_QUEUE;
        const seen = { 'top-center': [] as number[], 'bottom-center': [] as number[] };
        for (const action of steps) {
          if (action.kind === 'push') {
            const notification = completeNotification({ message: 'x', ...action });
            queue = pushNotification(queue, notification, now);
          } else if (action.kind === 'wait') {
            now += action.time;
            queue = expireNotifications(queue, now);
          } else if (action.kind === 'dismiss') queue = dismissNotification(queue, action.id, now);
          else if (action.kind === 'pause') queue = pauseNotifications(queue, now);
          else queue = resumeNotifications(queue, now);
          for (const pos of ['top-center', 'bottom-center'] as const) {
            const there = queue.shown.filter(({ notification }) => notification.pos === pos);
            expect(there.length).toBeLessThanOrEqual(MAX_SHOWN);
            for (const { id } of there) if (!seen[pos].includes(id)) seen[pos].push(id);
          }
        }
        for (const order of Object.values(seen)) {
          expect(order).toEqual(order.toSorted((one, other) => one - other));
        }
        // No notification waits forever.
        queue = resumeNotifications(queue, now);
        for (let rounds = 0; rounds < steps.length; rounds += 1)
          queue = expireNotifications(queue, (now += 5000));
        expect([...queue.shown, ...queue.waiting]).toEqual([]);
      }),
    );
  });
});
