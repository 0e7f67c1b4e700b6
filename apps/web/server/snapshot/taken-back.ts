import type { ContentChange, TakenBack } from '@vitrine/content/content-answers';

/** Milliseconds that the clocks of the CMS and of this machine may differ. */
const CLOCK_DIFFERENCE = 10 * 60_000;

/** What disappears with an entry without being unpublished or deleted itself: its parts, and links to it. */
const GOES_ALONG: Readonly<Record<string, readonly string[]>> = {
  // Without its default world a showroom names none.
  worlds: [
    'content-locations',
    'content-transitions',
    'articles',
    'content-stories',
    'screensavers',
    'app-setting',
    'box-hooks',
  ],
  // A hook that is left without locations runs nowhere, one without a target does nothing, and a story needs a stop.
  'content-locations': ['content-transitions', 'box-hooks', 'content-stories'],
  articles: ['box-hooks', 'content-stories'],
  dashboards: ['box-hooks', 'content-stories'],
  menus: ['box-hooks'],
};

/**
 * The losses that follow from unpublished and deleted entries, where it is unknown which of them are shown: by
 * collection, in the language of those entries.
 *
 * @param since milliseconds since 1970: entries removed before that are not shown.
 */
export function explainedBy(taken: readonly TakenBack[], since: number): readonly ContentChange[] {
  const changes = new Map<string, ContentChange>();
  for (const { collection, locale, at } of taken) {
    if (at < since - CLOCK_DIFFERENCE) continue;
    for (const name of [collection, ...(GOES_ALONG[collection] ?? [])]) {
      const change = locale === undefined ? { collection: name } : { collection: name, locale };
      changes.set(JSON.stringify(change), change);
    }
  }
  return [...changes.values()];
}
