import type { StoreApi } from 'zustand/vanilla';
import type { ActionStacks } from '../actions/action-stacks.ts';
import type { HookEvents } from '../actions/hook-events.ts';
import type { StreamMessage } from '../connection/content-events.ts';
import type { ConnectionSignals } from '../connection/connection-signals.ts';
import type { PageKeeper } from '../connection/page-keeper.ts';
import type { BackQueue } from '../history/back-queue.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { PowerSaveMode } from '../power-save/power-save-mode.ts';
import type { PageCache } from '../walking/page-cache.ts';
import type { Showroom } from '../walking/showroom.ts';
import type { ShowroomStore } from '../walking/store.ts';

/** What the router does for the showroom; the stage connects it. */
export interface RouterControls {
  readonly open: (href: string, mode: 'push' | 'replace') => void;
  readonly prefetch: (href: string) => void;
  readonly revalidate: () => void;
}

/** What a window is shown that others have prepared: nothing in most windows, which need no code for it. */
export interface PresentationInbox {
  /** The newest state of the presentation that it takes part in. */
  readonly state?: StreamMessage;
  /** A story plays in it. */
  readonly story?: true;
}

/** Everything of the showroom that lives as long as one browser window. */
export interface ShowroomWindow {
  readonly store: ShowroomStore;
  readonly showroom: Showroom;
  readonly pageCache: PageCache;
  readonly signals: ConnectionSignals;
  readonly pages: PageKeeper;
  readonly notifications: Notifications;
  readonly actionStacks: ActionStacks;
  readonly hookEvents: HookEvents;
  readonly backQueue: BackQueue;
  readonly powerSave: PowerSaveMode;
  /** @returns disconnects the router. */
  readonly connectRouter: (controls: RouterControls) => () => void;
  /** Reports a navigation to something over the current location; an arrival waits for it. */
  readonly opens: (navigation: void | Promise<void>) => void;
  /** Fetches the content of the current page again. */
  readonly refreshContent: () => void;
  /** Continues to a location behind a door as soon as the page has been loaded with the new rights. */
  readonly passDoor: (href: string) => void;
  /** Opens an address of the showroom. */
  readonly openAddress: (href: string, mode: 'push' | 'replace') => void;
  readonly presentation: StoreApi<PresentationInbox>;
  /** To be called when something has written the address without the router: others may follow this window. */
  readonly addressWritten: () => void;
  /** Opens the event stream once more: the visitor is known by another cookie. */
  readonly reconnect: () => void;
  /** Refreshes the page when other content is published. @returns a function that stops that. */
  readonly followContent: (currentVersion: () => string) => () => void;
  /**
   * Creates a part on first use, once per window. For parts whose code is loaded after the first page: only code that
   * is there names their factories.
   */
  readonly part: <Part>(create: (own: ShowroomWindow) => Part) => Part;
}
