import { createTransport } from 'nodemailer';
import type { ServerLogger } from '../../process/logger.ts';
import type { OutboxEntry } from '../entry.ts';
import { codeOf } from './delivery.ts';
import type { Deliver, DeliveryResult } from './delivery.ts';
import { copyTextOf, mailTextOf } from './mail-text.ts';

/** Milliseconds without an answer from the mail server. */
const CONNECTION_TIMEOUT = 10_000;
const SOCKET_TIMEOUT = 30_000;

/** Where mails go and what they are sent from. */
export interface MailSettings {
  /** `smtp://user:password@host:587` */
  readonly smtpUrl: string;
  readonly to: string;
  readonly from: string;
}

/** The same request has the same Message-ID, so mail programs recognise a mail that arrives twice. */
export function messageIdOf(entry: Pick<OutboxEntry, 'id'>, from: string): string {
  return `<${entry.id}@${from.slice(from.lastIndexOf('@') + 1)}>`;
}

/** The mail server refused this very mail permanently (5xx): its sender, recipient or content. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof Error &&
    'responseCode' in error &&
    typeof error.responseCode === 'number' &&
    error.responseCode >= 500 &&
    'code' in error &&
    (error.code === 'EENVELOPE' || error.code === 'EMESSAGE')
  );
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
    ? `${codeOf(error)} ${error.responseCode}`
    : codeOf(error);
}

/**
 * Mails requests by SMTP: to the team, and then, where the visitor has asked for it, a copy to them. The copy is tried
 * once: a mistyped address must not keep a request that has arrived, and no one gets a copy twice.
 */
export function createMailDelivery({ smtpUrl, to, from }: MailSettings, logger: ServerLogger): Deliver {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECTION_TIMEOUT,
    greetingTimeout: CONNECTION_TIMEOUT,
    socketTimeout: SOCKET_TIMEOUT,
    // The mail is plain text: nothing that it mentions is ever opened.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const sender = { name: 'Vitrine', address: from };
  const sendCopy = async (entry: OutboxEntry): Promise<void> => {
    if (entry.copy === undefined) return;
    try {
      await transport.sendMail({
        ...copyTextOf(entry.form, entry.copy),
        from: sender,
        to: { name: '', address: entry.form.email },
        replyTo: { name: '', address: to },
        messageId: messageIdOf({ id: `copy-${entry.id}` }, from),
        date: new Date(entry.acceptedAt),
        // Out-of-office programs do not answer it.
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      });
    } catch (error) {
      logger.warn({ id: entry.id, reason: reasonOf(error) }, 'A copy for a visitor could not be mailed.');
    }
  };
  return async (entry): Promise<DeliveryResult> => {
    const { form } = entry;
    try {
      await transport.sendMail({
        ...mailTextOf(entry),
        from: sender,
        to: { name: '', address: to },
        replyTo: { name: `${form.firstName} ${form.lastName}`, address: form.email },
        messageId: messageIdOf(entry, from),
        date: new Date(entry.acceptedAt),
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Vitrine-Request': entry.id },
      });
    } catch (error) {
      return { kind: isRefusal(error) ? 'refused' : 'unreachable', reason: reasonOf(error) };
    }
    // Not awaited: that the team has its mail is noted at once, however long the visitor's mailbox takes.
    void sendCopy(entry);
    return { kind: 'delivered' };
  };
}
