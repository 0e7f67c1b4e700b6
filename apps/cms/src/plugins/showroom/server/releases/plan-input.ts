import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { wallTimeAt } from '@vitrine/core/time/zoned-time';
import { hasDrafts, isLocalisedType, schemaOf } from '../../../../content-model/model.ts';
import { isSeenByVisitors } from '../../../../revalidation/announce-changes.ts';
import { refusal } from '../../../../rules/refusal.ts';
import { ITEM_ACTIONS, MAX_ITEMS, MAX_NAME_LENGTH } from '../../contracts/releases.ts';
import type { ReleaseItem } from '../../contracts/releases.ts';
import { readMoment } from '../read-moment.ts';

type Given = Readonly<Record<string, unknown>>;

/** A plan as it was sent. */
export interface GivenPlan {
  readonly name: string;
  readonly at: number;
  readonly wall: string;
  readonly zone: string;
  readonly items: readonly ReleaseItem[];
  readonly mailWhenLive: boolean;
}

/** @throws ValidationError (400) for a plan that cannot be. */
export function readPlan(strapi: Core.Strapi, body: unknown, now: number): GivenPlan {
  const { name, wall, zone, items, mailWhenLive } = objectIn(body);
  if (typeof name !== 'string' || name.trim() === '' || name.length > MAX_NAME_LENGTH) {
    throw refusal('name', `A release needs a name of at most ${MAX_NAME_LENGTH} characters.`);
  }
  const moment = readMoment({ wall, zone });
  if (moment.at <= now) throw refusal('wall', 'This time has passed: choose one that is still to come.');
  if (!Array.isArray(items) || items.length === 0) {
    throw refusal('items', 'A release without content would change nothing: add an entry or a world.');
  }
  const read = items.map((item) => readItem(strapi, item));
  refuseItems(read);
  return {
    name: name.trim(),
    at: moment.at,
    wall: wallTimeAt(moment.at, moment.zone),
    zone: moment.zone,
    items: read,
    mailWhenLive: mailWhenLive === true,
  };
}

/** @throws ValidationError (400) for too many items, and for an entry that is there twice. */
export function refuseItems(items: readonly ReleaseItem[]): void {
  if (items.length > MAX_ITEMS) throw refusal('items', `A release holds at most ${MAX_ITEMS} items.`);
  const names = new Set(items.map(nameOf));
  if (names.size < items.length) throw refusal('items', 'The release already holds this.');
}

function nameOf(item: ReleaseItem): string {
  return `${item.kind === 'world' ? 'world' : item.uid} ${item.documentId}`;
}

/** @throws ValidationError (400) */
export function readItem(strapi: Core.Strapi, given: unknown): ReleaseItem {
  const { kind, uid, documentId, locales, action: sent } = objectIn(given);
  const action = ITEM_ACTIONS.find((known) => known === sent);
  if (action === undefined || typeof documentId !== 'string' || documentId === '') throw noSuchItem();
  if (kind === 'world') return { kind, action, documentId };
  if (kind !== 'entry' || typeof uid !== 'string' || !isSeenByVisitors(uid)) throw noSuchItem();
  if (schemaOf(strapi, uid) === undefined) throw noSuchItem();
  if (!hasDrafts(strapi, uid)) {
    throw refusal('items', 'What has no draft is live as soon as it is saved: it cannot wait for a release.');
  }
  const item = { kind, action, uid, documentId } as const;
  if (locales === undefined || !isLocalisedType(strapi, uid)) return item;
  if (!Array.isArray(locales) || locales.length === 0 || !locales.every(isText)) throw noSuchItem();
  return { ...item, locales: [...new Set(locales)] };
}

/** The revision that a change is based on. @throws ValidationError (400) */
export function readRevision(body: unknown): number {
  const revision = Number(objectIn(body)['revision']);
  if (!Number.isInteger(revision)) throw new errors.ValidationError('“revision” is missing.');
  return revision;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function noSuchItem(): Error {
  return refusal('items', 'This cannot be part of a release.');
}

export function objectIn(given: unknown): Given {
  if (typeof given !== 'object' || given === null) throw new errors.ValidationError('The body is no object.');
  return given as Given;
}
