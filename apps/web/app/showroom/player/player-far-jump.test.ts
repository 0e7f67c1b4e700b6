import { describe, expect, test } from 'vitest';
import { MOVING, sceneOf, setUpPlayer } from './testing/test-player.ts';

const FAR = { isFar: true, blendingTime: 0.5 };

function lessMotion() {
  return { ...MOVING, isReducedMotion: true };
}

describe('a far jump', () => {
  test('goes away from the old picture, changes it out of focus, and into the new one, in half a second', async () => {
    const { show, jumps, seen, pass } = setUpPlayer();
    const outcomes = show(sceneOf('energy'), FAR);
    await pass(0);
    expect(jumps.at(-1)).toBe('away');
    await pass(170);
    expect(seen()).toBeUndefined();
    await pass(10);
    await pass(40);
    expect(seen()).toBe('energy');
    await pass(200);
    expect(jumps.at(-1)).toBe('into');
    expect(outcomes).toEqual([]);
    await pass(240);
    expect(outcomes).toEqual(['ended']);
  });

  test('is a cut for visitors who prefer less motion', async () => {
    const { show, jumps, pictures, pass } = setUpPlayer({ conditions: lessMotion });
    const outcomes = show(sceneOf('energy'), FAR);
    await pass(40);
    expect(outcomes).toEqual(['ended']);
    expect(jumps).not.toContain('away');
    expect(pictures.every(({ style }) => style.transition === 'none' || style.transition === '')).toBe(true);
  });

  test('leaves nothing out of focus when another one supersedes it, or its picture is broken', async () => {
    const { show, jumps, seen, pass } = setUpPlayer({ brokenPictures: ['energy'] });
    const broken = show(sceneOf('energy'), FAR);
    await pass(200);
    await pass(300);
    expect(broken).toEqual(['failed']);
    expect(jumps.at(-1)).toBe('into');
    const superseded = show(sceneOf('lounge'), FAR);
    await pass(100);
    show(sceneOf('atrium'));
    expect(jumps.at(-1)).toBe('none');
    await pass(500);
    await pass(500);
    expect(superseded).toEqual([]);
    expect(seen()).toBe('atrium');
  });

  test('tells that it has begun when the new picture appears, so that a wait before is seen', async () => {
    let starts = 0;
    const { show, pass } = setUpPlayer();
    show(sceneOf('energy'), { ...FAR, onStarted: () => (starts += 1) });
    await pass(100);
    expect(starts).toBe(0);
    await pass(100);
    await pass(100);
    expect(starts).toBe(1);
  });
});
