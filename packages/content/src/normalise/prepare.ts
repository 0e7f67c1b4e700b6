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
  /** It is never modified: what was made of it is remembered. */
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
  const take = ({ identity, isLocalized, prepared, reports }: Preparation): void => {
    for (const args of reports) reportIn(isLocalized)(...args);
    if (prepared !== undefined) own.set(identity, prepared);
  };
  options.entries.forEach(({ collection, isLocalized, value: raw }, index) => {
    const given = { store, collection, isLocalized, index };
    const earlier = earlierPreparation(raw, given, fallbackOf);
    if (earlier !== undefined && !own.has(earlier.identity)) return take(earlier);
    const value = unwrap(raw);
    const path = entryPath({ collection, store, entry: value, index });
    const identity = isRecord(value) ? entryIdentity(collection, store, value) : '';
    const fallback = fallbackOf(identity);
    const known = own.get(identity);
    if (known !== undefined && isRecord(value)) {
      // Strapi may send an entry twice when it is published between two pages.
      if (known.wire['id'] !== value['id'] && !('documentId' in value)) {
        reportIn(isLocalized)('duplicate', path, message('report.secondEntry'));
      }
      return;
    }
    const preparation = prepareEntry({ ...given, value, path, identity, fallback });
    if (typeof raw === 'object' && raw !== null) PREPARATIONS.set(raw, preparation);
    take(preparation);
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

/** What the preparation of an entry depends on besides the entry itself and its fallback. */
interface Given {
  readonly store: StoreState;
  readonly collection: string;
  readonly isLocalized: boolean;
  /** Its position in the list, by which reports name an entry that has no name. */
  readonly index: number;
}

/** An entry with what was reported about it, and what both were made with. */
interface Preparation extends Given {
  readonly identity: string;
  readonly fallback: PreparedEntry | undefined;
  /** Undefined if the entry is unusable. */
  readonly prepared: PreparedEntry | undefined;
  readonly reports: readonly Parameters<Report>[];
}

/**
 * By the entry as it was fetched, for as long as that is kept: after a change most answers are those of the load before,
 * and are prepared already.
 */
const PREPARATIONS = new WeakMap<object, Preparation>();

/** The preparation of an entry that was fetched before, unless something that it depends on is different now. */
function earlierPreparation(
  raw: unknown,
  given: Given,
  fallbackOf: (identity: string) => PreparedEntry | undefined,
): Preparation | undefined {
  const earlier = typeof raw === 'object' && raw !== null ? PREPARATIONS.get(raw) : undefined;
  return earlier?.store === given.store &&
    earlier.collection === given.collection &&
    earlier.isLocalized === given.isLocalized &&
    earlier.index === given.index &&
    earlier.fallback === fallbackOf(earlier.identity)
    ? earlier
    : undefined;
}

function prepareEntry(
  options: Omit<Preparation, 'prepared' | 'reports'> & { readonly value: unknown; readonly path: string },
): Preparation {
  const { value, path: ownPath, ...given } = options;
  const { store, collection, isLocalized, identity, fallback } = given;
  const reports: Parameters<Report>[] = [];
  const report: Report = (...args) => void reports.push(args);
  const schema = WIRE_SCHEMAS[store];
  const path = fallback?.path ?? ownPath;
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
  if (entry === undefined) return { ...given, prepared: undefined, reports };
  // What the repair removed may be filled from the default language.
  const wire = repairs.length === 0 ? entry : fill(entry, false);
  const parsed = schema.safeParse(wire);
  const prepared = parsed.success
    ? { identity, collection, isLocalized, path, wire, value: parsed.data }
    : undefined;
  return { ...given, prepared, reports };
}
