import { message } from '@vitrine/core/reports/message';
import { overlayId, payloadId } from '@vitrine/core/world/ids';
import type { LocaleCode, OverlayId, PayloadId } from '@vitrine/core/world/ids';
import { derivedNumber } from '../canonical.ts';
import { aliasesOf } from '../wire/identity.ts';
import type { StoreState } from '../endpoints/endpoint.ts';
import type { PreparedEntry, PreparedStores } from './prepare.ts';
import { isAbsent, textOf } from './present.ts';
import type { Reporter } from './reporter.ts';

/**
 * The names of entries in all languages: relations are resolved by them, and an entry without a name gets one derived
 * from its content.
 */
export interface Names {
  /** The identity that a relation's alias leads to. */
  readonly identityOf: (store: StoreState, alias: string) => string | undefined;
  /** By identity. */
  readonly locations: ReadonlyMap<string, PayloadId>;
  readonly articles: ReadonlyMap<string, OverlayId>;
  readonly dashboards: ReadonlyMap<string, OverlayId>;
  readonly stories: ReadonlyMap<string, OverlayId>;
}

/** @param prepared Every language, any order; the default language's entries name first. */
export function collectNames(
  prepared: ReadonlyMap<LocaleCode, PreparedStores>,
  defaultLocale: LocaleCode,
  reporter: Reporter,
): Names {
  const inOrder = [...prepared].toSorted(
    ([left], [right]) => Number(right === defaultLocale) - Number(left === defaultLocale),
  );
  const entriesOf = <Store extends StoreState>(store: Store): readonly PreparedEntry<Store>[] =>
    inOrder.flatMap(([, stores]): readonly PreparedEntry<Store>[] => stores[store]);
  const aliases = new Map<string, string>();
  for (const store of RELATED_STORES) {
    for (const entry of entriesOf(store)) {
      for (const alias of aliasesOf(store, entry.wire)) {
        const key = `${store} ${alias}`;
        if (!aliases.has(key)) aliases.set(key, entry.identity);
      }
    }
  }
  return {
    identityOf: (store, alias) => aliases.get(`${store} ${alias}`),
    locations: locationNames(entriesOf('contents')),
    articles: overlayNumbers(entriesOf('articles'), reporter),
    dashboards: overlayNumbers(entriesOf('dashboards'), reporter),
    stories: overlayNumbers(entriesOf('stories'), reporter),
  };
}

/** The stores whose entries have a public number. */
type Numbered = 'articles' | 'dashboards' | 'stories';

/** The form of a text in an address. */
export function slugOf(text: string): string | undefined {
  return textOf(
    text
      .normalize('NFKD')
      .replaceAll(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
      .replaceAll(/^-+|-+$/g, ''),
  );
}

const RELATED_STORES = [
  'contents',
  'worlds',
  'articles',
  'dashboards',
  'menus',
  'icons',
  'screensavers',
] as const;

function locationNames(entries: readonly PreparedEntry<'contents'>[]): ReadonlyMap<string, PayloadId> {
  const names = new Map<string, PayloadId>();
  const unnamed = new Map<string, string>();
  for (const { identity, value } of entries) {
    if (names.has(identity) || unnamed.has(identity)) continue;
    const given = textOf(value.payloadId);
    if (given !== undefined) names.set(identity, payloadId(given));
    else
      unnamed.set(
        identity,
        `${value.world?.slug ?? ''}/${textOf(value.slug) ?? slugOf(value.title ?? '') ?? ''}`,
      );
  }
  const taken = new Set<string>(names.values());
  const inOrder = [...unnamed].toSorted(([, left], [, right]) => (left < right ? -1 : left > right ? 1 : 0));
  for (const [identity, name] of inOrder) {
    const derived = freeNumber(name, (number) => !taken.has(String(number)));
    taken.add(String(derived));
    names.set(identity, payloadId(String(derived)));
  }
  return names;
}

function overlayNumbers(
  entries: readonly PreparedEntry<Numbered>[],
  reporter: Reporter,
): ReadonlyMap<string, OverlayId> {
  const numbers = new Map<string, OverlayId>();
  const taken = new Map<number, string>();
  const unnumbered: PreparedEntry<Numbered>[] = [];
  for (const entry of entries) {
    if (numbers.has(entry.identity)) continue;
    const given = givenNumber(entry);
    const holder = given === undefined ? undefined : taken.get(given);
    if (given === undefined || holder !== undefined) {
      if (holder !== undefined && holder !== entry.identity) {
        reporter.in()(
          'duplicate',
          `${entry.path}.public_id`,
          message('report.numberTaken', { number: String(given) }),
          { kept: holder, refused: entry.identity },
        );
      }
      unnumbered.push(entry);
      continue;
    }
    taken.set(given, entry.identity);
    numbers.set(entry.identity, overlayId(given));
  }
  const inOrder = unnumbered.toSorted((left, right) =>
    left.identity < right.identity ? -1 : left.identity > right.identity ? 1 : 0,
  );
  for (const { identity } of inOrder) {
    if (numbers.has(identity)) continue;
    const derived = freeNumber(identity, (number) => !taken.has(number));
    taken.set(derived, identity);
    numbers.set(identity, overlayId(derived));
  }
  return numbers;
}

/** Strapi 4's ids stay when an entry is published again; version 5's do not. */
function givenNumber({ value }: PreparedEntry<Numbered>): number | undefined {
  const number = value.public_id ?? (isAbsent(value.documentId) ? value.id : undefined);
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

function freeNumber(name: string, isFree: (number: number) => boolean): number {
  for (let attempt = 0; ; attempt += 1) {
    const number = derivedNumber(attempt === 0 ? name : `${name}#${attempt}`);
    if (isFree(number)) return number;
  }
}
