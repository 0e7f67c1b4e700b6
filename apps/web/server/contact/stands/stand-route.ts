import { createHash } from 'node:crypto';
import { contactFormSchema } from '../../../app/contract/contact-form.ts';
import type { PublishedContent } from '../../../app/contract/server-context.ts';
import type { Clock } from '../../process/clock.ts';
import { readBody } from '../../http/read-body.ts';
import { MAX_BODY_BYTES } from '../../http/request-limits.ts';
import { replyJson } from '../../http/reply.ts';
import type { ServerLogger } from '../../process/logger.ts';
import { versionOfConsent } from '../consent-text.ts';
import { codeOf } from '../deliver/delivery.ts';
import type { OutboxEntry } from '../entry.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { FROM_STAND } from '../outbox/store.ts';
import { contextOf } from '../sent-form.ts';
import { readStandLead } from '../stand-lead.ts';
import type { StandLead } from '../stand-lead.ts';
import type { StandLimit } from './stand-limit.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** Milliseconds: if a laptop's clock makes a request older than this, its time is not believed. */
const OLDEST = 366 * DAY;

function refuse(error: string, status: number, headers = {}): Response {
  return replyJson({ error }, { status, headers });
}

/**
 * Equal requests get equal ids, different ones different ids: an attacker who knows an id cannot occupy it with
 * another request.
 */
function idOf(lead: StandLead): string {
  return `${FROM_STAND}${createHash('sha256').update(JSON.stringify(lead)).digest('hex').slice(0, 32)}`;
}

/** A browser names the page that sends; a stand's program does not. */
function isFromPage(headers: Headers): boolean {
  return headers.has('origin') || headers.has('sec-fetch-site');
}

/** The stand's time of the request if it is plausible, otherwise now. */
function timeOf(sentAt: string, now: number): string {
  const at = Date.parse(sentAt);
  return new Date(at > now || now - at > OLDEST ? now : at).toISOString();
}

/** The sentence as the stand claims it; its version marks it as claimed. */
function consentOf({ consent }: StandLead, content: PublishedContent, now: number) {
  if (consent === undefined || !Object.hasOwn(content.snapshots, consent.locale)) return undefined;
  const { text, locale, givenAt } = consent;
  const version = `${FROM_STAND}${versionOfConsent({ text, locale })}`;
  return { text, version, locale, givenAt: timeOf(givenAt, now) };
}

/**
 * `POST /box-api/stand-leads`: takes a request that a stand accepted while it was offline (decision 0047). Nothing
 * proves who sends it, so it is trusted no more than the contact form itself, except for the time of acceptance and
 * the sentence of the consent, which are marked as claimed by a stand. A request that is sent again gets the same
 * answer and is stored once.
 */
export function createStandRoute(options: {
  /** Whether the operator accepts requests from stands. */
  readonly isOpen: boolean;
  readonly outbox: Pick<Outbox, 'accept'>;
  readonly limit: StandLimit;
  /** All published content, including what is closed to anonymous visitors: the stand may show it. */
  readonly content: () => PublishedContent | undefined;
  readonly clock: Clock;
  readonly logger: ServerLogger;
}) {
  const { clock, logger } = options;

  const entryOf = (lead: StandLead, content: PublishedContent, origin: string): OutboxEntry | undefined => {
    const { data: form } = contactFormSchema.safeParse(lead.form);
    if (form === undefined) return undefined;
    const now = clock.now();
    const consent = consentOf(lead, content, now);
    return {
      format: 1,
      id: idOf(lead),
      acceptedAt: timeOf(lead.acceptedAt, now),
      form,
      ...(consent && { consent }),
      context: contextOf(lead, content, origin),
      marks: { cms: {}, mail: {} },
    };
  };

  return async (request: Request, origin: string, address: string): Promise<Response> => {
    if (!options.isOpen) return refuse('This showroom accepts no requests from stands.', 404);
    if (isFromPage(request.headers)) return refuse('No page may send this.', 403);
    if (!(request.headers.get('content-type') ?? '').startsWith('application/json')) {
      return refuse('JSON is wanted.', 415);
    }
    const wait = await options.limit.waitOf(address);
    if (wait !== undefined) {
      return refuse('Too many at once.', 429, { 'retry-after': String(Math.ceil(wait / 1_000)) });
    }
    const body = await readBody(request, MAX_BODY_BYTES);
    if (body === undefined) return refuse('This is too large.', 413);
    const lead = readStandLead(body);
    if (lead === undefined) return refuse('This cannot be read.', 400);
    const content = options.content();
    const entry = content && entryOf(lead, content, origin);
    if (content === undefined) return refuse('There is no content yet.', 503);
    if (entry === undefined) return refuse('The form is not filled in rightly.', 422);
    try {
      await options.outbox.accept(entry);
    } catch (error) {
      logger.error(
        { reason: codeOf(error) },
        'A contact request of a stand could not be stored; it waits on the stand.',
      );
      return refuse('It could not be kept.', 503);
    }
    return replyJson({ kind: 'received', id: lead.id }, { status: 202 });
  };
}
