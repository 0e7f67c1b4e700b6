import { describe, expect, test, vi } from 'vitest';
import { EMPTY_LADDER_MEMORY } from './ladder.ts';
import { DATA_PATIENCE, FIRST_FRAME_PATIENCE, STALL_PATIENCE } from './play-clip.ts';
import type { MoveOutcome } from './player-host.ts';
import type { PictureWarmer } from './picture-warmer.ts';
import { clipOf, GROUND, MOVING, pictureOf, sceneOf, setUpPlayer } from './testing/test-player.ts';

function slowLine() {
  return { ...MOVING, isConnectionSlow: true };
}

describe('the ladder', () => {
  test('cross-fades when playing is refused, and asks again in the next tap', async () => {
    const { player, move, videos, rungs, pass, onVideoRefused } = setUpPlayer();
    for (const video of videos) video.refusal = 'NotAllowedError';
    const first = move('walk.mp4', 'reception');
    await pass(1000);
    expect(first).toEqual(['ended']);
    const second = move('on.mp4', 'atrium');
    await pass(1000);
    expect(second).toEqual(['ended']);
    expect(rungs).toEqual(['clip', 'crossfade', 'crossfade']);
    expect(onVideoRefused).not.toHaveBeenCalled();

    player.allowRetry();
    move('back.mp4', 'reception');
    await pass(1000);
    expect(rungs.slice(3)).toEqual(['clip', 'crossfade']);
    expect(onVideoRefused).toHaveBeenCalledOnce();
  });

  test('a device that has just been put into power-save mode can jump at once', async () => {
    const jumped: MoveOutcome[] = [];
    const memory = { ...EMPTY_LADDER_MEMORY, refusals: 1 };
    const jump = setUpPlayer({
      memory,
      onVideoRefused: () =>
        jump.player.show({
          scene: sceneOf('atrium'),
          blendingTime: 0,
          isFinal: true,
          onStarted: () => undefined,
          onOutcome: (outcome) => jumped.push(outcome),
        }),
    });
    for (const video of jump.videos) video.refusal = 'NotAllowedError';
    const outcomes = jump.move('walk.mp4', 'atrium');
    await jump.pass(200);
    await jump.pass(200);
    expect(outcomes).toEqual([]);
    expect(jumped).toEqual(['ended']);
  });

  test('an AbortError is our own doing and changes nothing', async () => {
    const { move, videos, rungs, pass } = setUpPlayer();
    for (const video of videos) video.refusal = 'AbortError';
    move('walk.mp4', 'reception');
    await pass(10);
    expect(rungs).toEqual(['clip']);
  });

  test.each([
    { name: 'a missing clip', failure: 'error' as const },
    { name: 'no first frame in time', failure: 'slow' as const },
    { name: 'a stall after the first frame', failure: 'stall' as const },
  ])('$name leads to the destination all the same', async ({ failure }) => {
    const { move, show, videoOf, pass, rungs, visible } = setUpPlayer();
    const outcomes = move('walk.mp4', 'reception');
    if (failure === 'error') videoOf('walk.mp4')?.fail(4);
    if (failure === 'slow') await pass(FIRST_FRAME_PATIENCE);
    if (failure === 'stall') {
      videoOf('walk.mp4')?.presentFrame();
      await pass(STALL_PATIENCE + DATA_PATIENCE);
    }
    await pass(100);
    await pass(1000);
    expect(outcomes).toEqual(['ended']);
    expect(rungs).toEqual(['clip', 'crossfade']);
    expect(visible()).toEqual([]);
    expect(show(sceneOf('reception'))).toEqual(['ended']);
  });

  test('a clip that is there and does not play is of a foreign codec: it is not tried again', async () => {
    const { move, videoOf, pass, rungs, memories } = setUpPlayer({ isReachable: async () => true });
    move('walk.mp4', 'reception');
    videoOf('walk.mp4')?.fail(4);
    await pass(1000);
    expect(memories.at(-1)?.unsupportedUrls).toEqual(['walk.mp4']);
    move('walk.mp4', 'reception');
    move('other.mp4', 'atrium');
    expect(rungs.slice(2)).toEqual(['crossfade', 'clip']);
  });

  test('a clip that waits for its data is given up after 300 ms, one that has them only later', async () => {
    const { move, videos, videoOf, pass, rungs } = setUpPlayer();
    move('walk.mp4', 'reception');
    videoOf('walk.mp4')?.presentFrame();
    await pass(1200);
    expect(rungs).toEqual(['clip']);
    videoOf('walk.mp4')?.presentFrame();
    for (const video of videos) video.readyState = 2;
    await pass(DATA_PATIENCE - 1);
    expect(rungs).toEqual(['clip']);
    await pass(1);
    expect(rungs).toEqual(['clip', 'crossfade']);
  });

  test('a clip is not seen before the picture at its end is at hand', async () => {
    let isAtHand = false;
    const warmer = { warm: vi.fn<PictureWarmer['warm']>(), isAtHand: () => isAtHand };
    const { move, videoOf, pass, visible, rungs } = setUpPlayer({ warmer });
    const outcomes = move('walk.mp4', 'reception');
    expect(warmer.warm.mock.calls).toEqual([[pictureOf('reception')]]);
    const video = videoOf('walk.mp4');
    video?.presentFrame();
    await pass(1000);
    expect(visible()).toEqual([]);
    expect(video?.isPlaying).toBe(false);
    isAtHand = true;
    await pass(100);
    video?.presentFrame();
    expect(visible()).toEqual(['walk.mp4']);
    video?.reachEnd();
    expect([outcomes, rungs]).toEqual([['ended'], ['clip']]);
  });

  test('a clip that is there as a whole does not wait for it', async () => {
    const warmer = { warm: () => undefined, isAtHand: () => false };
    const { move, videos, videoOf, visible } = setUpPlayer({ warmer });
    for (const video of videos) video.seconds = video.duration;
    move('walk.mp4', 'reception');
    videoOf('walk.mp4')?.presentFrame();
    expect(visible()).toEqual(['walk.mp4']);
  });

  test('a picture that takes too long cross-fades in, without the clip', async () => {
    const warmer = { warm: () => undefined, isAtHand: () => false };
    const { move, videoOf, pass, visible, rungs } = setUpPlayer({ warmer });
    const outcomes = move('walk.mp4', 'reception');
    videoOf('walk.mp4')?.presentFrame();
    await pass(FIRST_FRAME_PATIENCE);
    await pass(1000);
    expect([outcomes, rungs, visible()]).toEqual([['ended'], ['clip', 'crossfade'], []]);
  });

  test('a clip to a location without a picture is not held back', () => {
    const { move, videoOf, visible } = setUpPlayer({
      warmer: { warm: () => undefined, isAtHand: () => false },
    });
    move('walk.mp4', GROUND);
    videoOf('walk.mp4')?.presentFrame();
    expect(visible()).toEqual(['walk.mp4']);
  });

  test('on a slow connection only a clip that is loaded begins', async () => {
    const { player, move, videos, rungs } = setUpPlayer({ conditions: slowLine });
    player.prime([clipOf('walk.mp4')]);
    for (const video of videos) video.readyState = 3;
    move('walk.mp4', 'reception');
    for (const video of videos) video.readyState = 4;
    move('walk.mp4', 'reception');
    expect(rungs).toEqual(['crossfade', 'clip']);
  });

  test('after two slow clips only loaded ones are tried, until one plays well', async () => {
    const { player, move, videoOf, pass, rungs } = setUpPlayer();
    for (const url of ['a.mp4', 'b.mp4']) {
      move(url, 'reception');
      await pass(FIRST_FRAME_PATIENCE + 1000);
    }
    rungs.length = 0;
    move('c.mp4', 'atrium');
    player.prime([clipOf('d.mp4')]);
    move('d.mp4', 'reception');
    videoOf('d.mp4')?.presentFrame();
    videoOf('d.mp4')?.reachEnd();
    move('e.mp4', 'atrium');
    expect(rungs).toEqual(['crossfade', 'clip', 'clip']);
  });

  test.each(['isReducedMotion', 'isDataSaver', 'isPowerSave'] as const)('%s: no clip', async (condition) => {
    const { player, move, videos, rungs, pass } = setUpPlayer({
      conditions: () => ({ ...MOVING, [condition]: true }),
    });
    player.prime([clipOf('walk.mp4')]);
    const outcomes = move('walk.mp4', 'reception');
    await pass(1000);
    await pass(1000);
    expect(outcomes).toEqual(['ended']);
    expect(rungs).toEqual(['crossfade']);
    expect(videos.every((video) => video.src === '')).toBe(true);
  });
});
