import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { problemOf } from '@vitrine/core/notifications/problem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEditor } from '../support/editor.ts';
import { freePort } from '../../scripts/run/free-port.ts';
import { seedCms, startCms } from '../support/servers.ts';
import type { RunningServer } from '../support/servers.ts';

const ACCOUNT = { email: 'guest@example.com', password: 'Only-4-tests', scope: 'partner, press' };

/** The files that a CMS needs to start again, without its media. */
const OF_THE_CMS = ['cms/content.sqlite', 'cms/secrets.json', 'cms-token'];

interface Answer {
  readonly status: number;
  readonly body: {
    readonly jwt?: string;
    readonly user?: Readonly<Record<string, unknown>>;
    readonly scope?: string;
    readonly username?: string;
    readonly password?: unknown;
  };
}

describe('The login of a real Strapi (specification section 7, POST /api/auth/local)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-login-'));
  let cms: RunningServer | undefined;

  beforeAll(async () => {
    const given = process.env['CONTRACT_DATA_DIR'];
    // A copy: this test shares its accounts and administrators with no other.
    if (given === undefined) await seedCms(folder);
    else {
      const files = OF_THE_CMS.filter((file) => existsSync(join(given, file)));
      for (const file of files) cpSync(join(given, file), join(folder, file));
    }
    cms = await startCms({ dataDir: folder, port: await freePort() });
    await (await openEditor(cms.url)).addAccount(ACCOUNT);
  });
  afterAll(async () => {
    await cms?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const answer = await fetch(new URL(path, cms?.url), init);
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  };
  const logIn = (credentials: object): Promise<Answer> =>
    ask('/api/auth/local', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    });
  const lookUp = (jwt: string): Promise<Answer> =>
    ask('/api/users/me', { headers: { authorization: `Bearer ${jwt}` } });

  test('answers identifier and password with a jwt and the user, scope and name included', async () => {
    const { status, body } = await logIn({ identifier: ACCOUNT.email, password: ACCOUNT.password });
    expect(status).toBe(200);
    expect(body.jwt).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(body.jwt?.length).toBeLessThan(2_000);
    expect(body.user).toMatchObject({ username: ACCOUNT.email, scope: ACCOUNT.scope });
    expect(body.user).not.toHaveProperty('password');
  });

  test('"After login the jwt is sent as an Authorization bearer header": tells the scope again, and 401 without', async () => {
    const { body } = await logIn({ identifier: ACCOUNT.email, password: ACCOUNT.password });
    const me = await lookUp(body.jwt ?? '');
    expect([me.status, me.body.scope, me.body.username]).toEqual([200, ACCOUNT.scope, ACCOUNT.email]);
    expect((await lookUp(`${body.jwt}x`)).status).toBe(401);
  });

  test.each([
    { identifier: ACCOUNT.email, password: 'wrong' },
    { identifier: 'unknown@example.com', password: ACCOUNT.password },
  ])('refuses %j with a 400', async (credentials) => {
    const { status, body } = await logIn(credentials);
    expect([status, problemOf(status, body).text]).toEqual([
      400,
      { key: 'error__email_password_validation' },
    ]);
  });

  test('says what is missing', async () => {
    const { status, body } = await logIn({});
    const { text } = problemOf(status, body);
    expect([status, 'words' in text && text.words]).toEqual([
      400,
      'Identifier is a required field; Password is a required field',
    ]);
  });

  test('lets one address, which is the web server’s, log in more than five people in five minutes', async () => {
    const logins = Array.from({ length: 12 }, () => ({ identifier: ACCOUNT.email, password: 'wrong' }));
    for (const credentials of logins) expect((await logIn(credentials)).status).toBe(400);
  });
});
