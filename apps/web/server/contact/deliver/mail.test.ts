import { describe, expect, test } from 'vitest';
import { createFakeLogger } from '../../testing/fake-logger.ts';
import { anEntry } from '../testing/an-entry.ts';
import { copyTextOf, mailTextOf } from './mail-text.ts';
import { createMailDelivery, messageIdOf } from './mail.ts';

describe('a mail about a request', () => {
  test('has the same Message-ID however often it is sent', () => {
    const entry = anEntry();
    expect(messageIdOf(entry, 'form@norvane.example')).toBe(`<${entry.id}@norvane.example>`);
  });

  test('says who, what and about what; nothing in it is markup of the visitor', () => {
    const base = anEntry();
    const { subject, text, html } = mailTextOf({
      ...base,
      form: { ...base.form, company: '"A" & <B>', message: '<script>alert(1)</script>\nBye' },
    });
    expect(subject).toBe('NV-6 – Ada Lovelace');
    expect(text).toContain('<script>alert(1)</script>\nBye');
    expect(text).toContain('About: NV-6');
    expect(text).not.toContain('Phone');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;\nBye');
    expect(html).toContain('&quot;A&quot; &amp; &lt;B&gt;');
    expect(html).not.toMatch(/<script/);
  });

  test('waits for a mail server that is down', async () => {
    const deliver = createMailDelivery(
      {
        smtpUrl: 'smtp://127.0.0.1:9',
        to: 'sales@norvane.example',
        from: 'form@norvane.example',
      },
      createFakeLogger(),
    );
    expect(await deliver(anEntry())).toMatchObject({ kind: 'unreachable' });
  });
});

test('the copy for the visitor has our subject, and their words as a quotation alone', () => {
  const { form } = anEntry();
  const words = { subject: 'Your message to us', opening: 'Thank you.', closing: 'Not you? Ignore it.' };
  const written = { ...form, subject: 'Bcc: all@example.com', message: 'How fast?\n\nBye' };
  expect(copyTextOf(written, words)).toEqual({
    subject: 'Your message to us',
    text: 'Thank you.\n\n> Bcc: all@example.com\n> \n> How fast?\n> \n> Bye\n\n-- \nNot you? Ignore it.\n',
  });
});
