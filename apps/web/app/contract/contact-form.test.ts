import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CONTACT_FIELDS,
  CONTACT_LIMITS,
  contactFormSchema,
  problemsOf,
  REQUIRED_CONTACT_FIELDS,
} from './contact-form.ts';
import type { ContactValues } from './contact-form.ts';

const GOOD = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  message: 'Hello',
  consent: true,
};

function problemsWith(over: ContactValues) {
  return problemsOf(contactFormSchema.safeParse({ ...GOOD, ...over }).error?.issues ?? []);
}

describe('the contact form', () => {
  test('has the fields of the specification, and a consent (spec 3.25)', () => {
    expect(CONTACT_FIELDS.toSorted()).toEqual(
      ['company', 'consent', 'email', 'firstName', 'lastName', 'message', 'phone', 'subject'].toSorted(),
    );
  });

  test('requires "first name, last name, email, message and consent" (docs/design/unspecified.md)', () => {
    const { issues } = contactFormSchema.safeParse({}).error ?? { issues: [] };
    expect(Object.keys(problemsOf(issues)).toSorted()).toEqual([...REQUIRED_CONTACT_FIELDS].toSorted());
    expect(contactFormSchema.safeParse(GOOD).success).toBe(true);
    expect(contactFormSchema.safeParse({ ...GOOD, company: '', phone: '', subject: '' }).success).toBe(true);
  });

  test('takes blanks for nothing', () => {
    expect(problemsWith({ firstName: ' \t ', message: '\r\n \n', consent: false })).toEqual({
      firstName: 'required',
      message: 'required',
      consent: 'required',
    });
  });

  test.each(Object.entries(CONTACT_LIMITS))('lets %s have %i characters and no more', (field, longest) => {
    const text = (length: number) =>
      field === 'email' ? `${'a'.repeat(length - '@example.com'.length)}@example.com` : 'a'.repeat(length);
    expect(problemsWith({ [field]: text(longest) })).toEqual({});
    expect(problemsWith({ [field]: text(longest + 1) })).toEqual({ [field]: 'tooLong' });
  });

  test.each([
    'ada@example.com',
    'ada.l+x@mail.example.co.uk',
    'a@b.de',
    'grüße@müller.example',
    "o'neil@example.ie",
  ])('takes %s for an address', (email) => expect(problemsWith({ email })).toEqual({}));

  test.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@localhost',
    'a b@example.com',
    'a@b@example.com',
    'a@example..com',
  ])('does not take %s for an address', (email) =>
    expect(problemsWith({ email })).toEqual({ email: 'notAnAddress' }),
  );

  test.each(['a@example.com,b@example.com', 'A <a@example.com>', 'a@example.com;b', '"a"@example.com'])(
    'does not take %s, which would be more than one address in a header',
    (email) => expect(problemsWith({ email })).toEqual({ email: 'notAnAddress' }),
  );

  test('keeps the lines of a message and joins those of everything else', () => {
    const form = contactFormSchema.parse({
      ...GOOD,
      subject: 'A\r\nBcc: x@y.z',
      message: ' a\r\nb\u0000\rc ',
    });
    expect(form.subject).toBe('A Bcc: x@y.z');
    expect(form.message).toBe('a\nb\nc');
  });

  test('leaves no line end and no control character where one would end a mail header', () => {
    const isUnsafe = /[\p{Cc}\p{Zl}\p{Zp}]/u;
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const { data } = contactFormSchema.safeParse({ ...GOOD, firstName: text, email: text });
        const { subject } = contactFormSchema.parse({ ...GOOD, subject: text });
        expect(isUnsafe.test(`${subject}${data?.firstName}${data?.email}`)).toBe(false);
      }),
    );
  });

  test('is the same after it has been checked once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const once = contactFormSchema.parse({ ...GOOD, company: text, message: `x${text}` });
        expect(contactFormSchema.parse(once)).toEqual(once);
      }),
    );
  });
});
