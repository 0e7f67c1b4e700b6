import { assertNever } from '../assert-never.ts';

/**
 * Power-save mode: "Set once when the status changes. It stores the redirect target and navigates to the
 * power-save-mode route." (specification section 4)
 */
export type PowerSaveState =
  /** `wasOn`: the visitor has left the mode, and the device never switches it on again in this visit. */
  | { readonly status: 'off'; readonly wasOn: boolean }
  /** The power-save page is loading or open; the visitor continues at `redirectTo` from there. */
  | { readonly status: 'entering'; readonly redirectTo: string }
  | { readonly status: 'on' };

export type PowerSaveEvent =
  /** The device refused video often enough; `redirectTo` is the address the visitor is at or on the way to. */
  | { readonly type: 'videoRefused'; readonly redirectTo: string }
  /** The visitor switched it on, or chose it earlier in this visit: no page has to explain it. */
  | { readonly type: 'switchedOn' }
  /** 'Continue without videos', or any other navigation away from the page. */
  | { readonly type: 'continued' }
  /** The page cannot be opened: the browser stores no cookie that would allow it. */
  | { readonly type: 'pageRefused' }
  | { readonly type: 'switchedOff' };

export type PowerSaveEffect =
  /** Stops all playback: only pictures and direct jumps from now on. */
  | { readonly type: 'stopVideos' }
  /** Clips and films may play again, and the device's failures are forgotten. */
  | { readonly type: 'allowVideos' }
  /** Keeps the mode for the other pages of this visit. */
  | { readonly type: 'remember' }
  | { readonly type: 'forget' }
  | { readonly type: 'openPage'; readonly redirectTo: string };

export type PowerSaveStep = readonly [PowerSaveState, readonly PowerSaveEffect[]];

/** A visit begins with videos. */
export const POWER_SAVE_OFF: PowerSaveState = { status: 'off', wasOn: false };

/** The only function that changes power-save mode. Returns the same object when nothing changes. */
export function powerSave(state: PowerSaveState, event: PowerSaveEvent): PowerSaveStep {
  switch (event.type) {
    case 'videoRefused':
      if (state.status !== 'off' || state.wasOn) return [state, []];
      return [
        { status: 'entering', redirectTo: event.redirectTo },
        [...ENTER, { type: 'openPage', redirectTo: event.redirectTo }],
      ];
    case 'switchedOn':
      return state.status === 'off' ? [ON, ENTER] : [state, []];
    case 'continued':
    case 'pageRefused':
      return state.status === 'entering' ? [ON, []] : [state, []];
    case 'switchedOff':
      return state.status === 'off' ? [state, []] : [{ status: 'off', wasOn: true }, LEAVE];
    default:
      return assertNever(event);
  }
}

/** Whether a video must not play. */
export function isPowerSaving({ status }: PowerSaveState): boolean {
  return status !== 'off';
}

const ON: PowerSaveState = { status: 'on' };
const ENTER: readonly PowerSaveEffect[] = [{ type: 'remember' }, { type: 'stopVideos' }];
const LEAVE: readonly PowerSaveEffect[] = [{ type: 'forget' }, { type: 'allowVideos' }];
