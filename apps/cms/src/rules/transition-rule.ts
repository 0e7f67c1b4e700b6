import type { Core } from '@strapi/strapi';
import { PORTAL } from '../content-model/content-uids.ts';
import type { TRANSITION } from '../content-model/content-uids.ts';
import { settlePayloadId } from './payload-id.ts';
import { refusal } from './refusal.ts';
import type { Written } from './rule.ts';
import { storedTransition } from './stored.ts';
import type { StoredLocation } from './stored.ts';
import { worldsRefusal } from './worlds-refusal.ts';

/** What transitions and portals have in common: two different ends, no twin, worlds that fit, a `payloadId`. */
export function transitionRule(uid: typeof TRANSITION | typeof PORTAL) {
  return async ({ strapi, documentId, isPublished }: Written): Promise<Record<string, unknown>> => {
    const transition = await storedTransition(strapi, uid, documentId);
    if (transition === undefined) return {};
    const name = uid === PORTAL ? 'portal' : 'transition';
    const { from, to, payloadId } = transition;
    if (isPublished && from === undefined) {
      throw refusal('from', `A published ${name} needs a start: choose a location in “From”.`);
    }
    if (isPublished && to === undefined) {
      throw refusal('to', `A published ${name} needs a destination: choose a location in “To”.`);
    }
    if (from !== undefined && from.documentId === to?.documentId) {
      throw refusal(
        'to',
        `A ${name} cannot lead from a location to itself: choose another location than “${nameOf(from)}” in “To”.`,
      );
    }
    const refused = worldsRefusal(uid, transition);
    if (refused !== undefined) throw refusal(refused.field, refused.sentence);
    if (from !== undefined && to !== undefined && (await hasTwin({ strapi, uid, documentId, from, to }))) {
      throw refusal(
        'to',
        `There is already a ${name} from “${nameOf(from)}” to “${nameOf(to)}”: change that one, or choose other locations.`,
      );
    }
    return settlePayloadId({ strapi, uid, documentId, payloadId, base: baseOf(from, to) });
  };
}

function nameOf({ title, slug, payloadId }: StoredLocation): string {
  return title ?? slug ?? payloadId ?? 'untitled';
}

function baseOf(from: StoredLocation | undefined, to: StoredLocation | undefined): string | undefined {
  return from?.payloadId === undefined || to?.payloadId === undefined
    ? undefined
    : `${from.payloadId}--${to.payloadId}`;
}

async function hasTwin(given: {
  readonly strapi: Core.Strapi;
  readonly uid: typeof TRANSITION | typeof PORTAL;
  readonly documentId: string;
  readonly from: StoredLocation;
  readonly to: StoredLocation;
}): Promise<boolean> {
  const { strapi, uid, documentId, from, to } = given;
  const twin = await strapi.db.query(uid).findOne({
    where: {
      documentId: { $ne: documentId },
      from: { documentId: from.documentId },
      to: { documentId: to.documentId },
    },
    select: ['id'],
  });
  return twin !== null;
}
