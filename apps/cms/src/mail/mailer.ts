import { createTransport } from 'nodemailer';
import type { MailSettings } from '../environment/mail-settings.ts';

/** Milliseconds without an answer from the mail server. */
const CONNECTION_TIMEOUT = 10_000;
const SOCKET_TIMEOUT = 30_000;

/** A plain mail; Strapi's own mails also have an HTML version. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** A mail that is sent twice has the same one, by which mail programs recognise it. */
  readonly id?: string;
}

/** Why a mail was not sent: a code, never the mail server's own words, which may contain an address. */
export class MailFailure extends Error {
  /** The mail server refuses this very mail, its sender or its recipient: there is no use in trying again. */
  readonly isFinal: boolean;

  constructor(code: string, isFinal: boolean) {
    super(code);
    this.isFinal = isFinal;
  }
}

/** Sends the CMS's mails to its editors. */
export interface Mailer {
  /** @throws MailFailure */
  readonly send: (mail: Mail) => Promise<void>;
}

export function createMailer({ smtpUrl, from }: MailSettings): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECTION_TIMEOUT,
    greetingTimeout: CONNECTION_TIMEOUT,
    socketTimeout: SOCKET_TIMEOUT,
    // Nothing that a mail mentions is ever opened.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    async send({ id, to, ...texts }) {
      try {
        await transport.sendMail({
          ...texts,
          from: { name: 'Vitrine', address: from },
          to: { name: '', address: to },
          ...(id === undefined ? {} : { messageId: `<${id}@${domain}>` }),
          // Out-of-office programs do not answer it.
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        });
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

function failureOf(error: unknown): MailFailure {
  const { code, responseCode } = (error ?? {}) as {
    readonly code?: unknown;
    readonly responseCode?: unknown;
  };
  const name = typeof code === 'string' ? code : 'unknown';
  if (typeof responseCode !== 'number') return new MailFailure(name, false);
  const isOfMail = name === 'EENVELOPE' || name === 'EMESSAGE';
  return new MailFailure(`${name} ${responseCode}`, isOfMail && responseCode >= 500);
}
