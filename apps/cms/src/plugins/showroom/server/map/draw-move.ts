import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { judgeTransition } from '@vitrine/core/world/judge-move';
import { DEFAULT_TRANSITION_WEIGHT } from '@vitrine/core/world/transition';
import type { Account, JudgedRow } from '../../../../accounts/account.ts';
import { isLocalisedType } from '../../../../world-transfer/model.ts';
import { CLIP_SLOTS, isSameValue, MOVE_FIELDS, moveField } from '../../contracts/map.ts';
import type { ChangeOutcome, MapChange, MoveContent, PublishState } from '../../contracts/map.ts';
import { LOCATION } from '../../../../rules/content-uids.ts';
import { clipPart, EDITABLE } from './editable-fields.ts';
import { BACKGROUND } from './files.ts';
import { restoreMove } from './kept-move.ts';
import { moveContentOf, UID_OF } from './move-content.ts';
import { removalsIn } from './removals.ts';
import { readDocuments, rowsOf } from './rows.ts';
import type { Document } from './rows.ts';
import { setField } from './set-field.ts';
import { standingEntry } from './standing-entry.ts';

/** Makes a new transition or portal as a draft, or brings back what the account has deleted, with all that it was. */
export async function drawMove(
  strapi: Core.Strapi,
  account: Account,
  { documentId, move }: Extract<MapChange, { kind: 'draw' }>,
): Promise<ChangeOutcome> {
  const uid = UID_OF[move.kind];
  const standing = await rowsOf(strapi, uid, { select: ['documentId'], where: { documentId } });
  // It was drawn already, and the answer never came.
  if (standing.length > 0) return { outcome: 'saved' };
  const versions = await removalsIn(strapi).take({ uid, documentId, person: account.id });
  if (versions !== undefined) {
    await restoreMove(strapi, account, { uid, documentId, versions });
    await adjust(strapi, account, documentId, move);
    const { content, status } = await standingMove(strapi, account, documentId, move);
    return { outcome: 'saved', status, ...(content === undefined ? {} : { move: content }) };
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
}

/**
 * Writes what the editor has changed since they have taken a deletion back, which is told with it. A field that
 * the account may not write stays as it was.
 */
async function adjust(
  strapi: Core.Strapi,
  account: Account,
  documentId: string,
  move: MoveContent,
): Promise<void> {
  const { content } = await standingMove(strapi, account, documentId, move);
  if (content === undefined) return;
  for (const field of MOVE_FIELDS) {
    const after = moveField(move, field);
    if (isSameValue(moveField(content, field), after)) continue;
    try {
      await setField(strapi, account, { of: move.kind, documentId, field, after });
    } catch (error) {
      if (!(error instanceof errors.ForbiddenError)) throw error;
    }
  }
}

async function standingMove(
  strapi: Core.Strapi,
  account: Account,
  documentId: string,
  { kind }: MoveContent,
): Promise<{ readonly content: MoveContent | undefined; readonly status: PublishState }> {
  const populate = { transitionOptions: true, ...BACKGROUND };
  const entry = await standingEntry(strapi, account, { uid: UID_OF[kind], documentId, populate });
  return { content: entry && moveContentOf(kind, entry), status: entry?.status ?? 'draft' };
}

interface Ends {
  readonly from: Document;
  readonly to: Document;
}

async function endsOf(strapi: Core.Strapi, account: Account, move: MoveContent): Promise<Ends> {
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
  const judged = judgeTransition({ id: move.from, world: fromWorld }, { id: move.to, world: toWorld });
  if (judged === 'selfLink') throw new errors.ValidationError('It would lead from a location to itself.');
  if (judged !== move.kind) {
    throw new errors.ValidationError('One of its two locations is in another world by now: reload the map.');
  }
  return { from, to };
}

/** Where it leads. The world of a transition is no choice: it is the one that both ends stand in. */
function linksOf({ kind }: MoveContent, from: Document, to: Document): object {
  return {
    from: linkTo(from.row),
    to: linkTo(to.row),
    ...(kind === 'transition'
      ? { world: linkTo({ documentId: from.linked('world') ?? '', locale: from.row.locale }) }
      : {}),
  };
}

function linkTo({ documentId, locale }: { readonly documentId: string; readonly locale: string | null }) {
  return {
    set: [{ documentId, ...(locale === null ? {} : { locale }) }],
  };
}

/**
 * What else it says. A field that the account may not write is left to the CMS as long as nothing was chosen
 * for it.
 *
 * @throws ForbiddenError where something was.
 */
function chosenOf(
  account: Account,
  { uid, row, move }: { readonly uid: string; readonly row: JudgedRow; readonly move: MoveContent },
): object {
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
}
