import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { PERMISSION_FIELDS } from '../../../../accounts/permissions.ts';
import type { Permissions, PermissionRow } from '../../../../accounts/permissions.ts';
import { administratorName } from '../../../../accounts/administrator-name.ts';
import { refuseBrokenText } from './text-input.ts';
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
import { referencesOf, standingIn } from '../content/references.ts';
import { titleOf } from '../content/rows.ts';
import type { Rows } from '../content/rows.ts';
import { composeTarget } from './compose-target.ts';
import { fieldLabels } from './field-labels.ts';
import { outdatedTextsIn } from './outdated-texts.ts';
import { pairTexts, pathKey } from './text-pairs.ts';

interface Wanted {
  readonly uid: string;
  readonly documentId: string;
  readonly source: string;
  readonly target: string;
}

/** Somebody else has written the translation since the editor began. */
export class OvertakenError extends Error {
  readonly conflict: TranslationConflict;

  constructor(conflict: TranslationConflict) {
    super('Somebody else has changed this translation in the meantime.');
    this.conflict = conflict;
  }
}

/**
 * Both sides of one entry, as far as the account may read them.
 *
 * @throws NotFoundError when the entry does not stand in the source language, ForbiddenError where the account may
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
  const outdated = (await outdatedTextsIn(strapi).of(wanted.uid, wanted.documentId)).get(wanted.target) ?? [];
  const marks = new Set(outdated.map(pathKey));
  return {
    title: titleOf(source),
    locales: await readLocales(strapi),
    isSingle: contentTypeOf(strapi, wanted.uid).kind === 'singleType',
    texts: await Promise.all(
      texts.map(async (text): Promise<TextPair> => ({
        path: text.path,
        kind: text.kind,
        source: text.source ?? null,
        target: text.target ?? null,
        labels: await labelsOf(wanted.uid, text.path, source),
        isOutdated: marks.has(pathKey(text.path)),
      })),
    ),
    differing: await Promise.all(
      differing.map(async (path) => (await labelsOf(wanted.uid, path, source)).join(' › ')),
    ),
    ...(await lastWrite(strapi, wanted, target)),
    isWritable: account.can('update', wanted.uid, judged),
  };
}

/**
 * Writes texts into the draft of the target language, which is made where it is missing. Other languages and
 * what is published stay as they are.
 *
 * @throws OvertakenError when the draft is not the one that the editor started from, ForbiddenError when the
 *   account may not read the entry or write one of the texts, ValidationError for what is no text of this entry.
 */
export async function writeEntryTranslation(
  strapi: Core.Strapi,
  rows: Rows,
  wanted: Wanted,
  given: {
    readonly input: Pick<TranslationInput, 'basedOn' | 'texts'>;
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
    const referred = [whole.source, whole.target ?? {}].flatMap((row) => referencesOf(rows, wanted.uid, row));
    const data = composeTarget(rows.attributesOf, wanted.uid, whole, {
      texts: input.texts,
      standsThere: await standingIn(strapi, wanted.target, referred),
    });
    const permitted = await account.writable(wanted.uid, judged, data);
    const refused = input.texts.map(({ path }) => String(path[0])).find((name) => !(name in permitted));
    if (refused !== undefined)
      throw new errors.ForbiddenError(`You may not write «${refused}» of this entry.`);
    // What both languages share is no choice of the editor's: a new language takes it along.
    const written = target === undefined ? data : permitted;
    await documentsOf(strapi, wanted.uid).update({
      documentId: wanted.documentId,
      locale: wanted.target,
      ...(hasDrafts(strapi, wanted.uid) ? { status: 'draft' } : {}),
      data: account.stamp(written, target === undefined),
    });
  });
}

interface Sides {
  readonly source: Row;
  /** Undefined where the entry does not stand in that language. */
  readonly target: Row | undefined;
}

/** Both sides as the account may read them, as they stand, and the row by which writing is judged. */
async function bothSides(
  strapi: Core.Strapi,
  rows: Rows,
  { uid, documentId, source: from, target: to }: Wanted,
  account: Permissions,
): Promise<Sides & { readonly whole: Sides; readonly judged: PermissionRow }> {
  const source = await rows.one(uid, documentId, from);
  if (source === undefined) throw new errors.NotFoundError('The entry does not stand in this language.');
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
    // A language that is still to be made belongs to whoever has made the entry.
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
