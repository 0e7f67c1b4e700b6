import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { judgeMove } from '@vitrine/core';
import { CLIP_SLOTS } from '../../contracts/map.ts';
import type { ChangeOutcome, MapChange, MoveContent } from '../../contracts/map.ts';
import { LOCATION } from '../../../../rules/content-uids.ts';
import { clipPart } from './editable-fields.ts';
import { restoreMove } from './kept-move.ts';
import type { MapEditor } from './map-editor.ts';
import { UID_OF } from './move-content.ts';
import { hasLocales, readDocuments, rowsOf } from './rows.ts';
import type { Document } from './rows.ts';

/** Makes a new transition or portal as a draft, or brings back what was deleted with all that it was. */
export const drawMove = async (
  strapi: Core.Strapi,
  editor: MapEditor,
  { documentId, move, kept }: Extract<MapChange, { kind: 'draw' }>,
): Promise<ChangeOutcome> => {
  const uid = UID_OF[move.kind];
  const standing = await rowsOf(strapi, uid, { select: ['documentId'], where: { documentId } });
  // It was drawn already, and the answer never came.
  if (standing.length > 0) return { outcome: 'saved' };
  if (!editor.may('create', uid)) throw new errors.ForbiddenError(`You may not draw a ${move.kind}.`);
  if (kept !== undefined && kept.versions.length > 0) {
    return { outcome: 'saved', status: await restoreMove(strapi, editor, { uid, documentId, kept }) };
  }
  const { from, to } = await endsOf(strapi, editor, move);
  await strapi.documents(uid).create({
    ...(hasLocales(strapi, uid) ? { locale: from.row.locale } : {}),
    data: editor.sign({ documentId, ...dataOf(move, from, to) }, true),
  } as never);
  return { outcome: 'saved', status: 'draft' };
};

interface Ends {
  readonly from: Document;
  readonly to: Document;
}

const endsOf = async (strapi: Core.Strapi, editor: MapEditor, move: MoveContent): Promise<Ends> => {
  const ends = await readDocuments(strapi, editor, {
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

const dataOf = ({ kind, weight, active, clips }: MoveContent, from: Document, to: Document): object => ({
  from: linkTo(from.row),
  to: linkTo(to.row),
  ...(kind === 'transition'
    ? { world: linkTo({ documentId: from.linked('world') ?? '', locale: from.row.locale }) }
    : {}),
  weight,
  transitionOptions: { active },
  background: CLIP_SLOTS.flatMap((slot) => {
    const clip = clips[slot];
    return clip === undefined ? [] : clipPart(slot, clip);
  }),
});

const linkTo = ({ documentId, locale }: { readonly documentId: string; readonly locale: string | null }) => ({
  set: [{ documentId, ...(locale === null ? {} : { locale }) }],
});
