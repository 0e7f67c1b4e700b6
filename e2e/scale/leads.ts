import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { trySendContactForm } from '../support/contact-request.ts';

/** People who send the contact form one after the other, each until it is accepted. */
export interface Leads {
  /** The email addresses of those whose form was accepted; settles when the last one's is. */
  readonly end: () => Promise<ReadonlySet<string>>;
}

/** Milliseconds between two of them, and before one who was turned away tries again. */
const PAUSE = 1_000;
const AGAIN = 500;

export function beginLeads(url: string): Leads {
  const accepted = new Set<string>();
  const over = new AbortController();
  let attempts = 0;
  const write = async (): Promise<void> => {
    for (let number = 0; !over.signal.aborted; number += 1) {
      const email = `ada.${number}@example.com`;
      const key = randomBytes(16).toString('hex');
      for (;;) {
        attempts += 1;
        const from = `198.19.${(attempts >> 8) & 255}.${attempts & 255}`;
        const status = await trySendContactForm(url, { email, key, from });
        if (status === 202) break;
        await wait(AGAIN);
      }
      accepted.add(email);
      await wait(PAUSE);
    }
  };
  const written = write();
  return {
    end: async () => {
      over.abort();
      await written;
      return accepted;
    },
  };
}
