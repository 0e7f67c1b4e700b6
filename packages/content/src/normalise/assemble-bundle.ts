import { strictestCode } from '@vitrine/core/access/strictest';
import type { CodeRule } from '@vitrine/core/access/strictest';
import type { LocaleCode } from '@vitrine/core/world/ids';
import type { Locale, Snapshot } from '@vitrine/core/world/snapshot';
import type { ContentBundle, FigureSources, StoryNotes } from '../bundle.ts';
import { contentHash } from '../canonical.ts';
import { accessRulesOf } from './access.ts';
import type { AccessCodes, AccessRules } from './access.ts';
import { figureSourcesOf } from './figures.ts';
import { createMediaLibrary } from './media-library.ts';
import { collectNames } from './names.ts';
import { withAgreedSwitches } from './agreed-switches.ts';
import { prepareLocales } from './prepare.ts';
import type { FetchedStores, PreparedStores } from './prepare.ts';
import { createReporter } from './reporter.ts';
import type { Report } from './reporter.ts';
import { withSharedVariants } from './shared-variants.ts';
import { snapshotFrom } from './snapshot.ts';

/** Everything that was read from a CMS, not yet validated. */
export interface FetchedContent {
  readonly locales: readonly Locale[];
  readonly defaultLocale: LocaleCode;
  /**
   * What each language gave. Entries of endpoints that are not localised are in the default language only.
   */
  readonly stores: ReadonlyMap<LocaleCode, FetchedStores>;
  readonly accessCodes: AccessCodes;
  /** The CMS's address: relative media addresses belong to it. */
  readonly cmsUrl: string;
}

/**
 * Makes the bundle from whatever was fetched. It never throws: unusable content is left out and named in the reports.
 * Equal content gives an equal bundle, whatever its order or its ids in the CMS.
 *
 * @param onReports Adds the reports from fetching.
 */
export function assembleBundle(
  fetched: FetchedContent,
  onReports: (report: Report) => void = () => undefined,
): ContentBundle {
  const { locales, defaultLocale, accessCodes } = fetched;
  const codes = locales.map(({ code }) => code);
  const reporter = createReporter(codes);
  onReports(reporter.in());
  const languages = prepareLocales({
    fetched: new Map(codes.map((code) => [code, fetched.stores.get(code) ?? {}])),
    defaultLocale,
    reporter,
  });
  const prepared = withAgreedSwitches(withSharedVariants(languages, defaultLocale, reporter));
  const names = collectNames(prepared, defaultLocale, reporter);
  const access = accessRulesOf(prepared, accessCodes, reporter);
  const library = createMediaLibrary(fetched.cmsUrl);
  const snapshots: Record<string, Snapshot> = {};
  const figureSources: Record<string, FigureSources[string]> = {};
  const storyNotes: Record<string, StoryNotes> = {};
  for (const [locale, stores] of prepared) {
    const report = reporter.in(locale);
    const made = snapshotFrom({ stores, locale, defaultLocale, names, library, access, report });
    snapshots[locale] = made.snapshot;
    if (Object.keys(made.notes).length > 0) storyNotes[locale] = made.notes;
    const sources = figureSourcesOf(stores.dashboards, names.dashboards);
    if (Object.keys(sources).length > 0) figureSources[locale] = sources;
  }
  return {
    version: bundleVersion(snapshots),
    locales,
    defaultLocale,
    snapshots,
    reports: reporter.reports(),
    serverOnly: {
      accessCodes: codesOf(prepared.values(), access),
      mediaSources: library.sources(),
      ...(Object.keys(figureSources).length > 0 && { figureSources }),
      ...(Object.keys(storyNotes).length > 0 && { storyNotes }),
    },
  };
}

/** The version of a bundle depends only on its snapshots, never on secrets. */
export function bundleVersion(snapshots: Readonly<Record<string, Snapshot>>): string {
  return contentHash(Object.entries(snapshots).map(([locale, { version }]) => [locale, version]));
}

/** The code of each world that a single code opens, under every slug that a language has for it. */
function codesOf(languages: Iterable<PreparedStores>, { ofWorld }: AccessRules): Record<string, string> {
  const rules = new Map<string, CodeRule>();
  for (const { worlds } of languages) {
    for (const entry of worlds) {
      const { slug } = entry.value;
      rules.set(slug, strictestCode(rules.get(slug) ?? { kind: 'none' }, ofWorld(entry).code));
    }
  }
  return Object.fromEntries(
    [...rules].flatMap(([slug, rule]): [string, string][] =>
      rule.kind !== 'code' || slug === '__proto__' ? [] : [[slug, rule.code]],
    ),
  );
}
