import { describe, expect, test } from 'vitest';
import { clipOf, GROUND, setUpPlayer } from './testing/test-player.ts';

function setUp() {
  const firstPicture = { style: { opacity: '', transition: '', zIndex: '' } };
  const set = setUpPlayer({ firstPicture });
  const layers = [firstPicture, ...set.pictures];
  return {
    ...set,
    firstPicture,
    /** All pictures except those that are set to be transparent. */
    seen: () => layers.filter(({ style }) => style.opacity !== '0').length,
  };
}

describe('a location without any background', () => {
  test('is arrived in: what was on the stage goes over the blending time, and only the ground is left', async () => {
    const { move, pass, seen, firstPicture } = setUp();
    const outcomes = move(undefined, GROUND, { blendingTime: 0.4 });
    await pass(32);
    expect(firstPicture.style).toMatchObject({ opacity: '0', transition: 'opacity 0.4s linear' });
    await pass(399);
    expect(outcomes).toEqual([]);
    await pass(100);
    expect(outcomes).toEqual(['ended']);
    expect(seen()).toBe(0);
  });

  test('does not show earlier locations either', async () => {
    const { move, pass, seen } = setUp();
    for (const destination of ['reception', 'atrium']) {
      move(undefined, destination);
      await pass(1000);
      await pass(1000);
    }
    move(undefined, GROUND);
    await pass(1000);
    await pass(1000);
    expect(seen()).toBe(0);
  });

  test('is left for a picture that fades in as ever, alone, even the one that was there before', async () => {
    const { move, pass, seen, pictures } = setUp();
    move(undefined, 'reception');
    await pass(1000);
    await pass(1000);
    move(undefined, GROUND);
    await pass(1000);
    await pass(1000);
    const outcomes = move(undefined, 'reception', { blendingTime: 0.4 });
    await pass(32);
    const shown = pictures.find(({ style }) => style.opacity === '1');
    expect(shown).toMatchObject({ src: 'reception-1920', style: { transition: 'opacity 0.4s linear' } });
    await pass(1000);
    expect(outcomes).toEqual(['ended']);
    expect(seen()).toBe(1);
  });

  test('comes out from under a clip that leads there, and the clip gives its memory back', async () => {
    const { move, player, videoOf, visible, pass, seen, videos } = setUp();
    move('walk.mp4', GROUND);
    videoOf('walk.mp4')?.presentFrame();
    videoOf('walk.mp4')?.reachEnd();
    const outcomes: string[] = [];
    player.show({
      scene: GROUND,
      blendingTime: 0.4,
      isFinal: true,
      onStarted: () => undefined,
      onOutcome: (outcome) => outcomes.push(outcome),
    });
    await pass(100);
    expect(seen()).toBe(0);
    expect(videos.map(({ style }) => style.transition)).toContain('opacity 0.4s linear');
    await pass(400);
    expect(outcomes).toEqual(['ended']);
    expect(visible()).toEqual([]);
    expect(videos.map((video) => video.src)).toEqual(['', '', '']);
  });

  test('replaces the picture when it is removed while the visitor is in the location', async () => {
    const { player, pass, seen } = setUp();
    player.replaceScene(GROUND);
    await pass(100);
    expect(seen()).toBe(0);
  });

  test('is no film without a still: what is on the stage stays until that plays', async () => {
    const { show, videoOf, visible, pass, seen } = setUp();
    const outcomes = show({ film: { clip: clipOf('loop.mp4'), isLooping: true } });
    await pass(100);
    expect(outcomes).toEqual(['failed']);
    expect(seen()).toBe(1);
    videoOf('loop.mp4')?.presentFrame();
    expect(visible()).toEqual(['loop.mp4']);
  });
});
