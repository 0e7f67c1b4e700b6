import { message } from '@vitrine/core/reports/message';
import type { LocaleCode } from '@vitrine/core/world/ids';
import { STORE_STATES } from '../endpoints/endpoint.ts';
import type { StoreState } from '../endpoints/endpoint.ts';
import { fillGaps } from '../wire/fill-gaps.ts';
import { entryIdentity, entryPath } from '../wire/identity.ts';
import { formatPath, repairEntry } from '../wire/repair.ts';
import { WIRE_SCHEMAS } from '../wire/schemas.ts';
import type { WireEntry } from '../wire/schemas.ts';
import { isRecord, unwrap } from '../wire/unwrap.ts';
import { isAbsent } from './present.ts';
import type { Report, Reporter } from './reporter.ts';

/** An entry as it came, and the collection it came from (the last part of its endpoint's address). */
export interface FetchedEntry {
  readonly collection: string;
  /** Whether its endpoint is read once per language; the entries of others are in the default language. */
  readonly isLocalized: boolean;
  readonly value: unknown;
}

/** What all endpoints gave in one language. */
export type FetchedStores = Readonly<Partial<Record<StoreState, readonly FetchedEntry[]>>>;

/** An entry that fits its schema, its gaps filled from the default language. */
export interface PreparedEntry<Store extends StoreState = StoreState> {
  /** The same in every language. */
  readonly identity: string;
  readonly collection: string;
  readonly isLocalized: boolean;
  /** How reports name it. */
  readonly path: string;
  /** The wire form, unwrapped and repaired. */
  readonly wire: Readonly<Record<string, unknown>>;
  readonly value: WireEntry<Store>;
}

export type PreparedStores = { readonly [Store in StoreState]: readonly PreparedEntry<Store>[] };

/**
 * Texts of the interface: a gap must not be filled from another language, which would hide the built-in translation.
 */
const NEVER_FILLED: StoreState = 'ui_translation';

/**
 * Clips and weights need no translation: an editor who sets them in one language only is right. Settings contain
 * texts only where pages of their own have them.
 */
function holdsTexts(store: StoreState, { login_page: login, power_save_page: powerSave }: Wire): boolean {
  return store === 'settings' ? !isAbsent(login) || !isAbsent(powerSave) : store !== 'transitions';
}

type Wire = PreparedEntry['wire'];

/**
 * Unwraps, checks and completes the entries of every language. An entry that a language lacks is the
 * default language's, an empty attribute likewise.
 */
export function prepareLocales(options: {
  readonly fetched: ReadonlyMap<LocaleCode, FetchedStores>;
  readonly defaultLocale: LocaleCode;
  readonly reporter: Reporter;
}): ReadonlyMap<LocaleCode, PreparedStores> {
  const { fetched, defaultLocale, reporter } = options;
  const prepared = new Map<LocaleCode, PreparedStores>();
  const defaults = prepareStores({
    stores: fetched.get(defaultLocale) ?? {},
    locale: defaultLocale,
    reporter,
  });
  for (const [locale, stores] of fetched) {
    const isDefault = locale === defaultLocale;
    prepared.set(locale, isDefault ? defaults : prepareStores({ stores, defaults, locale, reporter }));
  }
  return prepared;
}

function prepareStores(options: {
  readonly stores: FetchedStores;
  readonly defaults?: PreparedStores;
  readonly locale: LocaleCode;
  readonly reporter: Reporter;
}): PreparedStores {
  const { stores, defaults, locale, reporter } = options;
  const isUntranslated = STORE_STATES.every((store) => (stores[store] ?? []).length === 0);
  if (isUntranslated && defaults !== undefined) {
    reporter.in(locale)('missingTranslation', `locales/${locale}`, message('report.nothingTranslated'));
  }
  // Each store's entries fit that store's schema; the compiler cannot follow a mapped union.
  return Object.fromEntries(
    STORE_STATES.map((store) => [
      store,
      prepareStore({
        store,
        entries: stores[store] ?? [],
        defaults: defaults?.[store],
        isUntranslated,
        reportIn: (isLocalized) => reporter.in(isLocalized ? locale : undefined),
      }),
    ]),
  ) as unknown as PreparedStores;
}

function prepareStore(options: {
  readonly store: StoreState;
  readonly entries: readonly FetchedEntry[];
  readonly defaults: readonly PreparedEntry[] | undefined;
  readonly isUntranslated: boolean;
  readonly reportIn: (isLocalized: boolean) => Report;
}): readonly PreparedEntry[] {
  const { store, defaults = [], isUntranslated, reportIn } = options;
  const fallbacks = new Map(defaults.map((entry) => [entry.identity, entry]));
  const fallbackOf = (identity: string): PreparedEntry | undefined =>
    store === NEVER_FILLED ? undefined : fallbacks.get(identity);
  const own = new Map<string, PreparedEntry>();
  options.entries.forEach((fetched, index) => {
    const { collection, isLocalized, value: raw } = fetched;
    const report = reportIn(isLocalized);
    const earlier = earlierPreparation({ ...fetched, store, index }, fallbackOf);
    if (earlier !== undefined && !own.has(earlier.identity)) {
      for (const args of earlier.reports) report(...args);
      if (earlier.prepared !== undefined) own.set(earlier.identity, earlier.prepared);
      return;
    }
    const value = unwrap(raw);
    const path = entryPath({ collection, store, entry: value, index });
    const identity = isRecord(value) ? entryIdentity(collection, store, value) : '';
    const fallback = fallbackOf(identity);
    const known = own.get(identity);
    if (known !== undefined && isRecord(value)) {
      // Strapi may send an entry twice when it is published between two pages.
      if (known.wire['id'] !== value['id'] && !('documentId' in value)) {
        report('duplicate', path, message('report.secondEntry'));
      }
      return;
    }
    const reports: Parameters<Report>[] = [];
    const prepared = prepareEntry({
      store,
      collection,
      isLocalized,
      value,
      path,
      identity,
      fallback,
      report: (...args) => {
        reports.push(args);
        report(...args);
      },
    });
    if (typeof raw === 'object' && raw !== null) {
      PREPARATIONS.set(raw, { collection, isLocalized, store, index, identity, fallback, prepared, reports });
    }
    if (prepared !== undefined) own.set(identity, prepared);
  });
  if (store === NEVER_FILLED) return [...own.values()];
  for (const [identity, fallback] of fallbacks) {
    if (own.has(identity)) continue;
    own.set(identity, fallback);
    if (!isUntranslated && fallback.isLocalized && holdsTexts(store, fallback.wire)) {
      reportIn(true)('missingTranslation', fallback.path, message('report.notTranslated'));
    }
  }
  return [...own.values()];
}

/** What became of an entry, and of what else that depends. */
interface Preparation {
  readonly collection: string;
  readonly isLocalized: boolean;
  readonly store: StoreState;
  /** Names an entry without a name in the reports. */
  readonly index: number;
  readonly identity: string;
  readonly fallback: PreparedEntry | undefined;
  readonly prepared: PreparedEntry | undefined;
  readonly reports: readonly Parameters<Report>[];
}

/** By the entry as it came: after a change, most answers are those of before, and need no second look. */
const PREPARATIONS = new WeakMap<object, Preparation>();

function earlierPreparation(
  given: FetchedEntry & Pick<Preparation, 'store' | 'index'>,
  fallbackOf: (identity: string) => PreparedEntry | undefined,
): Preparation | undefined {
  const { value } = given;
  const earlier = typeof value === 'object' && value !== null ? PREPARATIONS.get(value) : undefined;
  return earlier !== undefined &&
    earlier.collection === given.collection &&
    earlier.isLocalized === given.isLocalized &&
    earlier.store === given.store &&
    earlier.index === given.index &&
    earlier.fallback === fallbackOf(earlier.identity)
    ? earlier
    : undefined;
}

function prepareEntry(options: {
  readonly store: StoreState;
  readonly collection: string;
  readonly isLocalized: boolean;
  readonly value: unknown;
  readonly path: string;
  readonly identity: string;
  readonly fallback: PreparedEntry | undefined;
  readonly report: Report;
}): PreparedEntry | undefined {
  const { store, collection, isLocalized, value, identity, fallback, report } = options;
  const schema = WIRE_SCHEMAS[store];
  const path = fallback?.path ?? options.path;
  const fill = (entry: Record<string, unknown>, isReported: boolean) =>
    fallback === undefined
      ? entry
      : fillGaps(entry, fallback.wire, (field) => {
          if (!isReported) return;
          report('missingTranslation', `${path}.${formatPath(field)}`, message('report.untranslated'));
        });
  const { entry, repairs } = repairEntry(schema, isRecord(value) ? fill(value, true) : value);
  for (const repair of repairs) {
    report(repair.kind, repair.path === '' ? path : `${path}.${repair.path}`, repair.says);
  }
  if (entry === undefined) return undefined;
  // What the repair removed may be filled from the default language.
  const wire = repairs.length === 0 ? entry : fill(entry, false);
  const parsed = schema.safeParse(wire);
  return parsed.success ? { identity, collection, isLocalized, path, wire, value: parsed.data } : undefined;
}
