import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ARRIVAL_PATIENCE,
  beginPlayback,
  nextChange,
  stepPlayback,
  timeShown,
  UNTOUCHED_FOR,
} from './story-playback.ts';
import type { Playback, PlaybackEvent } from './story-playback.ts';

const STOPS = [{ seconds: 10 }, { seconds: 20 }, { seconds: 5 }];

/** Sends events, each after some milliseconds. @returns the playback, and the stops to which it went. */
function play(
  steps: readonly (readonly [after: number, event: PlaybackEvent['type'] | number])[],
  { repeats = false }: { readonly repeats?: boolean } = {},
) {
  let now = 1_000;
  let [playback, effects] = beginPlayback({ stops: STOPS, repeats, index: 0, status: 'playing' }, now);
  const went = effects.map(({ index }) => index);
  for (const [after, what] of steps) {
    now += after;
    const event: PlaybackEvent =
      typeof what === 'number'
        ? { type: 'stopChosen', index: what }
        : { type: what as Exclude<PlaybackEvent['type'], 'stopChosen'> };
    [playback, effects] = stepPlayback(playback, event, now);
    went.push(...effects.map(({ index }) => index));
  }
  return { playback, went, now };
}

describe('a story that plays', () => {
  test('goes to its first stop, and on when each has been shown for its seconds', () => {
    const { went, playback } = play([
      [4_000, 'arrived'],
      [9_999, 'timePassed'],
      [1, 'timePassed'],
      [2_000, 'arrived'],
      [20_000, 'timePassed'],
    ]);
    expect(went).toEqual([0, 1, 2]);
    expect(playback).toMatchObject({ index: 2, status: 'playing', isThere: false });
  });

  test('ends at its last stop, and begins again when it is played', () => {
    const end = [
      [0, 2],
      [0, 'arrived'],
      [5_000, 'timePassed'],
    ] as const;
    expect(play(end).playback).toMatchObject({ index: 2, status: 'ended' });
    expect(nextChange(play(end).playback, 1_000_000)).toBeUndefined();
    expect(play([...end, [1, 'touched']]).playback.status).toBe('ended');
    const again = play([...end, [0, 'played']]);
    expect(again.playback).toMatchObject({ index: 0, status: 'playing' });
    expect(again.went).toEqual([0, 2, 0]);
  });

  test('begins again by itself where it repeats', () => {
    const { went, playback } = play(
      [
        [0, 2],
        [0, 'arrived'],
        [5_000, 'timePassed'],
      ],
      { repeats: true },
    );
    expect(went).toEqual([0, 2, 0]);
    expect(playback.status).toBe('playing');
  });

  test('pauses when it is touched, and shows only the rest of the time afterwards', () => {
    const touched = [
      [0, 'arrived'],
      [7_000, 'touched'],
      [60_000, 'timePassed'],
    ] as const;
    const paused = play(touched);
    expect(paused.playback).toMatchObject({ status: 'paused', index: 0 });
    expect(timeShown(paused.playback, paused.now)).toBe(7_000);
    const on = play([...touched, [0, 'played'], [1_000, 'arrived']]);
    // It goes there once more: whoever touched the window may have left.
    expect(on.went).toEqual([0, 0]);
    expect(nextChange(on.playback, on.now)).toBe(3_000);
  });

  test('plays on by itself where it repeats, after the last touch', () => {
    const touched = [
      [0, 'arrived'],
      [7_000, 'touched'],
      [UNTOUCHED_FOR - 1, 'touched'],
    ] as const;
    const early = play([...touched, [UNTOUCHED_FOR - 1, 'timePassed']], { repeats: true });
    expect(early.playback.status).toBe('paused');
    const late = play([...touched, [UNTOUCHED_FOR, 'timePassed']], { repeats: true });
    expect(late.playback).toMatchObject({ status: 'playing', index: 0 });
    const never = play(touched);
    expect(nextChange(never.playback, never.now)).toBeUndefined();
  });

  test('goes on when the window does not arrive', () => {
    expect(play([[ARRIVAL_PATIENCE - 1, 'timePassed']]).went).toEqual([0]);
    expect(play([[ARRIVAL_PATIENCE, 'timePassed']]).went).toEqual([0, 1]);
  });

  test('goes to a stop that is chosen, playing or paused as it was', () => {
    expect(play([[0, 2]]).playback).toMatchObject({ index: 2, status: 'playing' });
    expect(
      play([
        [0, 'paused'],
        [0, 1],
      ]).playback,
    ).toMatchObject({ index: 1, status: 'paused' });
    expect(play([[0, 3]]).went).toEqual([0]);
    expect(play([[0, -1]]).went).toEqual([0]);
  });

  test('shows each stop for its seconds, whatever pauses there are', () => {
    const pauses = fc.array(fc.tuple(fc.nat(4_000), fc.nat(60_000)), { maxLength: 5 });
    fc.assert(
      fc.property(pauses, fc.integer({ min: 3, max: 600 }), (list, seconds) => {
        let now = 0;
        let shown = 0;
        let playback: Playback;
        const stops = [{ seconds }, { seconds: 3 }];
        [playback] = beginPlayback({ stops, repeats: false, index: 0, status: 'playing' }, now);
        [playback] = stepPlayback(playback, { type: 'arrived' }, now);
        for (const [until, pause] of list) {
          if (shown + until >= seconds * 1_000) break;
          now += until;
          shown += until;
          [playback] = stepPlayback(playback, { type: 'paused' }, now);
          now += pause;
          [playback] = stepPlayback(playback, { type: 'played' }, now);
          now += 100;
          [playback] = stepPlayback(playback, { type: 'arrived' }, now);
        }
        expect(nextChange(playback, now)).toBe(seconds * 1_000 - shown);
      }),
    );
  });
});
