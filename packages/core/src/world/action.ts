import type { Door } from './door.ts';
import type { OverlayId, PayloadId } from './ids.ts';
import type { Media } from './media.ts';
import type { PlatformVideo } from './platform-video.ts';

/**
 * What a hotspot, a menu item, a button or a hook does. Targets that no longer exist never reach
 * this type: normalising drops and reports them.
 */
export type Action =
  | { readonly kind: 'openArticle'; readonly article: OverlayId }
  | { readonly kind: 'openDashboard'; readonly dashboard: OverlayId }
  | { readonly kind: 'navigate'; readonly target: PayloadId }
  /** Replaces `navigate` where the target's world is closed to the visitor; never in the full content. */
  | { readonly kind: 'openDoor'; readonly door: Door }
  | { readonly kind: 'openLink'; readonly url: string; readonly newTab: boolean }
  | { readonly kind: 'openDocuments'; readonly documents: readonly Media[] }
  | {
      readonly kind: 'openMedia';
      readonly media: readonly Media[];
      readonly platformVideos?: readonly PlatformVideo[];
    }
  | { readonly kind: 'openIframe'; readonly iframe: OverlayId; readonly url: string; readonly title: string }
  | {
      readonly kind: 'openView360';
      readonly media: readonly Media[];
      readonly hotspots?: readonly PanoramaHotspot[];
    }
  | { readonly kind: 'openSlideshow'; readonly media: readonly Media[] }
  | { readonly kind: 'openSyncedImages'; readonly media: readonly Media[] }
  | { readonly kind: 'openMenu'; readonly menuKey: string }
  | {
      readonly kind: 'openContact';
      /** Fills in the form's subject. */
      readonly subject?: string;
      /** What the message is about; absent: the open article, else the location. */
      readonly article?: OverlayId;
    };

/** The largest angles of something in a panorama, in degrees from its centre and its horizon. */
export const PANORAMA_RANGE = { yaw: 180, pitch: 90 } as const;

/** Something to tap inside a panorama. */
export interface PanoramaHotspot {
  readonly title: string;
  /** Degrees to the right of the picture's centre, -180 to 180. */
  readonly yaw: number;
  /** Degrees above the horizon, -90 to 90. */
  readonly pitch: number;
  readonly action: Action;
}

/** Actions run one after the other; each finishes or is dismissed before the next. */
export type ActionStack = readonly Action[];
