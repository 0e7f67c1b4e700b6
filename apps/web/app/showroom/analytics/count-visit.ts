import { dataLayerEntry } from '@vitrine/core/analytics/events';
import type { AnalyticsEvent, AnalyticsContext, DataLayerEntry } from '@vitrine/core/analytics/events';
import type { Analytics } from './analytics.ts';

/** The data about the showroom that the page's own scripts and tag managers may read. */
export interface CountedWindow {
  /** The data layer that tag managers read. */
  dataLayer?: (DataLayerEntry | Readonly<Record<string, unknown>>)[];
  /**
   * The data layer of Google Analytics, where it is loaded: its own layer, so that a tag manager beside it does
   * not count everything twice.
   */
  vitrineCommands?: IArguments[];
  /** The callback of a page that has its own way to count. */
  vitrine?: { readonly onEvent?: (event: AnalyticsEvent) => void };
}

/**
 * Passes events on: into the data layer, to Google Analytics where it is loaded, and to `window.vitrine.onEvent`. A
 * callback that throws ends nothing.
 *
 * @param analytics whose events.
 * @param location where the visitor is at this moment.
 * @returns a function that ends it.
 */
export function countVisit(
  analytics: Pick<Analytics, 'onEvent'>,
  location: () => AnalyticsContext,
  host: CountedWindow,
): () => void {
  return analytics.onEvent((notice) => {
    const event: AnalyticsEvent = { ...notice, ...location() };
    host.dataLayer ??= [];
    const entry = dataLayerEntry(event);
    host.dataLayer.push(entry);
    const { event: name, ...fields } = entry;
    host.vitrineCommands?.push(command('event', name, fields));
    try {
      host.vitrine?.onEvent?.(event);
    } catch (error) {
      reportError(error);
    }
  });
}

/** The window as those who count see it. */
export function countedWindow(): CountedWindow {
  return globalThis as CountedWindow;
}

const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js';

/**
 * Loads the tag manager, once. Only after the visitor agreed; the page's policy allows no other script of
 * that host.
 */
export function loadTagManager(id: string): void {
  const host = countedWindow();
  addScript(`${TAG_MANAGER}?id=${encodeURIComponent(id)}`, () => {
    host.dataLayer ??= [];
    host.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  });
}

const GOOGLE_TAG = 'https://www.googletagmanager.com/gtag/js';

/** Loads Google Analytics, once, as {@link loadTagManager}. */
export function loadGoogleAnalytics(id: string): void {
  const host = countedWindow();
  // "l" names the layer that it reads (Google tag API, "Rename the data layer").
  const layer: keyof CountedWindow = 'vitrineCommands';
  addScript(`${GOOGLE_TAG}?id=${encodeURIComponent(id)}&l=${layer}`, () => {
    host[layer] = [command('js', new Date()), command('config', id)];
  });
}

/** @param prepare runs before the script is added; not at all where the page has the script already. */
function addScript(address: string, prepare: () => void): void {
  // Content may have put another script of that host into the page, which its policy blocks.
  if ([...document.scripts].some(({ src }) => src === address)) return;
  prepare();
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

/** A command of the Google tag API: `event`, its name and its fields. */
function command(..._words: readonly unknown[]): IArguments {
  // oxlint-disable-next-line prefer-rest-params -- Google's tag takes commands as `arguments` and overlooks arrays
  return arguments;
}
