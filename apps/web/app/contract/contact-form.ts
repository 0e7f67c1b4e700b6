import * as z from 'zod/mini';

/**
 * The contact form as browser and server both know it (specification section 3, contact form fields;
 * docs/design/unspecified.md): its fields, their maximum lengths, and the faults of an entered form.
 */

/** The most characters of each field. An address has at most 254 (RFC 5321); the others are ours. */
export const CONTACT_LIMITS = {
  firstName: 100,
  lastName: 100,
  company: 150,
  phone: 50,
  email: 254,
  subject: 150,
  message: 5_000,
} as const;

/** A field for text. */
export type ContactTextField = keyof typeof CONTACT_LIMITS;
export type ContactField = ContactTextField | 'consent';

/** In the order of the form. */
export const CONTACT_FIELDS: readonly ContactField[] = [
  'firstName',
  'lastName',
  'email',
  'message',
  'company',
  'phone',
  'subject',
  'consent',
];

/** Fields that the form folds away until they are wanted. */
export const FOLDED_CONTACT_FIELDS = ['company', 'phone', 'subject'] as const satisfies ContactTextField[];

/** "First name, last name, email, message and consent required" (docs/design/unspecified.md). */
export const REQUIRED_CONTACT_FIELDS: ReadonlySet<ContactField> = new Set([
  'firstName',
  'lastName',
  'email',
  'message',
  'consent',
]);

/** What can be wrong with a field. */
export type ContactProblem = 'required' | 'tooLong' | 'notAnAddress';

export type ContactProblems = Readonly<Partial<Record<ContactField, ContactProblem>>>;

/** A honeypot that people never see: only programs fill it in. */
export const HONEYPOT = 'fax_extension';

/**
 * The pattern of an address: something, one @, a host with a dot. Characters that could end a mail header or begin a
 * second address are refused.
 */
const EMAIL = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}.]+(?:\.[^\s@<>()[\]\\,;:"\p{Cc}.]+)+$/u;

function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}

/** Line ends and tabs are a message's own; every other control character is not. */
function manyLines(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|\p{Zl}|\p{Zp}/gu, '\n')
    .replaceAll(/[^\P{Cc}\n\t]+/gu, '')
    .trim();
}

function optionalLine(longest: number) {
  return z.prefault(z.string().check(z.overwrite(oneLine), z.maxLength(longest, 'tooLong')), '');
}

function line(longest: number) {
  return z
    .string('required')
    .check(z.overwrite(oneLine), z.minLength(1, 'required'), z.maxLength(longest, 'tooLong'));
}

/** The rules of the form. Each issue's message is a {@link ContactProblem}. */
export const contactFormSchema = z.object({
  firstName: line(CONTACT_LIMITS.firstName),
  lastName: line(CONTACT_LIMITS.lastName),
  company: optionalLine(CONTACT_LIMITS.company),
  phone: optionalLine(CONTACT_LIMITS.phone),
  email: line(CONTACT_LIMITS.email).check(z.regex(EMAIL, 'notAnAddress')),
  subject: optionalLine(CONTACT_LIMITS.subject),
  message: z
    .string('required')
    .check(
      z.overwrite(manyLines),
      z.minLength(1, 'required'),
      z.maxLength(CONTACT_LIMITS.message, 'tooLong'),
    ),
  consent: z.boolean('required').check(z.refine((isGiven) => isGiven, 'required')),
});

/** The values that the rules check. */
export type ContactFormInput = z.input<typeof contactFormSchema>;

/** A form that was filled in well, its texts tidied. */
export type ContactForm = z.output<typeof contactFormSchema>;

/** The fields' values, valid or not. */
export type ContactValues = {
  readonly [Field in ContactField]?: Field extends 'consent' ? boolean : string;
};

/** The first problem of each field. */
export function problemsOf(
  issues: readonly { readonly path: PropertyKey[]; readonly message: string }[],
): ContactProblems {
  const problems: Partial<Record<ContactField, ContactProblem>> = {};
  for (const { path, message } of issues) {
    const field = CONTACT_FIELDS.find((name) => name === path[0]);
    if (field !== undefined) problems[field] ??= problemOf(message);
  }
  return problems;
}

/** Parses the name of a problem that the other side sent. */
export function problemOf(name: unknown): ContactProblem {
  return name === 'tooLong' || name === 'notAnAddress' ? name : 'required';
}

/**
 * The result of a form that was sent without scripts: the server passes it to the next page, and none of it is in the
 * address.
 */
export type ContactOutcome =
  | { readonly kind: 'received' | 'failed' | 'tooMany' }
  | { readonly kind: 'invalid'; readonly values: ContactValues; readonly problems: ContactProblems };
