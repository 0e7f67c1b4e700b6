import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** People who send the contact form one after the other, each until it is accepted. */
export interface Leads {
  /** The email addresses of those whose form was accepted; settles when the last one's is. */
  readonly end: () => Promise<ReadonlySet<string>>;
}

/** Milliseconds between two of them, and before one who was turned away tries again. */
const PAUSE = 1_000;
const AGAIN = 500;

/** Sends a form as the page's script does. @returns the status; 0 for no answer. */
async function send(url: string, form: object, address: string): Promise<number> {
  try {
    const answer = await fetch(`${url}/box-api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, 'x-forwarded-for': address },
      body: JSON.stringify(form),
      signal: AbortSignal.timeout(10_000),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
}

export function beginLeads(url: string): Leads {
  const accepted = new Set<string>();
  const over = new AbortController();
  let attempts = 0;
  const write = async (): Promise<void> => {
    for (let number = 0; !over.signal.aborted; number += 1) {
      const email = `ada.${number}@example.com`;
      const form = {
        firstName: 'Ada',
        lastName: 'Lovelace',
        email,
        message: 'Please send an offer.',
        consent: true,
        page: '/',
        // The same form with the same key is the same request.
        key: randomBytes(16).toString('hex'),
      };
      for (;;) {
        attempts += 1;
        const status = await send(url, form, `198.19.${(attempts >> 8) & 255}.${attempts & 255}`);
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
