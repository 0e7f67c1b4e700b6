import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ARTICLE } from '../src/content-model/content-uids.ts';
import { roleOf } from './account.ts';
import { registerEditor } from './editor.ts';
import type { Editor } from './editor.ts';
import { mailTo, openMailServer } from './mail-server.ts';
import type { MailServer } from './mail-server.ts';
import { listReleases, plan, publishes, runNow } from './release-calls.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';

let server: MailServer;
let strapi: StartedStrapi;
let editor: Editor;

beforeAll(async () => {
  server = await openMailServer();
  vi.stubEnv('SMTP_URL', server.url);
  vi.stubEnv('CONTACT_TO', 'team@example.com');
  strapi = await startStrapi();
  editor = await registerEditor(strapi);
}, 300_000);

afterAll(async () => {
  await strapi?.stop();
  server.close();
}, 60_000);

test('an invitation is mailed with the link that the panel shows', async () => {
  const role = await roleOf(editor, 'vitrine-editor');
  const account = { email: 'anna@example.com', firstname: 'Anna', lastname: 'Meier', roles: [role] };
  const { data } = (await editor.request('POST', '/admin/users', account)) as {
    data: { registrationToken: string };
  };
  const { text } = await mailTo(server, 'anna@example.com', 'Your account');
  expect(text).toContain('Hello Anna,');
  expect(text).toContain('Test Editor invites you to work on the showroom.');
  expect(text).toContain(`/admin/auth/register?registrationToken=${data.registrationToken}`);
});

test('a forgotten password is mailed by the same mail server', async () => {
  await editor.request('POST', '/admin/forgot-password', { email: 'editor@example.com' });
  const { text } = await mailTo(server, 'editor@example.com', 'Ein neues Passwort');
  expect(text).toMatch(/\/admin\/auth\/reset-password\?code=\w+/);
});

test('who planned a release is mailed when it was stopped, and when it is live only on request', async () => {
  expect((await listReleases(editor)).sendsMails).toBe(true);
  const article = await editor.create(ARTICLE, { title: 'Robot' });
  const items = [publishes(article)];
  const release = await plan(editor, { name: 'Fair', items });
  await editor.update(ARTICLE, article.documentId, { title: 'Robot 2' });
  await runNow(editor, release);
  const { text } = await mailTo(server, 'editor@example.com', '“Fair” was stopped');
  expect(text).toContain('- Robot 2: It was changed after it was planned.');
  expect(text).toContain(`/admin/plugins/showroom/releases/${release.id}`);

  await runNow(editor, await plan(editor, { name: 'Quiet', items }));
  await runNow(editor, await plan(editor, { name: 'Loud', items, mailWhenLive: true }));
  await mailTo(server, 'editor@example.com', '“Loud” is live');
  // Sent in their order: a mail about the first would be there.
  expect(server.mails.map(({ subject }) => subject)).not.toContainEqual(expect.stringContaining('Quiet'));
});
