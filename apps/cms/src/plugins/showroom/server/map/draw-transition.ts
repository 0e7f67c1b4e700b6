import { documentsOf } from '../../../../content-model/documents.ts';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { judgeTransition } from '@vitrine/core/world/judge-transition';
import { DEFAULT_TRANSITION_WEIGHT } from '@vitrine/core/world/transition';
import type { Permissions, PermissionRow } from '../../../../accounts/permissions.ts';
import { isLocalisedType } from '../../../../content-model/model.ts';
import { CLIP_SLOTS, isSameValue, TRANSITION_FIELDS, transitionField } from '../../contracts/map.ts';
import type { ChangeOutcome, MapChange, TransitionContent, PublishState } from '../../contracts/map.ts';
import { LOCATION, TRANSITION_UIDS } from '../../../../content-model/content-uids.ts';
import { clipPart, EDITABLE } from './editable-fields.ts';
import { BACKGROUND } from './files.ts';
import { restoreTransition } from './kept-transition.ts';
import { transitionContentOf } from './transition-content.ts';
import { removalsIn } from './removals.ts';
import { readDocuments, rowsOf } from './rows.ts';
import type { Document } from './rows.ts';
import { setField } from './set-field.ts';
import { findEntry } from './find-entry.ts';

/** Creates a transition or portal as a draft, or restores one that the account has deleted. */
export async function drawTransition(
  strapi: Core.Strapi,
  account: Permissions,
  { documentId, transition }: Extract<MapChange, { kind: 'draw' }>,
): Promise<ChangeOutcome> {
  const uid = TRANSITION_UIDS[transition.kind];
  const existing = await rowsOf(strapi, uid, { select: ['documentId'], where: { documentId } });
  // An earlier request has created it and its answer was lost.
  if (existing.length > 0) return { kind: 'saved' };
  const versions = await removalsIn(strapi).take({ uid, documentId, person: account.id });
  if (versions !== undefined) {
    await restoreTransition(strapi, account, { uid, documentId, versions });
    await adjust(strapi, account, documentId, transition);
    const { content, status } = await storedTransition(strapi, account, documentId, transition);
    return { kind: 'saved', status, ...(content === undefined ? {} : { transition: content }) };
  }
  const { from, to } = await endsOf(strapi, account, transition);
  const isLocalised = isLocalisedType(strapi, uid);
  const row = account.newRow(isLocalised ? from.row.locale : null);
  if (!account.can('create', uid, row, ['from', 'to'])) {
    throw new errors.ForbiddenError(`You may not draw a ${transition.kind}.`);
  }
  await documentsOf(strapi, uid).create({
    ...(isLocalised ? { locale: from.row.locale } : {}),
    data: account.stamp(
      { documentId, ...linksOf(transition, from, to), ...chosenOf(account, { uid, row, transition }) },
      true,
    ),
  });
  return { kind: 'saved', status: 'draft' };
}

/**
 * Writes what the editor has changed since they undid a deletion. Fields that the account may not write stay
 * unchanged.
 */
async function adjust(
  strapi: Core.Strapi,
  account: Permissions,
  documentId: string,
  transition: TransitionContent,
): Promise<void> {
  const { content } = await storedTransition(strapi, account, documentId, transition);
  if (content === undefined) return;
  for (const field of TRANSITION_FIELDS) {
    const after = transitionField(transition, field);
    if (isSameValue(transitionField(content, field), after)) continue;
    try {
      await setField(strapi, account, { of: transition.kind, documentId, field, after });
    } catch (error) {
      if (!(error instanceof errors.ForbiddenError)) throw error;
    }
  }
}

async function storedTransition(
  strapi: Core.Strapi,
  account: Permissions,
  documentId: string,
  { kind }: TransitionContent,
): Promise<{ readonly content: TransitionContent | undefined; readonly status: PublishState }> {
  const populate = { transitionOptions: true, ...BACKGROUND };
  const entry = await findEntry(strapi, account, { uid: TRANSITION_UIDS[kind], documentId, populate });
  return { content: entry && transitionContentOf(kind, entry), status: entry?.status ?? 'draft' };
}

interface Ends {
  readonly from: Document;
  readonly to: Document;
}

async function endsOf(
  strapi: Core.Strapi,
  account: Permissions,
  transition: TransitionContent,
): Promise<Ends> {
  const ends = await readDocuments(strapi, account, {
    uid: LOCATION,
    documentIds: [transition.from, transition.to],
    links: ['world'],
  });
  const [from, to] = [transition.from, transition.to].map((id) =>
    ends.find(({ row }) => row.documentId === id),
  );
  if (from === undefined || to === undefined) {
    throw new errors.ValidationError('One of its two locations no longer exists.');
  }
  const [fromWorld, toWorld] = [from.linked('world'), to.linked('world')];
  const judged = judgeTransition(
    { id: transition.from, world: fromWorld },
    { id: transition.to, world: toWorld },
  );
  if (judged === 'selfLink') throw new errors.ValidationError('It would lead from a location to itself.');
  if (judged !== transition.kind) {
    throw new errors.ValidationError('One of its two locations is now in another world: reload the map.');
  }
  return { from, to };
}

/** The links of a new transition. Its world is always that of both ends. */
function linksOf({ kind }: TransitionContent, from: Document, to: Document): object {
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
 * The other fields of a new transition. Fields that the account may not write keep the CMS's default.
 *
 * @throws ForbiddenError if the editor has chosen a value for such a field.
 */
function chosenOf(
  account: Permissions,
  {
    uid,
    row,
    transition,
  }: { readonly uid: string; readonly row: PermissionRow; readonly transition: TransitionContent },
): object {
  const background = CLIP_SLOTS.flatMap((slot) => {
    const clip = transition.clips[slot];
    return clip === undefined ? [] : clipPart(slot, clip);
  });
  const { weight, active } = transition;
  const fields = [
    {
      rights: EDITABLE.transition.weight.rights,
      isChosen: weight !== DEFAULT_TRANSITION_WEIGHT,
      data: { weight },
    },
    {
      rights: EDITABLE.transition.active.rights,
      isChosen: !active,
      data: { transitionOptions: { active } },
    },
    {
      rights: EDITABLE.transition['clip default_background'].rights,
      isChosen: background.length > 0,
      data: { background },
    },
  ];
  const written = fields.filter(({ rights, isChosen }) => {
    const isFree = account.can('create', uid, row, rights);
    if (isChosen && !isFree) throw new errors.ForbiddenError(`You may not write “${rights.join(', ')}”.`);
    return isFree;
  });
  return Object.assign({}, ...written.map(({ data }) => data)) as object;
}
