import { isSafeRedirectPath } from '@vitrine/core/links/redirect-path';
import { z } from 'zod';
import type { OutboxEntry } from './entry.ts';

/** Where a showroom takes what a stand has accepted. */
export const STAND_LEADS_PATH = '/box-api/stand-leads';

/** No field of a form and no sentence of a consent is longer. */
const MAX_TEXT_LENGTH = 10_000;

/** Longer paths and names are none of a showroom's. */
const MAX_NAME_LENGTH = 1_000;

const text = z.string().max(MAX_TEXT_LENGTH);
const name = z.string().max(MAX_NAME_LENGTH);

const standLead = z.object({
  format: z.literal(1),
  /** Names the request at the stand for good. It is not to be guessed: it has 128 random bits. */
  id: z.string().regex(/^[0-9a-f]{32}$/),
  acceptedAt: z.iso.datetime(),
  form: z.object({
    firstName: text,
    lastName: text,
    company: text,
    phone: text,
    email: text,
    subject: text,
    message: text,
    consent: z.boolean(),
  }),
  /** The sentence that the visitor agreed to, as the stand says. */
  consent: z.object({ text, locale: name, givenAt: z.iso.datetime() }).optional(),
  locale: name,
  /** The path of the page that the form was on. */
  page: name,
  location: name,
  article: name,
});

/** A contact request on its way from a stand to the showroom. Plain JSON. */
export type StandLead = Readonly<z.output<typeof standLead>>;

/** What a stand sends of a request. Titles stay behind: the showroom knows its own. */
export function leadOf({ id, acceptedAt, form, consent, context }: OutboxEntry): StandLead {
  const page = URL.canParse(context.page) ? new URL(context.page).pathname : '/';
  return {
    format: 1,
    id,
    acceptedAt,
    form,
    ...(consent && {
      consent: { text: consent.text, locale: consent.locale, givenAt: consent.givenAt },
    }),
    locale: context.locale,
    page: isSafeRedirectPath(page) ? page : '/',
    location: context.location?.id ?? '',
    article: context.article?.id ?? '',
  };
}

/** Reads what a stand has sent; `undefined` when it is no request of a stand. */
export function readStandLead(body: string): StandLead | undefined {
  try {
    return standLead.parse(JSON.parse(body));
  } catch {
    return undefined;
  }
}
