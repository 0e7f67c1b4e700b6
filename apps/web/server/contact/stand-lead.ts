import { isSafeRedirectPath } from '@vitrine/core/links/redirect-path';
import { z } from 'zod';
import type { OutboxEntry } from './entry.ts';

/** The route where a showroom accepts requests from a stand. */
export const STAND_LEADS_PATH = '/box-api/stand-leads';

/** No field of a form and no sentence of a consent is longer. */
const MAX_TEXT_LENGTH = 10_000;

/** Longer paths and names are not from a showroom. */
const MAX_NAME_LENGTH = 1_000;

const text = z.string().max(MAX_TEXT_LENGTH);
const name = z.string().max(MAX_NAME_LENGTH);

const standLead = z.object({
  format: z.literal(1),
  /** The permanent id of the request at the stand. It cannot be guessed: it has 128 random bits. */
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
  /** The sentence that the visitor agreed to, as the stand claims it. */
  consent: z.object({ text, locale: name, givenAt: z.iso.datetime() }).optional(),
  locale: name,
  /** The path of the page that the form was on. */
  page: name,
  location: name,
  article: name,
});

/** A contact request on its way from a stand to the showroom. Plain JSON. */
export type StandLead = Readonly<z.output<typeof standLead>>;

/** What a stand sends of a request. Titles are left out: the showroom knows its own. */
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

/** Parses what a stand has sent; `undefined` if it is not a stand's request. */
export function readStandLead(body: string): StandLead | undefined {
  try {
    return standLead.parse(JSON.parse(body));
  } catch {
    return undefined;
  }
}
