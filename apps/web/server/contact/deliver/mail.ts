import { createTransport } from 'nodemailer';
import type { OutboxEntry } from '../entry.ts';
import { codeOf } from './delivery.ts';
import type { Deliver, DeliveryResult } from './delivery.ts';
import { mailTextOf } from './mail-text.ts';

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

/** Mails requests by SMTP. */
export function createMailDelivery({ smtpUrl, to, from }: MailSettings): Deliver {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECTION_TIMEOUT,
    greetingTimeout: CONNECTION_TIMEOUT,
    socketTimeout: SOCKET_TIMEOUT,
    // The mail is plain text: nothing that it mentions is ever opened.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (entry): Promise<DeliveryResult> => {
    const { form } = entry;
    try {
      await transport.sendMail({
        ...mailTextOf(entry),
        from: { name: 'Vitrine', address: from },
        to: { name: '', address: to },
        replyTo: { name: `${form.firstName} ${form.lastName}`, address: form.email },
        messageId: messageIdOf(entry, from),
        date: new Date(entry.acceptedAt),
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Vitrine-Request': entry.id },
      });
      return { kind: 'delivered' };
    } catch (error) {
      return { kind: isRefusal(error) ? 'refused' : 'unreachable', reason: reasonOf(error) };
    }
  };
}
