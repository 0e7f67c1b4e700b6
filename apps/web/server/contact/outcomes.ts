import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { ContactOutcome } from '../../app/contract/contact-form.ts';
import type { Clock } from '../process/clock.ts';
import type { ShortLivedStore } from '../coordination/coordination.ts';
import { MAX_BODY_BYTES } from '../http/request-limits.ts';
import { isSameSecret } from '../http/same-secret.ts';
import { seal, unseal } from '../session/seal.ts';

/** Milliseconds for which an address carries the outcome of a form. */
const LIFETIME = 10 * 60 * 1_000;

/** The limit on forms with mistakes that one process remembers; the oldest are dropped first. */
export const MAX_FORMS = 200;

/** JSON needs six bytes for some characters of a form, and base64 makes them a third longer. */
const MAX_SEALED_LENGTH = 9 * MAX_BODY_BYTES;

const KINDS: Readonly<Record<ContactOutcome['kind'], string>> = {
  received: 'r',
  failed: 'f',
  tooMany: 't',
  invalid: 'i',
};

/**
 * Carries the outcome of a form sent without scripts to the next page: a signed word in the address, valid for ten
 * minutes. Values of the form never appear there: a form with mistakes is kept sealed where the processes that share
 * the secret can read it.
 */
export interface Outcomes {
  /** The word for the address. */
  readonly remember: (outcome: ContactOutcome) => Promise<string>;
  /**
   * The outcome in a page's query; none if it is expired or forged.
   * @returns undefined at once for a query without one.
   */
  readonly of: (search: string) => Promise<ContactOutcome | undefined> | undefined;
}

const QUERY = /[?&]contact=([rfti])\.([0-9a-z]{1,12})\.([0-9a-f]{16})\.([\w-]{22})(?=&|$)/;

/**
 * @param options.secret signs the words and seals the forms: the same in every process that serves this showroom.
 * @param options.forms keeps forms with mistakes: personal data, for no longer than their addresses are valid.
 */
export function createOutcomes(options: {
  readonly secret: string;
  readonly forms: Pick<ShortLivedStore, 'keepFirst' | 'read'>;
  readonly clock: Pick<Clock, 'now'>;
}): Outcomes {
  const { secret, forms, clock } = options;
  const key = new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(), 'vitrine contact form v1', 32));
  const sign = (text: string): string =>
    createHmac('sha256', secret).update(`contact ${text}`).digest('base64url').slice(0, 22);

  const formOf = async (id: string): Promise<ContactOutcome | undefined> => {
    const sealed = await forms.read(id);
    const text = sealed === undefined ? undefined : unseal(key, id, sealed, MAX_SEALED_LENGTH);
    // Only `remember` can have sealed it.
    return text === undefined ? undefined : (JSON.parse(text) as ContactOutcome);
  };

  const read = async (kind: string, id: string): Promise<ContactOutcome> => {
    switch (kind) {
      case 'r':
        return { kind: 'received' };
      case 't':
        return { kind: 'tooMany' };
      default:
        // A form with mistakes that no process knows (any more) has to be filled in again.
        return (await formOf(id)) ?? { kind: 'failed' };
    }
  };

  return {
    remember: async (outcome) => {
      const id = randomBytes(8).toString('hex');
      const body = `${KINDS[outcome.kind]}.${(clock.now() + LIFETIME).toString(36)}.${id}`;
      if (outcome.kind === 'invalid') {
        await forms.keepFirst(id, seal(key, id, JSON.stringify(outcome)), LIFETIME);
      }
      return `${body}.${sign(body)}`;
    },
    of: (search) => {
      const [, kind = '', expires = '', id = '', signature = ''] = QUERY.exec(search) ?? [];
      if (signature === '') return undefined;
      const isOurs = isSameSecret(signature, sign(`${kind}.${expires}.${id}`));
      if (!isOurs || Number.parseInt(expires, 36) < clock.now()) return undefined;
      return read(kind, id);
    },
  };
}
