import type { CopyWords, OutboxEntry } from '../entry.ts';

/** The texts of a mail. They are for the team, hence in English; only the visitor's language is named. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function rowsOf({
  form,
  context,
  consent,
  acceptedAt,
  id,
}: OutboxEntry): readonly (readonly [string, string])[] {
  const rows: readonly (readonly [string, string])[] = [
    ['Name', `${form.firstName} ${form.lastName}`],
    ['Company', form.company],
    ['Email', form.email],
    ['Phone', form.phone],
    ['About', context.article?.title ?? ''],
    ['Location', [context.world?.title, context.location?.title].filter(Boolean).join(' – ')],
    ['Page', context.page],
    ['Language', context.locale],
    ['Consent', form.consent ? 'given' : 'not given'],
    ['Consent to', consent === undefined ? '' : `${consent.text} (${consent.locale}, ${consent.version})`],
    ['Received', acceptedAt],
    ['Request', id],
  ];
  return rows.filter(([, value]) => value !== '');
}

/** Writes the mail about a request. */
export function mailTextOf(entry: OutboxEntry): MailText {
  const { form, context } = entry;
  const about = form.subject || context.article?.title || context.location?.title || 'Contact request';
  const rows = rowsOf(entry);
  return {
    subject: `${about} – ${form.firstName} ${form.lastName}`,
    text: [form.message, '', '-- ', ...rows.map(([name, value]) => `${name}: ${value}`), ''].join('\n'),
    html: [
      '<!doctype html><html lang="en"><meta charset="utf-8">',
      '<body style="font:16px/1.5 system-ui,sans-serif;color:#0e1a1d">',
      `<p style="white-space:pre-wrap">${escapeHtml(form.message)}</p>`,
      '<table style="border-top:1px solid #dbe3e4;margin-top:24px;padding-top:12px">',
      ...rows.map(
        ([name, value]) =>
          `<tr><th style="text-align:left;padding:2px 16px 2px 0;color:#46565b;font-weight:400;vertical-align:top">${name}</th><td>${escapeHtml(value)}</td></tr>`,
      ),
      '</table></body></html>',
    ].join('\n'),
  };
}

/**
 * Writes the visitor's copy. Its subject is ours, and it is plain text: a stranger who enters another's address gets
 * neither a heading nor a link of their own into that mailbox's list.
 */
export function copyTextOf(
  { message, subject }: OutboxEntry['form'],
  words: CopyWords,
): Omit<MailText, 'html'> {
  const written = [...(subject === '' ? [] : [subject, '']), message].join('\n');
  const quoted = written.replaceAll(/^/gm, '> ');
  return {
    subject: words.subject,
    text: [words.opening, '', quoted, '', '-- ', words.closing, ''].join('\n'),
  };
}
