import type { PayloadId } from '../world/ids.ts';
import type { Programme, ProgrammeItem } from './programme.ts';

/**
 * What decides whether it shows (specification section 4): "It shows only when the app has focus, it is enabled,
 * it is not paused and the user is idle."
 */
export interface Senses {
  readonly isEnabled: boolean;
  readonly hasFocus: boolean;
  /** Something runs that needs no touch: a film in an overlay, an embedded page. */
  readonly isPaused: boolean;
  readonly isIdle: boolean;
}

/** One thing on the screen. */
export interface ScreensaverStep {
  /** Distinguishes it from all earlier steps: reports about those are late. */
  readonly id: number;
  readonly item: ProgrammeItem;
  /** Whether it is visible: the picture drawn, the video running, the location reached. */
  readonly isThere: boolean;
  /** Its index in the list; 0 along the arrows. */
  readonly index: number;
}

/** The screensaver of one window. */
export type ScreensaverState =
  | {
      /** `spent`: it had nothing (more) to show, and waits for a visitor. */
      readonly status: 'off' | 'unfocused' | 'paused' | 'waiting' | 'spent';
      readonly senses: Senses;
    }
  /** The last visitor is forgotten and the programme fetched. */
  | { readonly status: 'preparing'; readonly senses: Senses }
  | {
      readonly status: 'active';
      readonly senses: Senses;
      readonly programme: Programme;
      readonly step: ScreensaverStep;
      /** Failed steps since the last one that was shown. */
      readonly failures: number;
    };

/** The screensaver's events. */
export type ScreensaverEvent =
  | { readonly type: 'sensed'; readonly change: Partial<Senses> }
  | { readonly type: 'prepared'; readonly programme: Programme }
  | { readonly type: 'preparationFailed' }
  /** The content of a step is visible. */
  | { readonly type: 'arrived'; readonly step: number }
  /** A video continues. */
  | { readonly type: 'progressed'; readonly step: number }
  /** A video is over. */
  | { readonly type: 'ended'; readonly step: number }
  /** A step cannot be shown. */
  | { readonly type: 'failed'; readonly step: number }
  | { readonly type: 'timeUp'; readonly step: number };

/** The screensaver's effects, in order. */
export type ScreensaverEffect =
  | { readonly type: 'prepare' }
  | { readonly type: 'cancelPreparation' }
  /** Puts a step on the screen, before everything else when it is the first. */
  | { readonly type: 'show'; readonly step: ScreensaverStep; readonly isLooping: boolean }
  /** Replaces the timer before it, if there is one. */
  | { readonly type: 'startTimer'; readonly step: number; readonly milliseconds: number }
  | { readonly type: 'stopTimer' }
  /** Removes it from the screen: the visitor is where it began, or in the location that it shows. */
  | { readonly type: 'end'; readonly stage: 'kept' | 'shown' }
  /** The idle time starts again: a visitor was here during the pause, or the screensaver must try again. */
  | { readonly type: 'countAgain' };

/** The facts about the window that it needs. */
export interface ScreensaverContext {
  /** A kiosk: it never ends by itself, and each visitor begins at the start. */
  readonly isKiosk: boolean;
  /** Power-save mode or less movement: no videos. */
  readonly isPicturesOnly: boolean;
  /** The location on the stage. */
  readonly location: PayloadId | undefined;
}

/** The state after an event and its effects, in order. */
export type ScreensaverChange = readonly [state: ScreensaverState, effects: readonly ScreensaverEffect[]];
