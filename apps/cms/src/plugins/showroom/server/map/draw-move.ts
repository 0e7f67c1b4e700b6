import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { DEFAULT_TRANSITION_WEIGHT, judgeMove } from '@vitrine/core';
import type { Account, JudgedRow } from '../../../../accounts/account.ts';
import { isLocalisedType } from '../../../../world-transfer/model.ts';
import { CLIP_SLOTS } from '../../contracts/map.ts';
import type { ChangeOutcome, MapChange, MoveContent } from '../../contracts/map.ts';
import { LOCATION } from '../../../../rules/content-uids.ts';
import { clipPart, EDITABLE } from './editable-fields.ts';
import { BACKGROUND } from './files.ts';
import { restoreMove } from './kept-move.ts';
import { moveContentOf, UID_OF } from './move-content.ts';
import { removalsIn } from './removals.ts';
import { readDocuments, rowsOf } from './rows.ts';
import type { Document } from './rows.ts';

/** Makes a new transition or portal as a draft, or brings back what the account has deleted, with all that it was. */
export const drawMove = async (
  strapi: Core.Strapi,
  account: Account,
  { documentId, move }: Extract<MapChange, { kind: 'draw' }>,
): Promise<ChangeOutcome> => {
  const uid = UID_OF[move.kind];
  const standing = await rowsOf(strapi, uid, { select: ['documentId'], where: { documentId } });
  // It was drawn already, and the answer never came.
  if (standing.length > 0) return { outcome: 'saved' };
  const versions = await removalsIn(strapi).take({ uid, documentId, person: account.id });
  if (versions !== undefined) {
    const status = await restoreMove(strapi, account, { uid, documentId, versions });
    return { outcome: 'saved', status, ...(await restoredContent(strapi, account, documentId, move)) };
  }
  const { from, to } = await endsOf(strapi, account, move);
  const isLocalised = isLocalisedType(strapi, uid);
  const row = account.newRow(isLocalised ? from.row.locale : null);
  if (!account.may('create', uid, row, ['from', 'to'])) {
    throw new errors.ForbiddenError(`You may not draw a ${move.kind}.`);
  }
  await strapi.documents(uid).create({
    ...(isLocalised ? { locale: from.row.locale } : {}),
    data: account.sign(
      { documentId, ...linksOf(move, from, to), ...chosenOf(account, { uid, row, move }) },
      true,
    ),
  } as never);
  return { outcome: 'saved', status: 'draft' };
};

/** What stands there again can be something else than the browser has asked for. */
const restoredContent = async (
  strapi: Core.Strapi,
  account: Account,
  documentId: string,
  { kind }: MoveContent,
): Promise<{ readonly move?: MoveContent }> => {
  const [restored] = await readDocuments(strapi, account, {
    uid: UID_OF[kind],
    documentIds: [documentId],
    links: ['from', 'to'],
    populate: { transitionOptions: true, ...BACKGROUND },
  });
  const content = restored && moveContentOf(kind, restored);
  return content === undefined ? {} : { move: content };
};

interface Ends {
  readonly from: Document;
  readonly to: Document;
}

const endsOf = async (strapi: Core.Strapi, account: Account, move: MoveContent): Promise<Ends> => {
  const ends = await readDocuments(strapi, account, {
    uid: LOCATION,
    documentIds: [move.from, move.to],
    links: ['world'],
  });
  const [from, to] = [move.from, move.to].map((id) => ends.find(({ row }) => row.documentId === id));
  if (from === undefined || to === undefined) {
    throw new errors.ValidationError('One of its two locations is not there any more.');
  }
  const [fromWorld, toWorld] = [from.linked('world'), to.linked('world')];
  const judged = judgeMove({ id: move.from, world: fromWorld }, { id: move.to, world: toWorld });
  if (judged === 'selfLink') throw new errors.ValidationError('It would lead from a location to itself.');
  if (judged !== move.kind) {
    throw new errors.ValidationError(
      'One of its two locations stands in another world by now: load the map anew.',
    );
  }
  return { from, to };
};

/** Where it leads. The world of a transition is no choice: it is the one that both ends stand in. */
const linksOf = ({ kind }: MoveContent, from: Document, to: Document): object => ({
  from: linkTo(from.row),
  to: linkTo(to.row),
  ...(kind === 'transition'
    ? { world: linkTo({ documentId: from.linked('world') ?? '', locale: from.row.locale }) }
    : {}),
});

const linkTo = ({ documentId, locale }: { readonly documentId: string; readonly locale: string | null }) => ({
  set: [{ documentId, ...(locale === null ? {} : { locale }) }],
});

/**
 * What else it says. A field that the account may not write is left to the CMS as long as nothing was chosen
 * for it.
 *
 * @throws ForbiddenError where something was.
 */
const chosenOf = (
  account: Account,
  { uid, row, move }: { readonly uid: string; readonly row: JudgedRow; readonly move: MoveContent },
): object => {
  const background = CLIP_SLOTS.flatMap((slot) => {
    const clip = move.clips[slot];
    return clip === undefined ? [] : clipPart(slot, clip);
  });
  const { weight, active } = move;
  const fields = [
    {
      rights: EDITABLE.move.weight.rights,
      isChosen: weight !== DEFAULT_TRANSITION_WEIGHT,
      data: { weight },
    },
    {
      rights: EDITABLE.move.active.rights,
      isChosen: !active,
      data: { transitionOptions: { active } },
    },
    {
      rights: EDITABLE.move['clip default_background'].rights,
      isChosen: background.length > 0,
      data: { background },
    },
  ];
  const written = fields.filter(({ rights, isChosen }) => {
    const isFree = account.may('create', uid, row, rights);
    if (isChosen && !isFree) throw new errors.ForbiddenError(`You may not write «${rights.join(', ')}».`);
    return isFree;
  });
  return Object.assign({}, ...written.map(({ data }) => data)) as object;
};
