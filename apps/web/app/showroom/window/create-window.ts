import { contentVersionOf } from '@vitrine/core/access/rights-mark';
import { createActionStacks } from '../actions/action-stacks.ts';
import { createHookEvents } from '../actions/hook-events.ts';
import { isSavingData, whenIdle, windowViewport } from '../browser/browser-conditions.ts';
import { renameEntry } from '../browser/browser-entry.ts';
import { browserClock } from '../browser/clock.ts';
import { readCookies, writeCookie } from '../browser/cookies.ts';
import { createConnectionSignals } from '../connection/connection-signals.ts';
import { listenForContent } from '../connection/content-events.ts';
import { createPageKeeper } from '../connection/page-keeper.ts';
import { isPassingFailure } from '../connection/passing-failure.ts';
import { createBackQueue } from '../history/back-queue.ts';
import { createNotifications } from '../notifications/notifications.ts';
import { rememberSuccess } from '../player/ladder.ts';
import { keepLadder, recallLadder } from '../player/stored-ladder.ts';
import { createPowerSaveMode } from '../power-save/power-save-mode.ts';
import { loadWalkGraph } from '../walking/load-walk-graph.ts';
import { createPageCache } from '../walking/page-cache.ts';
import { createShowroom } from '../walking/showroom.ts';
import { createShowroomStore, travelOf } from '../walking/store.ts';
import { createStore } from 'zustand/vanilla';
import type { PresentationInbox, RouterControls, ShowroomWindow } from './showroom-window.ts';

/**
 * Milliseconds that an arrival waits for what the visitor is opening: the picture of the location is there meanwhile, and
 * of two requests on a slow line the second would not be quicker.
 */
const OPENING_PATIENCE = 15_000;

/**
 * Composes the showroom of one window: its rooms receive each other here and import no instance. Creating one touches
 * nothing of the browser but the cookies, so that the server renders each page with one of its own.
 */
export function createWindow(): ShowroomWindow {
  let router: RouterControls | undefined;
  let opening: Promise<void> | undefined;
  let reconnect: (() => void) | undefined;
  const presentation = createStore<PresentationInbox>(() => ({}));
  const parts = new Map<unknown, unknown>();
  const store = createShowroomStore();
  const pageCache = createPageCache({ now: () => Date.now(), isAway: isPassingFailure });
  const signals = createConnectionSignals();
  const hookEvents = createHookEvents(async () => {
    const { createWindowHookRunner } = await import('./hook-runner.ts');
    return own.part(createWindowHookRunner);
  });
  const openAddress = (href: string, mode: 'push' | 'replace') => {
    if (router === undefined) location.assign(href);
    else router.open(href, mode);
  };
  const showroom = createShowroom({
    store,
    loadWalkGraph,
    openAddress,
    address,
    untilOpened: () => opening,
    renameEntry,
    prefetchPage(href) {
      if (router !== undefined && pageCache.announcePrefetch(href)) router.prefetch(href);
    },
    runHooks({ event, location }) {
      if (event === 'target_location_changed') hookEvents.emit({ type: 'targetChanged', target: location });
      else hookEvents.emit({ type: 'currentChanged', location });
    },
    viewport: windowViewport,
    whenIdle,
    isSavingData,
  });
  const refreshContent = () => {
    pageCache.clear();
    router?.revalidate();
  };

  const own: ShowroomWindow = {
    store,
    showroom,
    pageCache,
    signals,
    notifications: createNotifications(),
    pages: createPageKeeper({
      emit: signals.emit,
      returnToPage: showroom.returnToPage,
      async findFallback(view) {
        const { findFallbackLocation } = await import('../connection/fallback-location.ts');
        return findFallbackLocation(view);
      },
    }),
    actionStacks: createActionStacks({
      clock: browserClock,
      walkTo: showroom.walkTo,
      follow(href, inNewWindow) {
        if (inNewWindow) window.open(href, '_blank', 'noopener');
        else location.assign(href);
      },
      isMoving: (at) => travelOf(store.getState(), at) === 'moving',
    }),
    hookEvents,
    backQueue: createBackQueue(browserClock),
    powerSave: createPowerSaveMode({
      readCookies,
      writeCookie,
      isTls: () => location.protocol === 'https:',
      address: () => showroom.addressAhead() ?? address(),
      allowVideos(isAllowed) {
        // Also without a stage, which would remember it.
        if (isAllowed) keepLadder(rememberSuccess(recallLadder()));
        showroom.allowVideos(isAllowed);
      },
      openPage: showroom.openPowerSavePage,
    }),
    connectRouter(controls) {
      router = controls;
      return () => {
        if (router === controls) router = undefined;
      };
    },
    opens(navigation) {
      const settled = new Promise<void>((resolve) => {
        Promise.resolve(navigation).then(resolve, resolve);
        browserClock.after(OPENING_PATIENCE, resolve);
      }).finally(() => {
        if (opening === settled) opening = undefined;
      });
      opening = settled;
    },
    refreshContent,
    passDoor(href) {
      pageCache.clear();
      showroom.doorOpened(href);
    },
    openAddress,
    presentation,
    // Nothing of the state has changed, but what a window shows is read from both.
    addressWritten: () => store.setState({}),
    reconnect: () => reconnect?.(),
    followContent(currentVersion) {
      const listen = () =>
        listenForContent({
          connect: () => new EventSource('/box-api/events'),
          clock: browserClock,
          onVersion(version) {
            if (version !== contentVersionOf(currentVersion())) refreshContent();
          },
          onRights: refreshContent,
          onPresented: (state) => presentation.setState({ state }),
          onOpen: () => signals.emit({ type: 'streamOpened' }),
          onLost: () => signals.emit({ type: 'requestFailed' }),
        });
      let stop = listen();
      reconnect = () => {
        stop();
        stop = listen();
      };
      return () => stop();
    },
    part<Part>(create: (own: ShowroomWindow) => Part): Part {
      if (!parts.has(create)) parts.set(create, create(own));
      // Stored under its own factory.
      return parts.get(create) as Part;
    },
  };
  return own;
}

function address(): string {
  return location.pathname + location.search;
}
