import { errors } from '@strapi/utils';
import { LINK_HOURS, SESSION_ID_PATTERN } from '../../contracts/preview.ts';
import type { EditedEntryKey, EditedForm, LinkHours } from '../../contracts/preview.ts';
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
export function readLinkRequest(given: unknown): { readonly world: string; readonly hours: LinkHours } {
  const body = objectIn(given);
  const world = textIn(body, 'world');
  const hours = LINK_HOURS.find((one) => one === body['hours']);
  if (world === undefined) throw new errors.ValidationError('“world” is missing.');
  if (hours === undefined)
    throw new errors.ValidationError(`“hours” is not one of ${LINK_HOURS.join(', ')}.`);
  return { world, hours };
}

function objectIn(given: unknown): Wire {
  if (!isWire(given)) throw new errors.ValidationError('The body is not an object.');
  return given;
}

function textIn(body: Wire, name: string): string | undefined {
  const value = body[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
