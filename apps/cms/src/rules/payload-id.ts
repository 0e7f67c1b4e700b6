import type { Core } from '@strapi/strapi';
import { PAYLOAD_CARRIERS } from '../content-model/content-uids.ts';
import type { PayloadCarrier } from '../content-model/content-uids.ts';
import { refusal } from './refusal.ts';
import type { Write } from './rule.ts';

/**
 * A `payloadId` is given once, by the editor or derived, and then stays: links, start locations and the
 * visitors' history name it.
 */
export async function keepPayloadId({ strapi, uid, action, documentId, data }: Write): Promise<void> {
  const given = typeof data['payloadId'] === 'string' ? data['payloadId'].trim() : '';
  if (action === 'clone') data['payloadId'] = given === '' ? null : given;
  if (action === 'create' || action === 'update') {
    if (given === '') delete data['payloadId'];
    else data['payloadId'] = given;
  }
  if (action !== 'update' || documentId === undefined) return;
  const kept = await payloadIdOf(strapi, uid as PayloadCarrier, documentId);
  if (kept === undefined) return;
  if (given !== '' && given !== kept) {
    throw refusal(
      'payloadId',
      `The permanent id “${kept}” was given once and cannot be changed to “${given}”.`,
    );
  }
  data['payloadId'] = kept;
}

/**
 * Refuses a `payloadId` that another location, transition or portal carries, and gives a document without
 * one its own, in all languages at once.
 *
 * @param base What to derive it from; undefined while the draft does not hold enough for that.
 * @returns The `payloadId` that the document now has.
 */
export async function settlePayloadId(given: {
  readonly strapi: Core.Strapi;
  readonly uid: PayloadCarrier;
  readonly documentId: string;
  readonly payloadId: string | undefined;
  readonly base: string | undefined;
}): Promise<{ readonly payloadId?: string }> {
  const { strapi, uid, documentId, payloadId, base } = given;
  if (payloadId !== undefined) {
    if (await isTaken(strapi, payloadId, documentId)) {
      throw refusal(
        'payloadId',
        `The permanent id “${payloadId}” belongs to another location, transition or portal: choose another one.`,
      );
    }
    return { payloadId };
  }
  if (base === undefined) return {};
  let free = base;
  for (let number = 2; await isTaken(strapi, free, documentId); number += 1) free = `${base}-${number}`;
  await strapi.db.query(uid).updateMany({ where: { documentId }, data: { payloadId: free } });
  return { payloadId: free };
}

async function payloadIdOf(
  strapi: Core.Strapi,
  uid: PayloadCarrier,
  documentId: string,
): Promise<string | undefined> {
  const row = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, payloadId: { $notNull: true } }, select: ['payloadId'] });
  return row?.payloadId ?? undefined;
}

async function isTaken(strapi: Core.Strapi, payloadId: string, documentId: string): Promise<boolean> {
  for (const uid of PAYLOAD_CARRIERS) {
    const other = await strapi.db
      .query(uid)
      .findOne({ where: { payloadId, documentId: { $ne: documentId } }, select: ['id'] });
    if (other !== null) return true;
  }
  return false;
}
