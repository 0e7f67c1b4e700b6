import { vi } from 'vitest';
import { createFakeClock, createFakePicture, createFakeVideo, flushPromises } from './fakes.ts';
import * as farJump from '~/showroom/player/far-jump.ts';
import * as locationFilm from '~/showroom/player/location-film.ts';
import { EMPTY_LADDER_MEMORY } from '~/showroom/player/ladder.ts';
import type { LadderMemory, Rung } from '~/showroom/player/ladder.ts';
import type {
  JumpPhase,
  MoveOutcome,
  PlayerConditions,
  PlayerHost,
  ShowRequest,
} from '~/showroom/player/player-host.ts';
import { createPlayer } from '~/showroom/player/player.ts';
import type { Clip, Picture, Scene } from '~/page-data/scene.ts';

/** A picture by its name. */
export function pictureOf(id: string): Picture {
  return {
    id,
    src: `${id}-1920`,
    srcset: '',
    sizes: '100vw',
    originalUrl: `${id}-original`,
  };
}

/** A location that shows one picture. */
export function sceneOf(id: string): Scene {
  return { picture: pictureOf(id) };
}

/** A location without any background. */
export const GROUND: Scene = {};

export function clipOf(url: string): Clip {
  return { url, mime: 'video/mp4' };
}

/** A fast machine in front of someone who likes to see things move. */
export const MOVING: PlayerConditions = {
  isReducedMotion: false,
  isDataSaver: false,
  isPowerSave: false,
  isConnectionSlow: false,
  isPageHidden: false,
};

/** A player on fake elements, at rest in `entrance`. */
export function setUpPlayer(overrides: Partial<PlayerHost> & { brokenPictures?: readonly string[] } = {}) {
  const clock = createFakeClock();
  const videos = ['one', 'two', 'three'].map(createFakeVideo);
  const canDecode = (url: string) => !(overrides.brokenPictures ?? []).some((id) => url.startsWith(id));
  const pictures = [createFakePicture('a', canDecode), createFakePicture('b', canDecode)] as const;
  const rungs: Rung[] = [];
  const jumps: JumpPhase[] = [];
  const memories: LadderMemory[] = [];
  const onVideoRefused = vi.fn<() => void>();
  const player = createPlayer(
    {
      firstPicture: { style: { opacity: '', transition: '', zIndex: '' } },
      pictures,
      videos,
      scene: sceneOf('entrance'),
      clock,
      conditions: () => MOVING,
      canPlay: () => true,
      isReachable: async () => false,
      warmer: { warm: () => undefined, isAtHand: () => true },
      memory: EMPTY_LADDER_MEMORY,
      onMemory: (memory) => memories.push(memory),
      onRung: (rung) => rungs.push(rung),
      onFirstFrame: () => undefined,
      onJump: (phase) => jumps.push(phase),
      onVideoRefused,
      ...overrides,
    },
    { loadLocationFilm: async () => locationFilm, loadFarJump: async () => farJump },
  );
  const move = (
    clip: string | undefined,
    destination: string | Scene,
    more: { blendingTime?: number; transitionPicture?: string; playbackRate?: number } = {},
  ) => {
    const outcomes: MoveOutcome[] = [];
    player.move({
      clip: clip === undefined ? undefined : clipOf(clip),
      destination: typeof destination === 'string' ? sceneOf(destination) : destination,
      playbackRate: more.playbackRate ?? 1,
      blendingTime: more.blendingTime ?? 0.4,
      transitionPicture: more.transitionPicture === undefined ? undefined : pictureOf(more.transitionPicture),
      onStarted: () => undefined,
      onOutcome: (outcome) => outcomes.push(outcome),
    });
    return outcomes;
  };
  const show = (scene: Scene, more: Partial<ShowRequest> = {}) => {
    const outcomes: MoveOutcome[] = [];
    player.show({
      scene,
      blendingTime: 0,
      isFinal: true,
      onStarted: () => undefined,
      ...more,
      onOutcome: (outcome) => outcomes.push(outcome),
    });
    return outcomes;
  };
  const videoOf = (url: string) => videos.find((video) => video.src === url);
  const visible = () => videos.filter((video) => video.style.opacity === '1').map((video) => video.src);
  /** The picture on top, without its width. */
  const seen = () =>
    pictures
      .find(({ style }) => style.opacity === '1' && style.zIndex === '1')
      ?.src.replace(/-(1920|original)$/, '');
  const pass = async (milliseconds: number) => {
    await flushPromises();
    clock.advance(milliseconds);
    await flushPromises();
  };
  return {
    player,
    clock,
    videos,
    pictures,
    rungs,
    jumps,
    memories,
    onVideoRefused,
    move,
    show,
    videoOf,
    visible,
    seen,
    pass,
  };
}
