import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { trySendContactForm } from '../support/contact-request.ts';

/** People who send the contact form, each until it is accepted. */
export interface Crowd {
  /** Lets so many people write; settles when the forms of all of them are accepted. */
  readonly write: (count: number) => Promise<void>;
  /** The email addresses of those whose form was accepted. */
  readonly accepted: () => ReadonlySet<string>;
  /** How many answers had this status. */
  readonly answered: (status: number) => number;
}

/** Milliseconds before a visitor who was turned away tries again. */
const PAUSE = 200;

/** People who send at the same moment. */
const AT_ONCE = 4;

let attempts = 0;

/** Each attempt comes from its own address, set by a trusted neighbour: no visitor is slowed by the others. */
function nextAddress(): string {
  attempts += 1;
  return `198.18.${attempts >> 8}.${attempts & 255}`;
}

/** Lets people send their forms to a server that may be away; who gets no acceptance sends the same form again. */
export function createCrowd(url: string): Crowd {
  const accepted = new Set<string>();
  const answers = new Map<number, number>();
  let people = 0;

  const write = async (email: string, key: string): Promise<void> => {
    const status = await trySendContactForm(url, { email, key, from: nextAddress() });
    answers.set(status, (answers.get(status) ?? 0) + 1);
    if (status === 202) {
      accepted.add(email);
      return;
    }
    await wait(PAUSE);
    await write(email, key);
  };

  return {
    write: async (count) => {
      let left = count;
      const writeOn = async (): Promise<void> => {
        while (left > 0) {
          left -= 1;
          people += 1;
          const email = `lead-${String(people).padStart(4, '0')}@visitor.example`;
          await write(email, randomBytes(16).toString('hex'));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, writeOn));
    },
    accepted: () => accepted,
    answered: (status) => answers.get(status) ?? 0,
  };
}
