import type { Core } from '@strapi/strapi';
import { mailSettings } from '../environment/mail-settings.ts';
import { mailInvitations } from './invitations.ts';
import { createMailer } from './mailer.ts';
import type { Mailer } from './mailer.ts';

/**
 * Lets the CMS send mails, where a mail server is set: invitations, Strapi's own for forgotten passwords, and those of
 * releases and reviews. Call it after Strapi's plugins have started, one of which would use a program of the machine.
 */
export function startMail(strapi: Core.Strapi): void {
  const settings = mailSettings();
  if (settings === undefined) return;
  const mailer = createMailer(settings);
  strapi.add('mailer', () => mailer);
  Object.assign(strapi.plugin('email'), {
    provider: {
      send: ({ to, subject, text, html }: StrapiMail) =>
        mailer.send({ to, subject, text, ...(html === undefined ? {} : { html }) }),
    },
  });
  mailInvitations(strapi, mailer);
}

/** What mails are sent with; undefined where no mail server is set. */
export function mailerOf(strapi: Core.Strapi): Mailer | undefined {
  return strapi.has('mailer') ? strapi.get<Mailer>('mailer') : undefined;
}

/** A mail as Strapi hands it to what sends it. Who it is from is the operator's setting. */
interface StrapiMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}
