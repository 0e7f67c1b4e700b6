import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PicturePoint } from '../world/background.ts';
import { POINTER_INTERVAL } from './pointer-interval.ts';
import { POINTER_AT_REST, sendPointer } from './pointer-sending.ts';
import type { PointerSendingEvent } from './pointer-sending.ts';

const percent = fc.double({ min: 0, max: 100, noNaN: true });
/** Moves with the milliseconds before each, and how long each answer takes. */
const courses = fc.record({
  moves: fc.array(
    fc.record({ wait: fc.integer({ min: 0, max: 400 }), point: fc.record({ x: percent, y: percent }) }),
    { minLength: 1, maxLength: 60 },
  ),
  latency: fc.integer({ min: 0, max: 500 }),
});

/** Plays moves in a world whose answers take a time. @returns what was sent, and when. */
function play(moves: readonly { readonly wait: number; readonly point: PicturePoint }[], latency: number) {
  let state = POINTER_AT_REST;
  let timer = Infinity;
  let answer = Infinity;
  const sent: { readonly at: number; readonly point: PicturePoint }[] = [];
  const step = (event: PointerSendingEvent) => {
    const [next, effect] = sendPointer(state, event);
    state = next;
    if (effect?.type === 'wait') timer = event.now + effect.milliseconds;
    if (effect?.type !== 'send') return;
    expect(answer).toBe(Infinity);
    sent.push({ at: event.now, point: effect.point });
    answer = event.now + latency;
  };
  const runUntil = (end: number) => {
    while (Math.min(timer, answer) <= end) {
      const now = Math.min(timer, answer);
      if (answer === now) {
        answer = Infinity;
        step({ type: 'answered', now });
      } else {
        timer = Infinity;
        step({ type: 'timePassed', now });
      }
      if (now === Infinity) return;
    }
  };
  let now = 0;
  for (const { wait, point } of moves) {
    now += wait;
    runUntil(now);
    step({ type: 'moved', now, point });
  }
  runUntil(now + 10_000);
  return sent;
}

test('a pointer is sent ten times a second at most, and its last position always', () => {
  fc.assert(
    fc.property(courses, ({ moves, latency }) => {
      const sent = play(moves, latency);
      expect(sent.at(-1)?.point).toEqual(moves.at(-1)?.point);
      const waits = sent.slice(1).map(({ at }, index) => at - (sent[index]?.at ?? 0));
      expect(Math.min(POINTER_INTERVAL, ...waits)).toBe(POINTER_INTERVAL);
    }),
  );
});

test('the first position is sent at once, and what lies between two that are sent is left out', () => {
  const moves = Array.from({ length: 30 }, (_, index) => ({ wait: 10, point: { x: index, y: 0 } }));
  const sent = play(moves, 5);
  expect(sent[0]).toEqual({ at: 10, point: { x: 0, y: 0 } });
  expect(sent.map(({ at }) => at)).toEqual([10, 110, 210, 310]);
  expect(sent.at(-1)?.point).toEqual({ x: 29, y: 0 });
});

test('a position waits for the answer to the one before, so that none overtakes another', () => {
  const sent = play(
    [
      { wait: 0, point: { x: 1, y: 1 } },
      { wait: 150, point: { x: 2, y: 2 } },
      { wait: 100, point: { x: 3, y: 3 } },
    ],
    400,
  );
  expect(sent).toEqual([
    { at: 0, point: { x: 1, y: 1 } },
    { at: 400, point: { x: 3, y: 3 } },
  ]);
});
