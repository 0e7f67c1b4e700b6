import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { PERMISSION_FIELDS } from '../../../../accounts/permissions.ts';
import type { Permissions, PermissionRow } from '../../../../accounts/permissions.ts';
import { administratorName } from '../../../../accounts/administrator-name.ts';
import { refuseBrokenText, reviewedPaths } from './text-input.ts';
import { fieldAt } from './text-path.ts';
import { acquireWriteLock } from '../../../../publishing/write-lock.ts';
import { documentsOf } from '../../../../content-model/documents.ts';
import { contentTypeOf, hasDrafts } from '../../../../content-model/model.ts';
import { readLocales } from '../../../../content-model/stored-entries.ts';
import type { Row } from '../../../../content-model/stored-entries.ts';
import type {
  EntryTranslation,
  TextPair,
  TranslationConflict,
  TranslationInput,
} from '../../contracts/translations.ts';
import { referencesOf, existsInLocale } from '../content/references.ts';
import { titleOf } from '../content/rows.ts';
import type { Rows } from '../content/rows.ts';
import { presentLimit } from '../world-limits/limit.ts';
import { mayChange, refuseOutside } from '../world-limits/limits.ts';
import { composeTarget } from './compose-target.ts';
import { fieldLabels } from './field-labels.ts';
import { outdatedTextsIn } from './outdated-texts.ts';
import type { OutdatedText } from './outdated-marks.ts';
import { pairTexts, pathKey } from './text-pairs.ts';
import type { FoundText } from './text-pairs.ts';

/** An entry in two languages. */
export interface Wanted {
  readonly uid: string;
  readonly documentId: string;
  readonly source: string;
  readonly target: string;
}

/** Someone else has written the translation since the editor began. */
export class OvertakenError extends Error {
  readonly conflict: TranslationConflict;

  constructor(conflict: TranslationConflict) {
    super('Someone else has changed this translation in the meantime.');
    this.conflict = conflict;
  }
}

/**
 * Both languages of one entry, as far as the account may read them.
 *
 * @throws NotFoundError if the entry does not exist in the source language, ForbiddenError if the account may
 *   not read it in one of the two.
 */
export async function readEntryTranslation(
  strapi: Core.Strapi,
  rows: Rows,
  wanted: Wanted,
  account: Permissions,
): Promise<EntryTranslation> {
  const { source, target, judged } = await bothSides(strapi, rows, wanted, account);
  const { texts, differing } = pairTexts(rows.attributesOf, wanted.uid, source, target);
  const labelsOf = fieldLabels(strapi, rows.attributesOf);
  const outdated = await marksOn(strapi, wanted, source);
  const marks = new Map(outdated.map((text) => [pathKey(text.path), text]));
  return {
    title: titleOf(source),
    locales: await readLocales(strapi),
    isSingle: contentTypeOf(strapi, wanted.uid).kind === 'singleType',
    isLive: !hasDrafts(strapi, wanted.uid),
    isOutdated: outdated.length > 0,
    texts: await Promise.all(
      texts.map(async (text) => {
        const labels = await labelsOf(wanted.uid, text.path, source);
        return pairOf(text, labels, { mark: marks.get(pathKey(text.path)), source: wanted.source });
      }),
    ),
    differing: await Promise.all(
      differing.map(async (path) => (await labelsOf(wanted.uid, path, source)).join(' › ')),
    ),
    ...(await lastWrite(strapi, wanted, target)),
    isWritable: account.can('update', wanted.uid, judged) && (await mayChange(strapi, [wanted])),
  };
}

function pairOf(
  text: FoundText,
  labels: readonly string[],
  given: { readonly mark: OutdatedText | undefined; readonly source: string },
): TextPair {
  const { mark, source } = given;
  return {
    path: text.path,
    kind: text.kind,
    source: text.source ?? null,
    target: text.target ?? null,
    labels,
    isOutdated: mark !== undefined,
    // Marks are about the default language.
    ...(source === DEFAULT_LOCALE && mark && 'original' in mark && { original: mark.original }),
  };
}

/**
 * Writes texts into the draft of the target language, and creates that draft if it is missing; and takes outdated ones
 * as still right, which changes no entry. Other languages and published content stay unchanged.
 *
 * @throws OvertakenError if the draft has changed since the editor loaded it, ForbiddenError if the account may
 *   not read the entry, write one of the texts or change its worlds, ValidationError for anything that is not a text of this
 *   entry.
 */
export async function writeEntryTranslation(
  strapi: Core.Strapi,
  rows: Rows,
  wanted: Wanted,
  given: {
    readonly input: Pick<TranslationInput, 'basedOn' | 'texts' | 'reviewed'>;
    readonly account: Permissions;
  },
): Promise<void> {
  const { input, account } = given;
  await strapi.db.transaction(async ({ trx }) => {
    await acquireWriteLock(strapi, trx);
    const { source, target, whole, judged } = await bothSides(strapi, rows, wanted, account);
    if (!account.can('update', wanted.uid, judged))
      throw new errors.ForbiddenError('You may not write in this language.');
    const last = await lastWrite(strapi, wanted, target);
    if (last.updatedAt !== input.basedOn) throw new OvertakenError(last);
    refuseBrokenText(pairTexts(rows.attributesOf, wanted.uid, source, target), input.texts);
    // What is only reviewed writes no entry.
    await refuseOutside(strapi, await presentLimit(strapi), [wanted]);
    await reviewTexts(strapi, rows, wanted, { reviewed: input.reviewed, source, judged, account });
    if (input.texts.length === 0) return;
    const referred = [whole.source, whole.target ?? {}].flatMap((row) => referencesOf(rows, wanted.uid, row));
    const data = composeTarget(rows.attributesOf, wanted.uid, whole, {
      texts: input.texts,
      existsThere: await existsInLocale(strapi, wanted.target, referred),
    });
    const permitted = await account.writable(wanted.uid, judged, data);
    const refused = input.texts.map(({ path }) => String(path[0])).find((name) => !(name in permitted));
    if (refused !== undefined)
      throw new errors.ForbiddenError(`You may not write “${refused}” of this entry.`);
    // Shared fields are not the editor's choice: a new language always copies them.
    const written = target === undefined ? data : permitted;
    await documentsOf(strapi, wanted.uid).update({
      documentId: wanted.documentId,
      locale: wanted.target,
      ...(hasDrafts(strapi, wanted.uid) ? { status: 'draft' } : {}),
      data: account.stamp(written, target === undefined),
    });
  });
}

/** The outdated texts in fields that the account may read: `source` has no others. */
async function marksOn(
  strapi: Core.Strapi,
  { uid, documentId, target }: Wanted,
  source: Row,
): Promise<readonly OutdatedText[]> {
  const marks = (await outdatedTextsIn(strapi).of(uid, documentId)).get(target) ?? [];
  return marks.filter(({ path: [name] }) => String(name) in source);
}

async function reviewTexts(
  strapi: Core.Strapi,
  rows: Rows,
  wanted: Wanted,
  given: {
    readonly reviewed: TranslationInput['reviewed'];
    readonly source: Row;
    readonly judged: PermissionRow;
    readonly account: Permissions;
  },
): Promise<void> {
  const { uid, documentId, target } = wanted;
  const outdated = (await marksOn(strapi, wanted, given.source)).map(({ path }) => path);
  const paths = reviewedPaths(given.reviewed, outdated);
  const refused = paths.find((path) => {
    const field = fieldAt(rows.attributesOf, uid, path, given.source);
    return !given.account.can('update', uid, given.judged, [field?.permission ?? String(path[0])]);
  });
  if (refused !== undefined)
    throw new errors.ForbiddenError(`You may not write “${String(refused[0])}” of this entry.`);
  if (paths.length > 0) await outdatedTextsIn(strapi).review({ uid, documentId, language: target }, paths);
}

interface Sides {
  readonly source: Row;
  /** Undefined if the entry does not exist in that language. */
  readonly target: Row | undefined;
}

/**
 * The stored rows of both languages, the same as far as the account may read them, and the row for checking
 * write permissions.
 */
async function bothSides(
  strapi: Core.Strapi,
  rows: Rows,
  { uid, documentId, source: from, target: to }: Wanted,
  account: Permissions,
): Promise<Sides & { readonly whole: Sides; readonly judged: PermissionRow }> {
  const source = await rows.one(uid, documentId, from);
  if (source === undefined) throw new errors.NotFoundError('The entry does not exist in this language.');
  const target = await rows.one(uid, documentId, to);
  const [ofSource, ofTarget] = await Promise.all(
    [source, target].map((row) => (row === undefined ? undefined : withMaker(strapi, uid, row))),
  );
  for (const row of [ofSource, ofTarget]) {
    if (row !== undefined && !account.can('read', uid, row)) {
      throw new errors.ForbiddenError('You may not read this entry in both languages.');
    }
  }
  return {
    source: account.readable(uid, ofSource ?? source),
    target: ofTarget === undefined ? undefined : account.readable(uid, ofTarget),
    whole: { source, target },
    // A new language belongs to the creator of the entry.
    judged: ofTarget ?? { ...ofSource, locale: to },
  };
}

async function withMaker(strapi: Core.Strapi, uid: string, row: Row): Promise<Row> {
  return {
    ...row,
    ...(await strapi.db
      .query(uid)
      .findOne({ where: { id: row['id'] }, select: ['id'], populate: PERMISSION_FIELDS })),
  };
}

async function lastWrite(
  strapi: Core.Strapi,
  { uid, documentId, target: locale }: Wanted,
  target: Row | undefined,
): Promise<TranslationConflict> {
  if (target === undefined) return { updatedAt: null, updatedBy: null };
  const row: { updatedBy?: Readonly<Record<string, unknown>> | null } | null = await strapi.db
    .query(uid)
    .findOne({
      where: { documentId, locale, ...(hasDrafts(strapi, uid) ? { publishedAt: null } : {}) },
      select: ['id'],
      populate: { updatedBy: true },
    });
  return {
    updatedAt: new Date(String(target['updatedAt'])).toISOString(),
    updatedBy: row?.updatedBy ? administratorName(row.updatedBy) : null,
  };
}
