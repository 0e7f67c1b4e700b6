import type { ContentBundle } from '@vitrine/content/bundle';
import type { LocaleCode } from '@vitrine/core/world/ids';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { World } from '@vitrine/core/world/world';

/** How many entries of one collection the content contains in one language. */
export interface EntryCount {
  /** The last part of its REST path, which the CMS's change notifications use. */
  readonly collection: string;
  /** Absent: counts the whole collection. */
  readonly locale?: LocaleCode;
  readonly count: number;
}

/** Collections that are translated: a missing entry falls back to the default language. */
const TRANSLATED: Readonly<Record<string, (snapshot: Snapshot) => number>> = {
  worlds: ({ worlds }) => worlds.length,
  'content-locations': ({ locations }) => locations.length,
  articles: ({ articles }) => articles.length,
  dashboards: ({ dashboards }) => dashboards.length,
  menus: ({ menus }) => menus.length,
  'content-stories': ({ stories }) => stories.length,
  'ui-translation': ({ uiTexts }) => Object.keys(uiTexts).length,
};

const UNTRANSLATED: Readonly<Record<string, (snapshot: Snapshot) => number>> = {
  'content-transitions': ({ transitions }) => transitions.length,
  icons: ({ icons }) => icons.length,
  screensavers: ({ screensavers }) => screensavers.length,
  'box-hooks': ({ boxHooks }) => boxHooks.length,
  // Without it the showroom has no first page.
  'app-setting': ({ settings }) => (settings.defaultWorld === undefined ? 0 : 1),
};

/** How many entries of each collection fall back to the default language, in one language. */
function fallbacksIn(bundle: ContentBundle, locale: LocaleCode): ReadonlyMap<string, number> | 'all' {
  const fallbacks = new Map<string, number>();
  for (const { kind, path, locale: reported } of bundle.reports) {
    if (kind !== 'missingTranslation' || reported !== locale) continue;
    if (path === `locales/${locale}`) return 'all';
    // With a field, the entry exists and only that field is missing.
    const collection = /^([\w-]+)\/[^.]*$/.exec(path)?.[1];
    if (collection !== undefined) fallbacks.set(collection, (fallbacks.get(collection) ?? 0) + 1);
  }
  return fallbacks;
}

function countEntriesIn(bundle: ContentBundle, locale: LocaleCode): readonly EntryCount[] {
  const snapshot = bundle.snapshots[locale];
  if (snapshot === undefined) return [];
  const fallbacks = fallbacksIn(bundle, locale);
  return Object.entries(TRANSLATED).map(([collection, countOf]) => ({
    collection,
    locale,
    count: fallbacks === 'all' ? 0 : Math.max(0, countOf(snapshot) - (fallbacks.get(collection) ?? 0)),
  }));
}

/** Counts the entries of a bundle, so that a loss can be detected. Access codes belong to the worlds. */
export function countEntries(bundle: ContentBundle): readonly EntryCount[] {
  const snapshot = bundle.snapshots[bundle.defaultLocale];
  const whole = snapshot
    ? Object.entries(UNTRANSLATED).map(([collection, countOf]) => ({ collection, count: countOf(snapshot) }))
    : [];
  // A world that is now closed in another way has lost nothing; one without its code has.
  const isDoorKnown = ({ slug, isProtected, isLoginOnly, shutBecause }: World): boolean =>
    isProtected
      ? shutBecause !== undefined || Object.hasOwn(bundle.serverOnly.accessCodes, slug)
      : isLoginOnly;
  const codes = { collection: 'worlds', count: (snapshot?.worlds ?? []).filter(isDoorKnown).length };
  return [...bundle.locales.flatMap(({ code }) => countEntriesIn(bundle, code)), ...whole, codes];
}
