import { chooseRung, refusesVideo, rememberFailure, rememberSuccess } from './ladder.ts';
import type { ClipFailure, Rung } from './ladder.ts';
import type { PlayerHost } from './player-host.ts';
import type { Clip } from '~/page-data/scene.ts';

/** The ladder with what this session has taught it. */
export interface SessionLadder {
  /** The rung for a clip; without one the best rung below it. */
  rungFor(
    clip: Clip | undefined,
    has: { readonly isClipReady?: boolean; readonly hasTransitionPicture?: boolean },
  ): Rung;
  failed(failure: ClipFailure, clip: Clip): void;
  succeeded(): void;
  allowRetry(): void;
}

export function createSessionLadder(host: PlayerHost): SessionLadder {
  let memory = host.memory;
  let isRefusedUntilTap = false;

  const learn = (next: typeof memory) => {
    if (next === memory) return;
    memory = next;
    host.onMemory(next);
  };

  const learnWhyMissing = async (clip: Clip) => {
    if (!(await host.isReachable(clip.url))) return;
    learn(rememberFailure(memory, { failure: 'unsupported', clipUrl: clip.url }));
  };

  return {
    rungFor: (clip, { isClipReady = false, hasTransitionPicture = false }) =>
      chooseRung({
        ...host.conditions(),
        memory,
        isRefusedUntilTap,
        isClipReady,
        hasTransitionPicture,
        ...(clip !== undefined && host.canPlay(clip.mime) && { clipUrl: clip.url }),
      }),
    failed(failure, clip) {
      learn(rememberFailure(memory, { failure, clipUrl: clip.url }));
      if (failure === 'refused') {
        isRefusedUntilTap = true;
        if (refusesVideo(memory)) host.onVideoRefused();
      }
      if (failure === 'missing') void learnWhyMissing(clip);
    },
    succeeded: () => learn(rememberSuccess(memory)),
    allowRetry() {
      isRefusedUntilTap = false;
    },
  };
}
