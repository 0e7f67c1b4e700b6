import {
  array,
  assert as assertProperty,
  asyncProperty,
  boolean,
  constant,
  constantFrom,
  integer,
  oneof,
  option,
  record,
} from 'fast-check';
import { expect, test } from 'vitest';
import type { MoveOutcome } from './player-host.ts';
import { PICTURE_PATIENCE } from './player.ts';
import { clipOf, GROUND, sceneOf, setUpPlayer } from './testing/test-player.ts';

const SCENE_WITHOUT_PICTURE = 4;

test('whatever the media do, in whatever order: each move ends once, the visitor arrives, memory is given back', async () => {
  const step = oneof(
    record({
      kind: constant('move' as const),
      to: integer({ min: 0, max: 5 }),
      transitionPicture: option(constantFrom('way', 'scene-3'), { nil: undefined }),
    }),
    record({ kind: constant('prime' as const), to: integer({ min: 0, max: 5 }) }),
    record({ kind: constant('pass' as const), milliseconds: integer({ min: 0, max: 2500 }) }),
    record({
      kind: constantFrom('frame' as const, 'end' as const, 'fail' as const, 'refuse' as const),
      video: integer({ min: 0, max: 2 }),
    }),
    record({ kind: constantFrom('hide' as const, 'unlock' as const, 'resize' as const) }),
  );
  await assertProperty(
    asyncProperty(array(step, { maxLength: 30 }), boolean(), async (steps, isPictureBroken) => {
      const set = setUpPlayer({ brokenPictures: isPictureBroken ? ['scene-3'] : [] });
      const moves: MoveOutcome[][] = [];
      for (const next of steps) {
        const video = 'video' in next ? set.videos[next.video] : undefined;
        const scene = next.kind === 'move' && next.to === SCENE_WITHOUT_PICTURE ? GROUND : undefined;
        if (next.kind === 'move') {
          const { to, transitionPicture } = next;
          moves.push(
            set.move(`to-${to}.mp4`, scene ?? `scene-${to}`, transitionPicture ? { transitionPicture } : {}),
          );
        }
        if (next.kind === 'prime') set.player.prime([clipOf(`to-${next.to}.mp4`)]);
        if (next.kind === 'pass') await set.pass(next.milliseconds);
        if (next.kind === 'frame') video?.presentFrame();
        if (next.kind === 'end') video?.reachEnd();
        if (next.kind === 'fail') video?.fail(4);
        if (next.kind === 'refuse' && video !== undefined) video.refusal = 'NotAllowedError';
        if (next.kind === 'hide') set.player.pageHidden();
        if (next.kind === 'unlock') set.player.unlock();
        if (next.kind === 'resize') set.player.replaceScene(sceneOf('entrance'));
      }
      const last = set.move('last.mp4', 'scene-5');
      for (let round = 0; round < 4; round += 1) await set.pass(PICTURE_PATIENCE);
      const shown = set.show(sceneOf('scene-5'));
      for (let round = 0; round < 2; round += 1) await set.pass(PICTURE_PATIENCE);
      set.player.prime([]);

      expect(last).toHaveLength(1);
      expect(shown).toEqual(['ended']);
      for (const outcomes of moves) expect(outcomes.length).toBeLessThanOrEqual(1);
      expect(set.videos.map((video) => video.src)).toEqual(['', '', '']);
      expect(set.videos.map((video) => video.style.opacity)).toEqual(['0', '0', '0']);
      const front = set.pictures.find(
        (picture) => picture.style.opacity === '1' && picture.style.zIndex === '1',
      );
      expect(front?.src).toBe('scene-5-1920');
    }),
    { numRuns: 300 },
  );
});
