import type { PayloadId } from '../world/ids.ts';
import type { LocationItem, TransitionItem, WorldItem } from './world-item.ts';

/** The effects of an event, in order. */
export type NavigationEffect =
  /**
   * Play the clip of a transition, replacing what is on the stage, then report `itemStarted` and
   * `itemEnded`, or `itemFailed` at any moment, all with `item.id`.
   */
  | { readonly type: 'play'; readonly item: TransitionItem }
  /**
   * Show the picture of a location, replacing what is on the stage (a running clip is ended), then report
   * `itemEnded`, or `itemFailed` when it cannot be shown; the journey continues after both.
   */
  | { readonly type: 'show'; readonly item: LocationItem }
  /** Fetch and decode the next items, as far as the connection allows. */
  | { readonly type: 'preload'; readonly item: WorldItem }
  /** A journey to this location begins: fetch its page's content while the clips play. */
  | { readonly type: 'preparePage'; readonly location: PayloadId }
  /**
   * The visitor has arrived (`push`), or an address that was changed too early is corrected (`replace`). Nothing to
   * do where the browser shows the location's address already.
   */
  | { readonly type: 'pushUrl'; readonly location: PayloadId; readonly mode: 'push' | 'replace' }
  | {
      readonly type: 'runHooks';
      readonly event: 'target_location_changed' | 'current_location_changed';
      readonly location: PayloadId;
    }
  | { readonly type: 'openPasswordKeyboard'; readonly target: PayloadId }
  | { readonly type: 'closePasswordKeyboard' }
  | { readonly type: 'redirectToLogin'; readonly target: PayloadId }
  /** The map does not know the target: leave it to the browser to open the page by its address. */
  | { readonly type: 'loadPage'; readonly target: PayloadId }
  | { readonly type: 'notify'; readonly message: NavigationMessage };

/** `targetGone`: the visitor's destination was removed from the showroom. */
export type NavigationMessage = 'targetGone';
