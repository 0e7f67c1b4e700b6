import { createHmac, randomBytes } from 'node:crypto';
import type { ContactOutcome } from '../../app/contract/contact-form.ts';
import type { Clock } from '../process/clock.ts';
import { isSameSecret } from '../http/same-secret.ts';

/** Milliseconds for which an address carries the outcome of a form. */
const LIFETIME = 10 * 60 * 1_000;

/** The limit on remembered forms with mistakes; the oldest are dropped first. */
const MAX_FORMS = 200;

const KINDS: Readonly<Record<ContactOutcome['kind'], string>> = {
  received: 'r',
  failed: 'f',
  tooMany: 't',
  invalid: 'i',
};

/**
 * Carries the outcome of a form sent without scripts to the next page: a signed word in the address, valid for ten
 * minutes. Values of the form never appear there: a form with mistakes stays in this process's memory.
 */
export interface Outcomes {
  /** The word for the address. */
  readonly remember: (outcome: ContactOutcome) => string;
  /** The outcome in a page's query; undefined if there is none, or an expired or forged one. */
  readonly of: (search: string) => ContactOutcome | undefined;
  /**
   * How many forms with mistakes are remembered: personal data, which is not kept longer than its address is valid.
   */
  readonly remembered: () => number;
}

const QUERY = /[?&]contact=([rfti])\.([0-9a-z]{1,12})\.([0-9a-f]{16})\.([\w-]{22})(?=&|$)/;

/** @param secret signs the words: the same in every process that serves this showroom. */
export function createOutcomes(secret: string, clock: Clock): Outcomes {
  const forms = new Map<string, ContactOutcome>();
  const sign = (text: string): string =>
    createHmac('sha256', secret).update(`contact ${text}`).digest('base64url').slice(0, 22);

  return {
    remember: (outcome) => {
      const id = randomBytes(8).toString('hex');
      const body = `${KINDS[outcome.kind]}.${(clock.now() + LIFETIME).toString(36)}.${id}`;
      if (outcome.kind === 'invalid') {
        forms.set(id, outcome);
        clock.after(LIFETIME, () => forms.delete(id));
      }
      for (const oldest of forms.keys()) {
        if (forms.size <= MAX_FORMS) break;
        forms.delete(oldest);
      }
      return `${body}.${sign(body)}`;
    },
    of: (search) => {
      const [, kind = '', expires = '', id = '', signature = ''] = QUERY.exec(search) ?? [];
      if (signature === '') return undefined;
      const right = sign(`${kind}.${expires}.${id}`);
      if (!isSameSecret(signature, right)) return undefined;
      if (Number.parseInt(expires, 36) < clock.now()) return undefined;
      const kept = forms.get(id);
      if (kept !== undefined) return kept;
      switch (kind) {
        case 'r':
          return { kind: 'received' };
        case 't':
          return { kind: 'tooMany' };
        default:
          // A form with mistakes that this process does not know (any more) has to be filled in again.
          return { kind: 'failed' };
      }
    },
    remembered: () => forms.size,
  };
}
