import type { Core } from '@strapi/strapi';
import { asOwnChoice } from '../accounts/own-choice.ts';
import { LOCATION, SETTINGS, WORLD } from '../content-model/content-uids.ts';
import { isEditedByHand } from './edited-by-hand.ts';
import type { StoredLocation } from './stored.ts';

/**
 * A world starts at its first location until an editor chooses another one: a world without a start cannot be
 * published, and a new editor does not know what a `payloadId` is.
 */
export async function beginAtFirstLocation(
  strapi: Core.Strapi,
  { payloadId, world }: Pick<StoredLocation, 'payloadId' | 'world'>,
): Promise<void> {
  if (payloadId === undefined || world === undefined || !isEditedByHand(strapi)) return;
  const draft = { documentId: world.documentId, publishedAt: null };
  const chosen = await strapi.db
    .query(WORLD)
    .findOne({ where: { ...draft, start_location_id: { $notNull: true } }, select: ['start_location_id'] });
  if ((chosen?.start_location_id ?? '') !== '') return;
  const others = await strapi.db
    .query(LOCATION)
    .count({ where: { publishedAt: null, payloadId: { $ne: payloadId }, world: draft } });
  if (others > 0) return;
  await strapi.db.query(WORLD).updateMany({ where: draft, data: { start_location_id: payloadId } });
}

/**
 * The bare address leads to the first world that is published, until an editor chooses another one. It is the CMS that
 * chooses here: the account that publishes may not be allowed to change the settings.
 */
export async function showFirstWorld(strapi: Core.Strapi, documentId: string): Promise<void> {
  const settings = await strapi
    .documents(SETTINGS)
    .findFirst({ fields: ['documentId'], populate: { default_world: { fields: ['documentId'] } } });
  if (settings === null || settings.default_world) return;
  const choice = { documentId: settings.documentId, data: { default_world: documentId } };
  await asOwnChoice(() => strapi.documents(SETTINGS).update(choice));
}
