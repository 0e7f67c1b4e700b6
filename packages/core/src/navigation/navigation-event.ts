import type { PayloadId } from '../world/ids.ts';
import type { AddressChange } from './navigation-state.ts';

/**
 * All events of a journey. An event that makes no sense in the current state, such as a report about an item that is
 * no longer on the stage, is ignored.
 */
export type NavigationEvent =
  /** A hotspot, an arrow, a link, a menu, the browser's history or a hook asks for a location. */
  | { readonly type: 'targetSet'; readonly target: PayloadId; readonly address: AddressChange }
  /** The first frame or picture of the item is on the stage. */
  | { readonly type: 'itemStarted'; readonly item: number }
  /** The clip has played to its end, or the picture is fully shown. */
  | { readonly type: 'itemEnded'; readonly item: number }
  /** Refused, missing, stalled, an unsupported codec, not decodable: the item cannot be shown. */
  | { readonly type: 'itemFailed'; readonly item: number }
  /** The visitor has seen enough of the walk: what is left of the journey is skipped. */
  | { readonly type: 'finish' }
  | { readonly type: 'powerSaveOn' }
  /** Changes nothing by itself: the next journey is planned by the context's `isPowerSave`. */
  | { readonly type: 'powerSaveOff' }
  /**
   * The access code was right, or the visitor has logged in; the context's `lockOf` knows it already. With a
   * target: the name of the location behind a door, which was secret before.
   */
  | { readonly type: 'blockLifted'; readonly target?: PayloadId }
  /** The visitor closed the password keyboard or gave up logging in. */
  | { readonly type: 'blockDismissed' }
  /** The context's map is another one: a fresh snapshot, another language, or more of the same world. */
  | { readonly type: 'contentChanged' }
  /** Ends the journey. With a location, the visitor is in that one. */
  | { readonly type: 'reset'; readonly location?: PayloadId };
