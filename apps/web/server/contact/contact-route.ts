import { createHash, randomBytes } from 'node:crypto';
import { contactFormSchema, problemsOf } from '../../app/contract/contact-form.ts';
import type { ContactForm, ContactOutcome, ContactProblems } from '../../app/contract/contact-form.ts';
import type { PublishedContent } from '../../app/contract/server-context.ts';
import type { Clock } from '../process/clock.ts';
import type { Client } from '../http/client-address.ts';
import { readPosted } from '../http/posted.ts';
import { MAX_BODY_BYTES } from '../http/request-limits.ts';
import { reply, replyJson, replyText } from '../http/reply.ts';
import type { HeaderRecord } from '../http/reply.ts';
import type { ServerLogger } from '../process/logger.ts';
import type { RequestContext } from '../session/request-contexts.ts';
import type { ContactLimits } from './contact-limit.ts';
import { versionOfConsent } from './consent-text.ts';
import { copyWordsOf } from './copy-words.ts';
import type { ConsentSeal } from './consent-text.ts';
import { codeOf } from './deliver/delivery.ts';
import type { OutboxEntry } from './entry.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { Outcomes } from './outcomes.ts';
import { contextOf, pageWithOutcome, readJsonForm, readPlainForm } from './sent-form.ts';
import type { SentForm } from './sent-form.ts';

/** The outcome of a request, before it is put into the form that the sender understands. */
type Result =
  | { readonly kind: 'received' | 'failed' }
  | { readonly kind: 'tooMany'; readonly retryAfter: number }
  | { readonly kind: 'invalid'; readonly problems: ContactProblems };

const STATUS: Readonly<Record<Result['kind'], number>> = {
  received: 202,
  failed: 503,
  tooMany: 429,
  invalid: 422,
};

/** The same form, sent again because its answer got lost, is the same request. */
function requestId(form: ContactForm, key: string | undefined): string {
  return key === undefined
    ? randomBytes(16).toString('hex')
    : createHash('sha256')
        .update(JSON.stringify([key, form]))
        .digest('hex')
        .slice(0, 32);
}

function answerScript(result: Result): Response {
  const headers: HeaderRecord =
    result.kind === 'tooMany' ? { 'retry-after': String(Math.ceil(result.retryAfter / 1_000)) } : {};
  const body = result.kind === 'invalid' ? { problems: result.problems } : { kind: result.kind };
  return replyJson(body, { status: STATUS[result.kind], headers });
}

/**
 * `POST /box-api/contact`, sent by the page's script as JSON or by a plain form. A request is on disk before its
 * sender gets a confirmation (docs/design/unspecified.md: "Nothing accepted is ever lost").
 */
export function createContactRoute(options: {
  readonly outbox: Pick<Outbox, 'accept'>;
  readonly outcomes: Outcomes;
  readonly consentSeal: ConsentSeal;
  readonly limits: ContactLimits;
  /** Whether a mail server is set up that a copy can be sent by. */
  readonly mailsCopies: boolean;
  readonly clock: Clock;
  readonly logger: ServerLogger;
}) {
  const { clock, logger } = options;
  const { forms, requests, copies } = options.limits;

  /** The sentence agreed to; undefined for a page older than the proof, and for a program. */
  const consentOf = (
    { consent: { text, locale, seal } }: SentForm,
    givenAt: string,
  ): OutboxEntry['consent'] =>
    options.consentSeal.isOurs({ text, locale }, seal)
      ? { text, version: versionOfConsent({ text, locale }), locale, givenAt }
      : undefined;

  /** A recipient who has had enough copies gets none: the message itself is accepted all the same. */
  const copyOf = async (
    form: ContactForm,
    sent: SentForm,
    content: PublishedContent,
  ): Promise<OutboxEntry['copy']> => {
    if (!sent.wantsCopy || !options.mailsCopies) return undefined;
    // Not the address itself: it would stay in memory for as long as the limit counts.
    const recipient = createHash('sha256').update(form.email.toLowerCase()).digest('base64url');
    if (!(await copies.spend(recipient)).isAllowed) return undefined;
    return copyWordsOf(content.snapshots[sent.locale] ?? content.snapshots[content.defaultLocale]);
  };

  const accept = async (form: ContactForm, sent: SentForm, context: RequestContext): Promise<Result> => {
    const acceptedAt = new Date(clock.now()).toISOString();
    const consent = consentOf(sent, acceptedAt);
    const copy = await copyOf(form, sent, context.visible.content);
    const entry: OutboxEntry = {
      format: 1,
      id: requestId(form, sent.key),
      acceptedAt,
      form,
      ...(consent && { consent }),
      ...(copy && { copy }),
      context: contextOf(sent, context.visible.content, context.origin),
      marks: { cms: {}, mail: {} },
    };
    try {
      await options.outbox.accept(entry);
      return { kind: 'received' };
    } catch (error) {
      logger.error({ reason: codeOf(error) }, 'A contact request could not be kept; its sender was told so.');
      return { kind: 'failed' };
    }
  };

  const handle = async (sent: SentForm, context: RequestContext, address: string): Promise<Result> => {
    const ofForms = await forms.spend(address);
    if (!ofForms.isAllowed) return { kind: 'tooMany', retryAfter: ofForms.retryAfter };
    if (sent.isFromProgram) {
      logger.info({}, 'A contact form was filled in by a program; nothing was kept.');
      return { kind: 'received' };
    }
    const { data: form, error } = contactFormSchema.safeParse(sent.values);
    if (form === undefined) return { kind: 'invalid', problems: problemsOf(error.issues) };
    const ofRequests = await requests.spend(address);
    if (!ofRequests.isAllowed) return { kind: 'tooMany', retryAfter: ofRequests.retryAfter };
    const result = await accept(form, sent, context);
    if (result.kind === 'failed') await requests.giveBack(address);
    return result;
  };

  const answerPage = async (result: Result, sent: SentForm): Promise<Response> => {
    const outcome: ContactOutcome =
      result.kind === 'invalid'
        ? { kind: 'invalid', values: sent.values, problems: result.problems }
        : { kind: result.kind };
    const location = pageWithOutcome(sent.page, await options.outcomes.remember(outcome));
    return reply({ status: 303, headers: { location, 'cache-control': 'no-store' } });
  };

  return async (request: Request, context: RequestContext, client: Client): Promise<Response> => {
    const posted = await readPosted(request, { origin: context.origin, maxBytes: MAX_BODY_BYTES });
    if (posted instanceof Response) return posted;
    const { body, isScript } = posted;
    const sent = isScript ? readJsonForm(body) : readPlainForm(body);
    if (sent === undefined) return replyText('This form cannot be read.', 400);
    const result = await handle(sent, context, client.network);
    return isScript ? answerScript(result) : answerPage(result, sent);
  };
}
