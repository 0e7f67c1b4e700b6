import { z } from 'zod';
import { hasBearer } from '../http/bearer.ts';
import { readBody } from '../http/read-body.ts';
import { replyJson } from '../http/reply.ts';
import type { OutboxPersons } from './outbox/person-files.ts';

/** Bytes: an address (RFC 5321 allows 254) and a word. */
const MAX_BODY_BYTES = 1_024;

const questionSchema = z.object({
  email: z
    .string()
    .trim()
    .max(254)
    .regex(/^[^\s@]+@[^\s@]+$/)
    .transform((address) => address.toLowerCase()),
  erase: z.boolean().default(false),
});

/**
 * `POST /-/person`: the CMS asks what the outbox holds about a person, `{"email": "ada@example.com"}`; with `"erase":
 * true` it deletes files that were set aside or refused permanently.
 */
export function createPersonRoute(options: { readonly secret: string; readonly persons: OutboxPersons }) {
  return async (request: Request): Promise<Response> => {
    if (!hasBearer(request, options.secret)) {
      return replyJson({ error: 'The secret is missing or wrong.' }, { status: 401 });
    }
    const question = await readQuestion(request);
    if (question === undefined) {
      return replyJson({ error: 'A mail address is wanted.' }, { status: 400 });
    }
    const { email, erase } = question;
    const found = await options.persons.find(email);
    const erased = erase ? await options.persons.erase(email) : 0;
    return replyJson({
      waiting: found.waiting,
      refused: found.refused,
      setAside: found.setAside.map(({ content }) => content),
      erased,
    });
  };
}

async function readQuestion(request: Request) {
  try {
    return questionSchema.parse(JSON.parse((await readBody(request, MAX_BODY_BYTES)) ?? ''));
  } catch {
    return undefined;
  }
}
