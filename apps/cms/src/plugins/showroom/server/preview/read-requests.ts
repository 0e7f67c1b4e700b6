import { errors } from '@strapi/utils';
import { LINK_EXTENTS, LINK_HOURS, LINKED_UIDS, SESSION_ID_PATTERN } from '../../contracts/preview.ts';
import type { EditedEntryKey, EditedForm, LinkRequest } from '../../contracts/preview.ts';
import { readMoment } from '../read-moment.ts';
import type { MomentInZone } from '../read-moment.ts';
import { isWire } from './wire.ts';
import type { Wire } from './wire.ts';

/** @throws ValidationError (400) for a malformed body. */
export function readEntryKey(given: unknown): EditedEntryKey {
  const body = objectIn(given);
  const uid = textIn(body, 'uid');
  if (uid === undefined) throw new errors.ValidationError('“uid” is missing.');
  const [documentId, locale] = [textIn(body, 'documentId'), textIn(body, 'locale')];
  return {
    uid,
    ...(documentId === undefined ? {} : { documentId }),
    ...(locale === undefined ? {} : { locale }),
  };
}

/**
 * The random id that an opened panel has chosen.
 *
 * @throws ValidationError (400) for a malformed id.
 */
export function readSessionId(given: unknown): string {
  const session = textIn(objectIn(given), 'session');
  if (session === undefined || !SESSION_ID_PATTERN.test(session))
    throw new errors.ValidationError('“session” is not a session id.');
  return session;
}

/** @throws ValidationError (400) for a malformed body. */
export function readForm(given: unknown): EditedForm {
  const body = objectIn(given);
  const { values } = body;
  if (values !== undefined && !isWire(values)) throw new errors.ValidationError('“values” is not a form.');
  const seenIn = textIn(body, 'seenIn');
  return {
    ...readEntryKey(body),
    ...(values === undefined ? {} : { values }),
    ...(seenIn === undefined ? {} : { seenIn }),
  };
}

/** @throws ValidationError (400) for a malformed body. */
export function readLinkRequest(
  given: unknown,
): Omit<LinkRequest, 'moment'> & { readonly moment?: MomentInZone } {
  const body = objectIn(given);
  const world = textIn(body, 'world');
  const hours = LINK_HOURS.find((one) => one === body['hours']);
  if (world === undefined) throw new errors.ValidationError('“world” is missing.');
  if (hours === undefined)
    throw new errors.ValidationError(`“hours” is not one of ${LINK_HOURS.join(', ')}.`);
  const extent = LINK_EXTENTS.find((one) => one === body['extent']);
  if (extent === undefined)
    throw new errors.ValidationError(`“extent” is not one of ${LINK_EXTENTS.join(', ')}.`);
  if (extent === 'entry') return { world, hours, extent, entry: readLinkedEntry(body['entry']) };
  const { moment } = body;
  return { world, hours, extent, ...(moment === undefined ? {} : { moment: readMoment(moment) }) };
}

function readLinkedEntry(given: unknown): EditedEntryKey {
  const entry = readEntryKey(given);
  if (entry.documentId === undefined || !LINKED_UIDS.some((uid) => uid === entry.uid)) {
    throw new errors.ValidationError('“entry” is not an entry that a link can show.');
  }
  return entry;
}

function objectIn(given: unknown): Wire {
  if (!isWire(given)) throw new errors.ValidationError('The body is not an object.');
  return given;
}

function textIn(body: Wire, name: string): string | undefined {
  const value = body[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
