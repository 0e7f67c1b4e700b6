import { isSafeRedirectPath } from '@vitrine/core/links/redirect-path';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { z } from 'zod';
import { CONTACT_LIMITS, HONEYPOT } from '../../app/contract/contact-form.ts';
import type { ContactValues } from '../../app/contract/contact-form.ts';
import type { PublishedContent } from '../../app/contract/server-context.ts';
import type { ContactContext } from './entry.ts';

/** The hidden parts of a form. */
export interface SentForm {
  /** The values of the fields, unchecked. */
  readonly values: ContactValues;
  readonly isFromProgram: boolean;
  /** The visitor asks for a copy by mail. */
  readonly wantsCopy: boolean;
  /** The page that the form is on, a safe path of ours. */
  readonly page: string;
  readonly locale: string;
  readonly location: string;
  readonly article: string;
  /** The same in two requests if one is a retry whose answer got lost. */
  readonly key: string | undefined;
  /** The sentence that the visitor agreed to, with the signature that proves that we showed it. */
  readonly consent: { readonly text: string; readonly locale: string; readonly seal: string };
}

/** A rejected form is shown again with its values, but they are kept only slightly beyond the limits. */
const KEPT_TIMES = 2;

const text = z.string().catch('');
const sentSchema = z.object({
  firstName: text,
  lastName: text,
  company: text,
  phone: text,
  email: text,
  subject: text,
  message: text,
  consent: z.boolean().catch(false),
  copy: z.boolean().catch(false),
  page: text,
  locale: text,
  location: text,
  article: text,
  key: text,
  consentText: text,
  consentSeal: text,
  [HONEYPOT]: text,
});

/** Longer paths are not ours. */
const MAX_PAGE_LENGTH = 2_000;
const KEY = /^[0-9a-f-]{32,36}$/;

function sentFormOf(fields: unknown): SentForm | undefined {
  const { data: sent, success } = sentSchema.safeParse(fields);
  if (!success) return undefined;
  const short = (name: keyof typeof CONTACT_LIMITS): string =>
    sent[name].slice(0, KEPT_TIMES * CONTACT_LIMITS[name]);
  return {
    values: {
      firstName: short('firstName'),
      lastName: short('lastName'),
      company: short('company'),
      phone: short('phone'),
      email: short('email'),
      subject: short('subject'),
      message: short('message'),
      consent: sent.consent,
    },
    isFromProgram: sent[HONEYPOT] !== '',
    wantsCopy: sent.copy,
    page: isSafeRedirectPath(sent.page) && sent.page.length <= MAX_PAGE_LENGTH ? sent.page : '/',
    locale: sent.locale,
    location: sent.location,
    article: sent.article,
    key: KEY.test(sent.key) ? sent.key : undefined,
    consent: { text: sent.consentText, locale: sent.locale, seal: sent.consentSeal },
  };
}

/** Reads JSON from the browser's script; `undefined` when it cannot be read. */
export function readJsonForm(body: string): SentForm | undefined {
  try {
    return sentFormOf(JSON.parse(body));
  } catch {
    return undefined;
  }
}

/** Reads a plain form: ticked boxes are present, unticked ones absent. */
export function readPlainForm(body: string): SentForm | undefined {
  const fields = new URLSearchParams(body);
  const [consent, copy] = [fields.has('consent'), fields.has('copy')];
  return sentFormOf({ ...Object.fromEntries(fields), consent, copy });
}

/** The page's address with the form's outcome as its parameter, replacing an earlier one. */
export function pageWithOutcome(page: string, word: string): string {
  const [path = '/', query = ''] = page.split('#', 1)[0]?.split('?', 2) ?? [];
  const others = query.split('&').filter((part) => part !== '' && !/^contact(?:=|$)/.test(part));
  return `${path}?${[...others, `contact=${word}`].join('&')}`;
}

/**
 * Where the visitor was, as far as it is true: locations that this visitor's content does not contain are left out. A
 * message is never dropped because of it.
 */
export function contextOf(
  form: Pick<SentForm, 'locale' | 'page' | 'location' | 'article'>,
  content: PublishedContent,
  origin: string,
): ContactContext {
  const locale = Object.hasOwn(content.snapshots, form.locale) ? form.locale : content.defaultLocale;
  const snapshot: Snapshot | undefined = content.snapshots[locale];
  const location = snapshot?.locations.find(({ payloadId }) => payloadId === form.location);
  const world = snapshot?.worlds.find(({ slug }) => slug === location?.world);
  const article = snapshot?.articles.find(({ id }) => String(id) === form.article);
  const [page = '/'] = form.page.split(/[?#]/, 1);
  return {
    locale,
    page: `${origin}${page}${article ? `?article=${article.id}` : ''}`,
    ...(world && { world: { id: world.slug, title: world.name } }),
    ...(location && { location: { id: location.payloadId, title: location.title } }),
    ...(article && { article: { id: String(article.id), title: article.title } }),
  };
}
