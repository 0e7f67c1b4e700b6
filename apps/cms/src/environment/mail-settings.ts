/** Where the CMS hands in mails, and what they are sent from. */
export interface MailSettings {
  /** `smtp://user:password@host:587` */
  readonly smtpUrl: string;
  readonly from: string;
}

/**
 * The mail server that the web server uses for contact requests: `SMTP_URL`, with `CONTACT_FROM`, else `CONTACT_TO`, as
 * the sender.
 *
 * @returns Undefined where there is none: then nothing is mailed.
 * @throws Error with a sentence for settings that cannot be used.
 */
export function mailSettings(environment: NodeJS.ProcessEnv = process.env): MailSettings | undefined {
  const { SMTP_URL: smtpUrl = '', CONTACT_FROM: sender = '', CONTACT_TO: team = '' } = environment;
  if (smtpUrl === '') return undefined;
  if (!/^smtps?:\/\//.test(smtpUrl) || !URL.canParse(smtpUrl)) {
    throw new Error('SMTP_URL must be an address that starts with smtp:// or smtps://');
  }
  const from = sender || team;
  if (from === '')
    throw new Error('CONTACT_FROM or CONTACT_TO must be set when SMTP_URL is: mails come from it.');
  return { smtpUrl, from };
}
