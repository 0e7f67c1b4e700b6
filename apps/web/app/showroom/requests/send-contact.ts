import { problemOf } from '~/contract/contact-form.ts';
import type { ContactField, ContactProblems } from '~/contract/contact-form.ts';

/** The server's answer to a contact form. */
export type ContactAnswer =
  | { readonly kind: 'received' | 'failed' | 'tooMany' }
  | { readonly kind: 'invalid'; readonly problems: ContactProblems };

/** Milliseconds without an answer after which the form counts as not sent. */
const PATIENCE = 20_000;

/** Sends a contact form. Never rejects: without an answer it has failed, and may be sent again. */
export async function sendContact(fields: object): Promise<ContactAnswer> {
  try {
    const response = await fetch('/box-api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.ok) return { kind: 'received' };
    if (response.status === 429) return { kind: 'tooMany' };
    if (response.status !== 422) return { kind: 'failed' };
    const { problems } = (await response.json()) as { readonly problems?: Readonly<Record<string, unknown>> };
    return { kind: 'invalid', problems: readProblems(problems ?? {}) };
  } catch {
    return { kind: 'failed' };
  }
}

function readProblems(problems: Readonly<Record<string, unknown>>): ContactProblems {
  return Object.fromEntries(
    Object.entries(problems).map(([field, name]) => [field as ContactField, problemOf(name)]),
  );
}

/** 128 bits by chance: a form that is sent again because its answer got lost is known by them. */
export function newFormKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
