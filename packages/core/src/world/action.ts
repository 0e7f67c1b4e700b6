import type { OverlayId, PayloadId } from './ids.ts';
import type { Media } from './media.ts';

/**
 * What a hotspot, a menu item, a button or a hook does. Targets that no longer exist never reach
 * this type: normalising drops them and reports the place.
 */
export type Action =
  | { readonly kind: 'openArticle'; readonly article: OverlayId }
  | { readonly kind: 'openDashboard'; readonly dashboard: OverlayId }
  | { readonly kind: 'navigate'; readonly target: PayloadId }
  | { readonly kind: 'openLink'; readonly url: string; readonly newTab: boolean }
  | { readonly kind: 'openDocuments'; readonly documents: readonly Media[] }
  | { readonly kind: 'openMedia'; readonly media: readonly Media[] }
  | { readonly kind: 'openIframe'; readonly iframe: OverlayId; readonly url: string; readonly title: string }
  | { readonly kind: 'openView360'; readonly media: readonly Media[] }
  | { readonly kind: 'openMenu'; readonly menuKey: string };

/** Actions run one after the other; each finishes or is dismissed before the next. */
export type ActionStack = readonly Action[];
