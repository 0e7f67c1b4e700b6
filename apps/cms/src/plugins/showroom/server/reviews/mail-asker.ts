import type { Core } from '@strapi/strapi';
import { accountStateOf } from '../../../../accounts/account-state.ts';
import { permissionsOf } from '../../../../accounts/permissions.ts';
import { contentTypeOf } from '../../../../content-model/model.ts';
import { mailLanguage } from '../../../../mail/mail-language.ts';
import { mailerOf } from '../../../../mail/start-mail.ts';
import { titleOf } from '../content/rows.ts';
import { reviewMail } from './mail-texts.ts';
import type { ReviewEnd } from './mail-texts.ts';
import type { StoredReview } from './review-type.ts';
import { draftOf, subjectOfStored } from './subject.ts';
import type { Subject } from './subject.ts';

/**
 * Mails who asked for a review how it ended, where mail is set up. No one waits for it, and a mail that is not sent is
 * not tried again: the form says the same. Call it after the commit.
 */
export function mailAsker(strapi: Core.Strapi, review: StoredReview, end: ReviewEnd): void {
  void mail(strapi, review, end).catch((error: unknown) =>
    strapi.log.warn(`Who asked for a review could not be mailed; the form says it as well: ${String(error)}`),
  );
}

async function mail(strapi: Core.Strapi, review: StoredReview, end: ReviewEnd): Promise<void> {
  const mailer = mailerOf(strapi);
  const subject = subjectOfStored(strapi, review);
  if (mailer === undefined || subject === undefined) return;
  const account = await accountStateOf(strapi, review.person);
  if (account === undefined) return;
  const { email, firstname, preferedLanguage } = account.user as unknown as Addressee;
  const permissions = permissionsOf(strapi, account);
  const draft = await draftOf(strapi, subject);
  const isReadable = draft !== undefined && permissions.can('read', subject.uid, draft);
  const texts = reviewMail(end, mailLanguage(preferedLanguage), {
    person: firstname ?? '',
    title: isReadable ? titleOf(permissions.readable(subject.uid, draft)) : '',
    page: `${String(strapi.config.get('admin.absoluteUrl'))}${formOf(strapi, subject)}`,
  });
  await mailer.send({ to: email, ...texts });
}

/** The address of the form, below the panel's. */
function formOf(strapi: Core.Strapi, { uid, documentId, locale }: Subject): string {
  const isSingle = contentTypeOf(strapi, uid).kind === 'singleType';
  const path = isSingle ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`;
  const query = locale === null ? '' : `?${new URLSearchParams({ 'plugins[i18n][locale]': locale })}`;
  return `/content-manager/${path}${query}`;
}

/** The part of an account by which it is mailed. */
interface Addressee {
  readonly email: string;
  readonly firstname: string | null;
  readonly preferedLanguage: string | null;
}
