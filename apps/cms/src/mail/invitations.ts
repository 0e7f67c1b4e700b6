import type { Core } from '@strapi/strapi';
import { administratorName } from '../accounts/administrator-name.ts';
import { panelLanguage } from '../accounts/panel-language.ts';
import { mailLanguage } from './mail-language.ts';
import type { MailLanguage } from './mail-language.ts';
import type { Mail, Mailer } from './mailer.ts';

interface Invited {
  readonly email: string;
  readonly firstname: string | null;
  readonly registrationToken: string | null;
}

/** What an invitation says. */
interface Invitation {
  readonly name: string;
  /** Empty where their name is not known. */
  readonly inviter: string;
  readonly href: string;
}

const TEXTS: Readonly<Record<MailLanguage, (given: Invitation) => Pick<Mail, 'subject' | 'text'>>> = {
  en: ({ name, inviter, href }) => ({
    subject: 'Your account for the showroom’s CMS',
    text: `Hello${name === '' ? '' : ` ${name}`},

${inviter === '' ? 'You are invited' : `${inviter} invites you`} to work on the showroom. Choose your password here; the link works once:

${href}

If you did not expect this, you need not do anything.
`,
  }),
  de: ({ name, inviter, href }) => ({
    subject: 'Ihr Konto für das CMS des Showrooms',
    text: `Guten Tag${name === '' ? '' : ` ${name}`},

${inviter === '' ? 'Sie sind eingeladen' : `${inviter} lädt Sie ein`}, am Showroom mitzuarbeiten. Wählen Sie hier Ihr Passwort; der Link gilt einmal:

${href}

Falls Sie das nicht erwartet haben, müssen Sie nichts tun.
`,
  }),
};

/**
 * Mails the link of an invitation, in the language of who invites, as soon as the account is there. The panel shows the
 * link all the same: a mail may not arrive.
 */
export function mailInvitations(strapi: Core.Strapi, mailer: Mailer): void {
  strapi.eventHub.subscribe(async (event, payload: Readonly<Record<string, unknown>> = {}) => {
    if (event !== 'user.create') return;
    const { id } = (payload['user'] ?? {}) as { readonly id?: unknown };
    const invited: Invited | null = await strapi.db.query('admin::user').findOne({ where: { id } });
    // Accounts that a program makes, such as the first one, have a password.
    if (invited === null || !invited.registrationToken) return;
    const href = `${String(strapi.config.get('admin.absoluteUrl'))}/auth/register?registrationToken=${invited.registrationToken}`;
    const { user } = (strapi.requestContext.get()?.state ?? {}) as { readonly user?: unknown };
    const texts = TEXTS[mailLanguage(panelLanguage(strapi))];
    const mail = texts({ name: invited.firstname ?? '', inviter: administratorName(user), href });
    // The panel does not wait for the mail server.
    void mailer
      .send({ to: invited.email, ...mail })
      .catch((error: unknown) =>
        strapi.log.warn(`An invitation could not be mailed; its link is in the panel: ${String(error)}`),
      );
  });
}
