import type { Core } from '@strapi/strapi';
import { errors, setCreatorFields } from '@strapi/utils';
import { refuseBrokenText } from './text-input.ts';
import { takeTurn } from '../../../../publishing/write-lock.ts';
import { documentsOf } from '../../../../world-transfer/documents.ts';
import { hasDrafts } from '../../../../world-transfer/model.ts';
import { readLocales } from '../../../../world-transfer/stored-entries.ts';
import type { Row } from '../../../../world-transfer/stored-entries.ts';
import type {
  EntryTranslation,
  TextPair,
  TranslationConflict,
  TranslationInput,
} from '../../contracts/translations.ts';
import { shownName } from '../changes/changes.ts';
import { referencesOf, standingIn } from '../content/references.ts';
import { type Rows, titleOf } from '../content/rows.ts';
import { composeTarget } from './compose-target.ts';
import { fieldLabels } from './field-labels.ts';
import { outdatedTextsIn } from './outdated-texts.ts';
import type { EntryRights } from './rights.ts';
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
 * Both sides of one entry.
 *
 * @throws NotFoundError when the entry does not stand in the source language.
 */
export const readEntryTranslation = async (
  strapi: Core.Strapi,
  rows: Rows,
  wanted: Wanted,
  rights: EntryRights,
): Promise<EntryTranslation> => {
  const { source, target } = await bothSides(rows, wanted);
  const { texts, differing } = pairTexts(rows.attributesOf, wanted.uid, source, target);
  const labelsOf = fieldLabels(strapi, rows.attributesOf);
  const outdated = (await outdatedTextsIn(strapi).of(wanted.uid, wanted.documentId)).get(wanted.target) ?? [];
  const marks = new Set(outdated.map(pathKey));
  return {
    title: titleOf(source),
    locales: await readLocales(strapi),
    isSingle: strapi.contentType(wanted.uid as never).kind === 'singleType',
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
    isWritable: rights.mayUpdate(rowToJudge(wanted, target)),
  };
};

/**
 * Writes texts into the draft of the target language, which is made where it is missing. Other languages and
 * what is published stay as they are.
 *
 * @throws OvertakenError when the draft is not the one that the editor started from, ForbiddenError when the
 *   editor may not write one of the texts, ValidationError for what is no text of this entry.
 */
export const writeEntryTranslation = async (
  strapi: Core.Strapi,
  rows: Rows,
  wanted: Wanted,
  given: {
    readonly input: Pick<TranslationInput, 'basedOn' | 'texts'>;
    readonly rights: EntryRights;
    readonly user: { readonly id: number };
  },
): Promise<void> => {
  const { input, rights, user } = given;
  await strapi.db.transaction(async ({ trx }) => {
    await takeTurn(strapi, trx);
    const { source, target } = await bothSides(rows, wanted);
    const judged = rowToJudge(wanted, target);
    if (!rights.mayUpdate(judged)) throw new errors.ForbiddenError('You may not write in this language.');
    const last = await lastWrite(strapi, wanted, target);
    if (last.updatedAt !== input.basedOn) throw new OvertakenError(last);
    refuseBrokenText(pairTexts(rows.attributesOf, wanted.uid, source, target), input.texts);
    const referred = [source, target ?? {}].flatMap((row) => referencesOf(rows, wanted.uid, row));
    const data = composeTarget(
      rows.attributesOf,
      wanted.uid,
      { source, target },
      { texts: input.texts, standsThere: await standingIn(strapi, wanted.target, referred) },
    );
    const permitted = await rights.permitted(judged, data);
    const refused = input.texts.map(({ path }) => String(path[0])).find((name) => !(name in permitted));
    if (refused !== undefined)
      throw new errors.ForbiddenError(`You may not write «${refused}» of this entry.`);
    // What both languages share is no choice of the editor's: a new language takes it along.
    const written = target === undefined ? data : permitted;
    await documentsOf(strapi, wanted.uid).update({
      documentId: wanted.documentId,
      locale: wanted.target,
      ...(hasDrafts(strapi, wanted.uid) ? { status: 'draft' } : {}),
      data: setCreatorFields({ user, isEdition: target !== undefined })(written),
    });
  });
};

const bothSides = async (rows: Rows, { uid, documentId, source: from, target: to }: Wanted) => {
  const source = await rows.one(uid, documentId, from);
  if (source === undefined) throw new errors.NotFoundError('The entry does not stand in this language.');
  return { source, target: await rows.one(uid, documentId, to) };
};

/** Strapi judges rights by the language of a row; one that is still to be made has no more than that. */
const rowToJudge = ({ target: locale }: Wanted, target: Row | undefined): object => target ?? { locale };

const lastWrite = async (
  strapi: Core.Strapi,
  { uid, documentId, target: locale }: Wanted,
  target: Row | undefined,
): Promise<TranslationConflict> => {
  if (target === undefined) return { updatedAt: null, updatedBy: null };
  const row: { updatedBy?: Readonly<Record<string, unknown>> | null } | null = await strapi.db
    .query(uid as never)
    .findOne({
      where: { documentId, locale, ...(hasDrafts(strapi, uid) ? { publishedAt: null } : {}) },
      select: ['id'],
      populate: { updatedBy: true },
    });
  return {
    updatedAt: new Date(String(target['updatedAt'])).toISOString(),
    updatedBy: row?.updatedBy ? shownName(row.updatedBy) : null,
  };
};
