import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { sendContactRequest } from '../support/contact-request.ts';
import { createForwarder } from '../support/forwarder.ts';
import { createMailServer } from '../support/mail-server.ts';
import { ALL } from '../support/rows.ts';
import { startWeb } from '../support/servers.ts';
import type { RunningServer } from '../support/servers.ts';

const CMS_URL = process.env['E2E_CMS_URL'];
const CMS_DATA_DIR = process.env['E2E_CMS_DATA_DIR'] ?? '';

/** The requests with this subject in the CMS's database. */
function entriesAbout(subject: string): Record<string, unknown>[] {
  const database = new DatabaseSync(join(CMS_DATA_DIR, 'cms/content.sqlite'), { readOnly: true });
  try {
    return database.prepare('select * from contact_requests where subject = ?').all(subject);
  } finally {
    database.close();
  }
}

function send(web: RunningServer, subject: string): Promise<Response> {
  return sendContactRequest(web.url, {
    email: 'ada@example.com',
    subject,
    message: 'Line one\n<b>Line two</b>',
  });
}

/** As if the power had gone: nothing can be put in order. */
function killAtOnce(web: RunningServer): Promise<void> {
  return new Promise((resolve) => {
    web.program.child.once('close', () => resolve());
    web.program.child.kill('SIGKILL');
  });
}

test(
  'a request that is accepted while CMS and mail server are down survives kill -9 and arrives exactly once in both',
  { tag: ALL },
  async () => {
    test.skip(CMS_URL === undefined, 'The showroom of this run has no CMS.');
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-contact-'));
    const mail = await createMailServer();
    const cms = await createForwarder(Number(new URL(CMS_URL ?? '').port));
    const subject = `Delivery ${folder}`;
    const startOnOutbox = (): Promise<RunningServer> =>
      startWeb({
        dataDir: folder,
        env: {
          CMS_URL: `http://127.0.0.1:${cms.port}`,
          CMS_API_TOKEN: readFileSync(join(CMS_DATA_DIR, 'cms-token'), 'utf8').trim(),
          SMTP_URL: mail.url,
          CONTACT_TO: 'sales@norvane.example',
          CONTACT_FROM: 'showroom@norvane.example',
        },
      });
    const waiting = (): string[] =>
      readdirSync(join(folder, 'outbox')).filter((name) => name.endsWith('.json'));
    let web = await startOnOutbox();
    try {
      expect((await send(web, subject)).status).toBe(202);
      expect(waiting()).toHaveLength(1);
      await killAtOnce(web);
      expect([waiting().length, mail.mails.length, entriesAbout(subject).length]).toEqual([1, 0, 0]);

      // The mail server comes back first; then the process is killed again, with one half delivered.
      await mail.open();
      web = await startOnOutbox();
      await expect.poll(() => mail.mails.length).toBe(1);
      await expect
        .poll(() => readdirSync(join(folder, 'outbox')))
        .toContainEqual(expect.stringMatching(/\.mail\.delivered$/));
      await killAtOnce(web);
      expect(entriesAbout(subject)).toEqual([]);

      await cms.open();
      web = await startOnOutbox();
      await expect.poll(waiting).toEqual([]);
      await expect
        .poll(async () => (await fetch(`${web.url}/metrics`)).text())
        .toContain('vitrine_outbox_entries 0');

      expect(entriesAbout(subject)).toMatchObject([
        {
          email: 'ada@example.com',
          message: 'Line one\n<b>Line two</b>',
          location: 'entrance',
          world: 'showroom',
          handling: 'new',
        },
      ]);
      const [arrived] = mail.mails;
      expect(mail.mails).toHaveLength(1);
      expect(arrived).toMatchObject({ from: 'showroom@norvane.example', to: ['sales@norvane.example'] });
      expect(arrived?.headers.get('reply-to')).toBe('Ada Lovelace <ada@example.com>');
      const id = String(entriesAbout(subject)[0]?.['request_id']);
      expect(arrived?.headers.get('message-id')).toBe(`<${id}@norvane.example>`);
      expect(arrived?.source).toContain('&lt;b&gt;Line two&lt;/b&gt;');
      expect(web.program.output()).not.toContain('ada@example.com');
    } finally {
      await web.stop();
      await Promise.all([mail.close(), cms.close()]);
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
