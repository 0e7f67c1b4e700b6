import type { Core } from '@strapi/strapi';
import type { Numbered as NumberedType } from '../content-model/content-uids.ts';
import { nextPublicId } from '../rules/public-id.ts';
import { inLocale, localesOf } from './by-locale.ts';
import type { Content, ContentEntry } from './content.ts';
import { entryName } from './content.ts';
import { byKey, matchNumbered } from './match-numbered.ts';
import type { Belonging, GivenNumbered, ExistingNumbered } from './match-numbered.ts';
import type { TransferNote } from './transfer-error.ts';

/** The types whose entries every CMS numbers itself. */
const NUMBERED: ReadonlySet<string> = new Set(['articles', 'dashboards']);

/** The articles and dashboards of a CMS, by content type. */
export type ExistingNumbers = ReadonlyMap<
  string,
  { readonly existing: readonly ExistingNumbered[]; readonly next: number }
>;

export interface AssignedPublicIds {
  /** The content of the file with the numbers of this CMS. */
  readonly content: Content;
  /**
   * Imported entries provisionally matched to an existing document of no world or another world; valid only while their
   * contents are equal. By name, with the document id.
   */
  readonly tentativeMatches: ReadonlyMap<string, string>;
  readonly notes: readonly TransferNote[];
}

/**
 * Assigns the `public_id`s of articles and dashboards. They count from one in every CMS, so the same number means
 * different entries elsewhere. Existing entries get their number of this CMS; others keep theirs if it is free, or get
 * the next one.
 *
 * @param excluded See {@link matchNumbered}.
 */
export function assignPublicIds(
  content: Content,
  numbers: ExistingNumbers,
  excluded: ReadonlySet<string>,
): AssignedPublicIds {
  const notes: TransferNote[] = [];
  const tentativeMatches = new Map<string, string>();
  const settled: Record<string, ReadonlyMap<string, ContentEntry>> = {};
  for (const { type, uid } of content.types) {
    const entries = content.entries[type];
    const numbered = numbers.get(uid);
    if (entries === undefined || numbered === undefined) continue;
    const given = [...entries].map(([key, entry]) => givenOf(content, key, entry)).toSorted(byKey);
    const matches = matchNumbered(given, numbered.existing, excluded);
    const holders = new Map(numbered.existing.map((existing) => [existing.number, existing]));
    // Above the numbers of the file as well, because these may be kept.
    let next = Math.max(numbered.next, ...given.map(({ number = 0 }) => number + 1));
    const numberOf = new Map<string, number>();
    for (const { key, number } of given) {
      const match = matches.get(key);
      if (match !== undefined) {
        numberOf.set(key, match.existing.number);
        if (match.isTentative) tentativeMatches.set(entryName(type, key), match.existing.documentId);
        continue;
      }
      const holder = number === undefined ? undefined : holders.get(number);
      if (number !== undefined && holder === undefined) {
        numberOf.set(key, number);
        continue;
      }
      if (holder !== undefined) {
        const [title = ''] = holder.titles.values();
        notes.push({
          code: 'newNumber',
          path: `${type}.${key}`,
          sentence: `${type}.${key}: the number ${holder.number} belongs to “${title}” here, so this one gets ${next}.`,
        });
      }
      numberOf.set(key, next);
      next += 1;
    }
    settled[type] = new Map(
      [...entries].map(([key, entry]) => [key, { ...entry, public_id: numberOf.get(key) }]),
    );
  }
  return { content: { ...content, entries: { ...content.entries, ...settled } }, tentativeMatches, notes };
}

function givenOf(content: Content, key: string, entry: ContentEntry): GivenNumbered {
  const number = entry['public_id'];
  const titles = localesOf(entry, content).map(
    (locale) => [locale, String(inLocale(entry['title'], locale, content.locales) ?? '')] as const,
  );
  return { key, number: typeof number === 'number' ? number : undefined, titles: new Map(titles) };
}

/** @param belongingOf Of a document. */
export async function readNumbers(
  strapi: Core.Strapi,
  content: Content,
  belongingOf: (documentId: string) => Belonging,
): Promise<ExistingNumbers> {
  const numbers = new Map<string, { existing: readonly ExistingNumbered[]; next: number }>();
  for (const { type, uid } of content.types) {
    if (!NUMBERED.has(type) || content.entries[type] === undefined) continue;
    const next = await nextPublicId(strapi, uid as NumberedType);
    numbers.set(uid, { existing: await readExistingNumbered(strapi, uid, belongingOf), next });
  }
  return numbers;
}

async function readExistingNumbered(
  strapi: Core.Strapi,
  uid: string,
  belongingOf: (documentId: string) => Belonging,
): Promise<readonly ExistingNumbered[]> {
  const rows: { documentId: string; public_id: number; title: string | null; locale: string }[] =
    await strapi.db.query(uid).findMany({
      select: ['documentId', 'public_id', 'title', 'locale'],
      where: { publishedAt: null, public_id: { $notNull: true } },
      orderBy: { id: 'asc' },
    });
  const found = new Map<string, ExistingNumbered & { readonly titles: Map<string, string> }>();
  for (const { documentId, public_id: number, title, locale } of rows) {
    const one = found.get(documentId) ?? {
      documentId,
      number,
      titles: new Map<string, string>(),
      belonging: belongingOf(documentId),
    };
    one.titles.set(locale, title ?? '');
    found.set(documentId, one);
  }
  return [...found.values()];
}
