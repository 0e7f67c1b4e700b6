import { hkdfSync, randomBytes } from 'node:crypto';
import { readPresentationCode } from '@vitrine/core/presentation/presentation-code';
import type { PresentationCode } from '@vitrine/core/presentation/presentation-code';
import type { ParticipantId } from '@vitrine/core/presentation/presentation';
import { cookieOf } from '../pages/page-request.ts';
import { seal, unseal } from '../session/seal.ts';
import { cookieLine, endedCookieLine } from '../session/cookies.ts';

/** The cookie of a participant. */
export const PARTICIPANT_COOKIE = 'vitrine_presentation';

/** Seconds: no presentation lasts longer. */
const LIFETIME = 12 * 60 * 60;

const PURPOSE = 'participant';
const KEY_PURPOSE = 'guide key';

/** Milliseconds in which a guide's other device has to take the key. */
const KEY_LIFETIME = 10 * 60_000;

/** A guide or guest. The presentation says which of them is its guide. */
export interface Participant {
  readonly code: PresentationCode;
  readonly id: ParticipantId;
}

/** 72 random bits. */
export function newParticipantId(): ParticipantId {
  return randomBytes(9).toString('base64url') as ParticipantId;
}

/** Reads and writes participants' cookies. They are sealed, so that no one can pose as another participant. */
export interface Participants {
  readonly of: (request: Pick<Request, 'headers'>) => Participant | undefined;
  readonly cookieFor: (participant: Participant, isTls: boolean) => string;
  readonly endedCookie: (isTls: boolean) => string;
  /**
   * Makes a participant of another browser: it is carried there as a link, and ends after ten minutes.
   *
   * @param now milliseconds since 1970.
   */
  readonly keyFor: (participant: Participant, now: number) => string;
  /** The participant of a key that has not ended. */
  readonly ofKey: (sealed: string, now: number) => Participant | undefined;
}

/** @param secret `SESSION_SECRET`: every process reads the cookies of the others. */
export function createParticipants(secret: string): Participants {
  const key = new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(), 'vitrine presentation v1', 32));
  return {
    of: ({ headers }) => {
      // Nearly every request has none: one search of the header must be enough.
      if (headers.get('cookie')?.includes(`${PARTICIPANT_COOKIE}=`) !== true) return undefined;
      return participantIn(unseal(key, PURPOSE, cookieOf(headers, PARTICIPANT_COOKIE) ?? ''));
    },
    cookieFor: ({ code, id }, isTls) =>
      cookieLine({
        name: PARTICIPANT_COOKIE,
        value: seal(key, PURPOSE, `${code} ${id}`),
        seconds: LIFETIME,
        isTls,
      }),
    endedCookie: (isTls) => endedCookieLine(PARTICIPANT_COOKIE, isTls),
    keyFor: ({ code, id }, now) => seal(key, KEY_PURPOSE, `${code} ${id} ${now + KEY_LIFETIME}`),
    ofKey: (sealed, now) => {
      const text = unseal(key, KEY_PURPOSE, sealed);
      return Number(text?.split(' ')[2]) > now ? participantIn(text) : undefined;
    },
  };
}

function participantIn(text: string | undefined): Participant | undefined {
  const [code = '', id] = text?.split(' ') ?? [];
  const read = readPresentationCode(code);
  return read === undefined || id === undefined ? undefined : { code: read, id: id as ParticipantId };
}
