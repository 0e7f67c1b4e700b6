import type { VideoElement } from './elements.ts';
import { playClip } from './play-clip.ts';
import type { RunningClip } from './play-clip.ts';
import type { PlayerHost } from './player-host.ts';
import type { Scene } from '~/page-data/scene.ts';
import type { SessionLadder } from './session-ladder.ts';
import type { VideoLayer } from './video-layer.ts';

/** The film of a location, which plays while the visitor is in it. */
export interface LocationFilm {
  /** Plays the scene's film, if it has one that this device plays. */
  start(scene: Scene): void;
  stop(): void;
  /** Of the film that plays; undefined where none does. */
  url(): string | undefined;
  /** Whether it plays above the pictures now. */
  isOnTop(): boolean;
}

export function createLocationFilm({
  clock,
  ladder,
  videos,
}: {
  readonly clock: PlayerHost['clock'];
  readonly ladder: SessionLadder;
  readonly videos: VideoLayer;
}): LocationFilm {
  let film: { readonly element: VideoElement; readonly url: string; readonly clip: RunningClip } | undefined;
  return {
    start(scene) {
      const wanted = scene.film;
      if (wanted === undefined) return;
      const { url } = wanted.clip;
      if (ladder.rungFor(wanted.clip, { isClipReady: videos.isReady(url) }) !== 'clip') return;
      const element = videos.take(url);
      if (element === undefined) return;
      const clip = playClip({
        element,
        playbackRate: 1,
        isLooping: wanted.isLooping,
        isPatient: true,
        clock,
        onFirstFrame: () => videos.cover(element),
        onSteady: () => videos.letGoBelow(),
        onOutcome(outcome) {
          if (outcome === 'ended') return;
          film = undefined;
          ladder.failed(outcome, wanted.clip);
          videos.release(element);
        },
      });
      film = { element, url, clip };
    },
    stop() {
      const stopped = film;
      film = undefined;
      if (stopped === undefined) return;
      stopped.clip.abandon();
      if (stopped.element !== videos.covering()) videos.release(stopped.element);
    },
    url: () => film?.url,
    isOnTop: () => film !== undefined && videos.covering() === film.element,
  };
}
