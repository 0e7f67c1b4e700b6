import { z } from 'zod';
import type { OutboxEntry } from '../entry.ts';
import { codeOf } from './delivery.ts';
import type { Deliver, DeliveryResult } from './delivery.ts';

/** Milliseconds after which a missing answer counts as lost. */
const PATIENCE = 15_000;

const refusalSchema = z.object({
  error: z.object({
    details: z.object({ errors: z.array(z.object({ path: z.array(z.union([z.string(), z.number()])) })) }),
  }),
});

/** The CMS's answer when it has stored a request: the entry, as far as the token may read it. */
const storedSchema = z.object({ data: z.looseObject({}) });

/** The entry, in the shape of the CMS's content type `contact-request`. */
function dataOf({ id, acceptedAt, form, context, consent }: OutboxEntry) {
  return {
    request_id: id,
    received_at: acceptedAt,
    first_name: form.firstName,
    last_name: form.lastName,
    company: form.company,
    phone: form.phone,
    email: form.email,
    subject: form.subject,
    message: form.message,
    consent: form.consent,
    consent_text: consent?.text ?? '',
    consent_version: consent?.version ?? '',
    consent_language: consent?.locale ?? '',
    consent_given_at: consent?.givenAt ?? null,
    visitor_locale: context.locale,
    page: context.page,
    world: context.world?.id ?? '',
    location: context.location?.id ?? '',
    location_title: context.location?.title ?? '',
    article: context.article?.id ?? '',
    article_title: context.article?.title ?? '',
  };
}

/** Whether the CMS refuses because it already has this request: its earlier answer got lost. */
function isKnownAlready(body: unknown): boolean {
  const { data } = refusalSchema.safeParse(body);
  const errors = data?.error.details.errors ?? [];
  return errors.length > 0 && errors.every(({ path }) => path[0] === 'request_id');
}

async function read(response: Response): Promise<DeliveryResult> {
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && storedSchema.safeParse(body).success) return { kind: 'delivered' };
  // Not the CMS's own answer (a maintenance page, say): send it again unless it is known to be stored.
  const reason = `status ${response.status}`;
  if (response.status === 400)
    return isKnownAlready(body) ? { kind: 'delivered' } : { kind: 'refused', reason };
  // A token that is not valid yet, a CMS older than the content type, a server error: all may pass.
  return { kind: [413, 422].includes(response.status) ? 'refused' : 'unreachable', reason };
}

/**
 * Stores requests in the CMS. `request_id` is unique there, so a second attempt after a lost answer never creates a
 * second entry.
 *
 * @param options.readToken the current token; undefined while there is none.
 */
export function createCmsDelivery(options: {
  readonly cmsUrl: string;
  readonly readToken: () => Promise<string | undefined>;
  readonly fetch: typeof globalThis.fetch;
}): Deliver {
  return async (entry) => {
    try {
      const token = await options.readToken();
      if (token === undefined) return { kind: 'unreachable', reason: 'no token' };
      return await read(
        await options.fetch(`${options.cmsUrl}/api/contact-requests`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ data: dataOf(entry) }),
          redirect: 'error',
          signal: AbortSignal.timeout(PATIENCE),
        }),
      );
    } catch (error) {
      return { kind: 'unreachable', reason: codeOf(error) };
    }
  };
}
