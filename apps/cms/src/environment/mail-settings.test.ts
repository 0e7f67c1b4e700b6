import { expect, test } from 'vitest';
import { mailSettings } from './mail-settings.ts';

const SMTP_URL = 'smtp://user:secret@mail.example:587';

test('mails go to the mail server of the contact form, from its address', () => {
  expect(mailSettings({})).toBeUndefined();
  expect(mailSettings({ SMTP_URL: '' })).toBeUndefined();
  expect(mailSettings({ SMTP_URL, CONTACT_TO: 'team@example.com' })).toEqual({
    smtpUrl: SMTP_URL,
    from: 'team@example.com',
  });
  const both = { SMTP_URL, CONTACT_TO: 'team@example.com', CONTACT_FROM: 'showroom@example.com' };
  expect(mailSettings(both)?.from).toBe('showroom@example.com');
});

test('settings that cannot be used stop the start, without the password in the sentence', () => {
  expect(() => mailSettings({ SMTP_URL })).toThrow('CONTACT_FROM or CONTACT_TO must be set');
  expect(() => mailSettings({ SMTP_URL: 'mail.example', CONTACT_TO: 'a@b.example' })).toThrow(
    'SMTP_URL must be',
  );
});
