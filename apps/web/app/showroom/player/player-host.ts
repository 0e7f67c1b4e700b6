import type { BrowserClock } from '../browser/clock.ts';
import type { LayerStyle, PictureElement, VideoElement } from './elements.ts';
import type { LadderMemory, Rung } from './ladder.ts';
import type { PictureWarmer } from './picture-warmer.ts';
import type { Clip, Picture, Scene } from '~/page-data/scene.ts';

/** `failed`: nothing of the item could be shown; the last good picture or frame is still on the stage. */
export type MoveOutcome = 'ended' | 'failed';

export interface MoveRequest {
  /** Absent: the move starts on the second rung. */
  readonly clip: Clip | undefined;
  /** The transition's own picture, shown between both locations if no clip plays. */
  readonly transitionPicture?: Picture | undefined;
  /** What waits at the end of the clip. */
  readonly destination: Scene;
  readonly playbackRate: number;
  /** Seconds of the cross-fade that replaces the clip. */
  readonly blendingTime: number;
  /** At most once, before the outcome. */
  readonly onStarted: () => void;
  /** Exactly once, unless another request supersedes this one. */
  readonly onOutcome: (outcome: MoveOutcome) => void;
}

export interface ShowRequest {
  readonly scene: Scene;
  /** Seconds; 0 after a clip, whose last frame is this picture. */
  readonly blendingTime: number;
  /** Whether the visitor stays: only then a background film starts. */
  readonly isFinal: boolean;
  /** The stage pushes in, out of focus, while the picture changes. */
  readonly isFar?: boolean;
  /** At most once, before the outcome: the picture begins to appear. */
  readonly onStarted: () => void;
  readonly onOutcome: (outcome: MoveOutcome) => void;
}

/**
 * The stage of the showroom: its ground, pictures above it, clips above them. It never shows black and always comes
 * to an end.
 */
export interface Player {
  /** Goes from what is on the stage to a destination. `play()` happens inside this call. */
  move(request: MoveRequest): void;
  /** Shows a location's picture, or the ground if it has none, and releases the clip that covers it. */
  show(request: ShowRequest): void;
  /** Gets clips ready that may be played next, likeliest first; none where no clip would be played. */
  prime(clips: readonly Clip[]): void;
  /** Replaces the scene of the current location, for instance after a resize. Ignored during a transition. */
  replaceScene(scene: Scene): void;
  /** A tap begins: a device that refused to play without one gets another try. */
  allowRetry(): void;
  /** Tries again what did not play before: the visitor has asked for videos. */
  forgetFailures(): void;
  /** Must run inside a tap or key press, after what the tap itself plays. */
  unlock(): void;
  pageHidden(): void;
  pageShown(): void;
  dispose(): void;
}

/** What a player needs of the page around it. */
export interface PlayerHost {
  /** The picture that the page was sent with. */
  readonly firstPicture: { readonly style: LayerStyle };
  readonly pictures: readonly [PictureElement, PictureElement];
  readonly videos: readonly VideoElement[];
  /** The content of the server's markup. */
  readonly scene: Scene;
  readonly clock: BrowserClock;
  readonly conditions: () => PlayerConditions;
  readonly canPlay: (mime: string) => boolean;
  /** Whether a file that did not play can be fetched: then its codec is foreign. Never rejects. */
  readonly isReachable: (url: string) => Promise<boolean>;
  readonly memory: LadderMemory;
  readonly warmer: PictureWarmer;
  readonly onMemory: (memory: LadderMemory) => void;
  readonly onRung: (rung: Rung) => void;
  readonly onFirstFrame: () => void;
  /** A far jump: away from the old picture, into the new one, or none any more. */
  readonly onJump: (phase: JumpPhase) => void;
  /** The device refused video often enough: power-save mode. */
  readonly onVideoRefused: () => void;
}

export type JumpPhase = 'away' | 'into' | 'none';

export interface PlayerConditions {
  readonly isReducedMotion: boolean;
  readonly isDataSaver: boolean;
  /** It may load a clip slower than the clip runs. */
  readonly isConnectionSlow: boolean;
  readonly isPowerSave: boolean;
  readonly isPageHidden: boolean;
}
