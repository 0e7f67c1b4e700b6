import type { Core } from '@strapi/strapi';
import { LOCATION, PORTAL, TRANSITION } from '../content-model/content-uids.ts';
import { beginAtFirstLocation } from './first-choices.ts';
import { addressOf, refuseTakenAddress } from './location-address.ts';
import { settlePayloadId } from './payload-id.ts';
import { refusal } from './refusal.ts';
import type { Written } from './rule.ts';
import { storedLocation, storedTransition } from './stored.ts';
import { worldsRefusal } from './worlds-refusal.ts';

/** A location has a unique address and `payloadId`, and its transitions stay in its world. */
export async function locationRule({
  strapi,
  documentId,
  action,
  isPublished,
}: Written): Promise<Record<string, unknown>> {
  const location = await storedLocation(strapi, documentId);
  if (location === undefined) return {};
  if (isPublished && location.world === undefined) {
    throw refusal('world', 'A published location needs a world: choose one in “World”.');
  }
  if (isPublished && location.slug === undefined) {
    throw refusal('slug', 'A published location needs an address: fill in “Slug”.');
  }
  await refuseTakenAddress(strapi, location, 'slug');
  const address = addressOf(location);
  const identity = await settlePayloadId({
    strapi,
    uid: LOCATION,
    documentId,
    payloadId: location.payloadId,
    base:
      address === undefined || location.world === undefined ? undefined : `${location.world.slug}-${address}`,
  });
  if (action === 'update') await refuseSplitTransitions(strapi, documentId);
  await beginAtFirstLocation(strapi, { ...location, ...identity });
  return identity;
}

/** A location that moves to another world must not take one end of a transition with it. */
async function refuseSplitTransitions(strapi: Core.Strapi, documentId: string): Promise<void> {
  for (const uid of [TRANSITION, PORTAL] as const) {
    const rows: { documentId: string }[] = await strapi.db.query(uid).findMany({
      where: { publishedAt: null, $or: [{ from: { documentId } }, { to: { documentId } }] },
      select: ['documentId'],
    });
    for (const id of new Set(rows.map((row) => row.documentId))) {
      const transition = await storedTransition(strapi, uid, id);
      const refused = transition === undefined ? undefined : worldsRefusal(uid, transition);
      if (refused !== undefined) {
        throw refusal(
          'world',
          `The ${uid === PORTAL ? 'portal' : 'transition'} “${transition?.payloadId ?? id}” does not allow this world: ${refused.sentence}`,
        );
      }
    }
  }
}
