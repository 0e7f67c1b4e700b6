import { TRANSITION_PICTURE_TIME } from '@vitrine/core/background/pick-transition-picture';
import { describe, expect, test } from 'vitest';
import { FIRST_FRAME_PATIENCE, STALL_PATIENCE } from './play-clip.ts';
import { setUpPlayer, MOVING } from './testing/test-player.ts';

const HOLD = TRANSITION_PICTURE_TIME * 1000;
const FADE = 400;

/** More than a paint takes. */
const PAINT = 100;

function conditionsWith(condition: string) {
  return () => ({ ...MOVING, [condition]: true });
}

describe('the picture of a transition (spec 3.5)', () => {
  test('fades in, is held and gives way to the destination', async () => {
    const { move, pass, seen, rungs } = setUpPlayer();
    const outcomes = move(undefined, 'reception', { transitionPicture: 'doorway' });
    await pass(PAINT);
    expect(seen()).toBe('doorway');
    await pass(FADE);
    await pass(HOLD - PAINT);
    expect(seen()).toBe('doorway');
    expect(outcomes).toEqual([]);
    await pass(2 * PAINT);
    await pass(PAINT);
    expect(seen()).toBe('reception');
    await pass(FADE + PAINT);
    expect(outcomes).toEqual(['ended']);
    expect(rungs).toEqual(['picture']);
  });

  test('is held half as long where the fly mode is twice as fast', async () => {
    const { move, pass, seen } = setUpPlayer();
    move(undefined, 'reception', { transitionPicture: 'doorway', playbackRate: 2 });
    await pass(PAINT);
    expect(seen()).toBe('doorway');
    await pass(FADE);
    await pass(HOLD / 2 + PAINT);
    await pass(PAINT);
    expect(seen()).toBe('reception');
  });

  test('is hidden while the clip plays', async () => {
    const { move, videoOf, seen, visible, pass, rungs } = setUpPlayer();
    const outcomes = move('walk.mp4', 'reception', { transitionPicture: 'doorway' });
    videoOf('walk.mp4')?.presentFrame();
    await pass(PAINT);
    expect(visible()).toEqual(['walk.mp4']);
    expect(seen()).toBeUndefined();
    videoOf('walk.mp4')?.reachEnd();
    expect(outcomes).toEqual(['ended']);
    expect(rungs).toEqual(['clip']);
  });

  test('is what visitors see where the clip does not begin', async () => {
    const { move, pass, seen, rungs } = setUpPlayer();
    move('walk.mp4', 'reception', { transitionPicture: 'doorway' });
    await pass(FIRST_FRAME_PATIENCE);
    await pass(PAINT);
    expect(seen()).toBe('doorway');
    expect(rungs).toEqual(['clip', 'picture']);
  });

  test('is no step back for a clip that stalls in the middle', async () => {
    const { move, videoOf, pass, seen, rungs } = setUpPlayer();
    move('walk.mp4', 'reception', { transitionPicture: 'doorway' });
    videoOf('walk.mp4')?.presentFrame();
    await pass(STALL_PATIENCE);
    await pass(PAINT);
    expect(seen()).toBe('reception');
    expect(rungs).toEqual(['clip', 'crossfade']);
  });

  test('is passed over where it is not available', async () => {
    const { move, pass, seen } = setUpPlayer({ brokenPictures: ['doorway'] });
    const outcomes = move(undefined, 'reception', { transitionPicture: 'doorway' });
    await pass(PAINT);
    await pass(PAINT);
    expect(seen()).toBe('reception');
    await pass(FADE + PAINT);
    expect(outcomes).toEqual(['ended']);
  });

  test('is cut in and out where the editor wants no cross-fade', async () => {
    const { move, pass, seen } = setUpPlayer();
    move(undefined, 'reception', { transitionPicture: 'doorway', blendingTime: 0 });
    await pass(0);
    expect(seen()).toBe('doorway');
    await pass(PAINT);
    await pass(HOLD);
    expect(seen()).toBe('reception');
  });

  test('gives way to another journey at once', async () => {
    const { move, pass, seen } = setUpPlayer();
    const first = move(undefined, 'reception', { transitionPicture: 'doorway' });
    await pass(PAINT);
    move(undefined, 'atrium');
    await pass(PAINT);
    expect(seen()).toBe('atrium');
    await pass(2 * HOLD);
    expect(first).toEqual([]);
    expect(seen()).toBe('atrium');
  });

  test.each([
    ['isReducedMotion', 'picture'],
    ['isDataSaver', 'crossfade'],
    ['isPowerSave', 'crossfade'],
    ['isPageHidden', 'cut'],
  ])('%s: %s', async (condition, rung) => {
    const { move, pass, rungs } = setUpPlayer({ conditions: conditionsWith(condition) });
    move('walk.mp4', 'reception', { transitionPicture: 'doorway' });
    await pass(PAINT);
    expect(rungs).toEqual([rung]);
  });
});
