import type { LocaleCode, Locale, Snapshot } from '@vitrine/core';
import type { ContentBundle } from '../bundle.ts';
import { contentHash } from '../canonical.ts';
import { createMediaLibrary } from './media-library.ts';
import { collectNames } from './names.ts';
import { prepareLocales } from './prepare.ts';
import type { FetchedStores, PreparedStores } from './prepare.ts';
import { createReporter } from './reporter.ts';
import type { Report } from './reporter.ts';
import { snapshotFrom } from './snapshot.ts';
import { accessCodeOf, isWorldProtected } from './worlds.ts';
import type { AccessCodes } from './worlds.ts';

/** Everything that was read from a CMS. Nothing of it is trusted yet. */
export interface FetchedContent {
  readonly locales: readonly Locale[];
  readonly defaultLocale: LocaleCode;
  /**
   * What each language gave. Entries of endpoints that are not localised stand in the default language
   * alone.
   */
  readonly stores: ReadonlyMap<LocaleCode, FetchedStores>;
  readonly accessCodes: AccessCodes;
  /** Where the CMS answers: relative media addresses are its own. */
  readonly cmsUrl: string;
}

/**
 * Makes the bundle out of whatever was fetched. It never throws: what cannot be used is left out, and the
 * reports name it. Equal content gives an equal bundle, whatever its order or the ids it has in the CMS.
 *
 * @param onReports Adds what was noticed while fetching.
 */
export const assembleBundle = (
  fetched: FetchedContent,
  onReports: (report: Report) => void = () => undefined,
): ContentBundle => {
  const { locales, defaultLocale, accessCodes } = fetched;
  const codes = locales.map(({ code }) => code);
  const reporter = createReporter(codes);
  onReports(reporter.in());
  const prepared = prepareLocales({
    fetched: new Map(codes.map((code) => [code, fetched.stores.get(code) ?? {}])),
    defaultLocale,
    reporter,
  });
  const names = collectNames(prepared, defaultLocale, reporter);
  const library = createMediaLibrary(fetched.cmsUrl);
  const snapshots: Record<string, Snapshot> = {};
  for (const [locale, stores] of prepared) {
    const report = reporter.in(locale);
    snapshots[locale] = snapshotFrom({ stores, locale, defaultLocale, names, library, accessCodes, report });
  }
  return {
    version: bundleVersion(snapshots),
    locales,
    defaultLocale,
    snapshots,
    reports: reporter.reports(),
    serverOnly: {
      accessCodes: codesOf(prepared.get(defaultLocale), accessCodes),
      mediaSources: library.sources(),
    },
  };
};

/** The version of a bundle follows from its snapshots' alone, never from anything secret. */
export const bundleVersion = (snapshots: Readonly<Record<string, Snapshot>>): string =>
  contentHash(Object.entries(snapshots).map(([locale, { version }]) => [locale, version]));

const codesOf = (stores: PreparedStores | undefined, accessCodes: AccessCodes): Record<string, string> =>
  Object.fromEntries(
    (stores?.worlds ?? []).flatMap(({ value }): [string, string][] => {
      const code = isWorldProtected(value, accessCodes) ? accessCodeOf(value, accessCodes) : undefined;
      return code === undefined || value.slug === '__proto__' ? [] : [[value.slug, code]];
    }),
  );
