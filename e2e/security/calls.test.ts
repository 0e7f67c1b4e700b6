import type { ContentBundle } from '@vitrine/content/bundle';
import { doorOf } from '@vitrine/core/world/door';
import { payloadId } from '@vitrine/core/world/ids';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { get, mainQuestions, post } from './addresses.ts';
import { ask } from './ask.ts';
import type { Question } from './ask.ts';
import { everyBody, POSTED } from './bodies.ts';
import { leaksIn, SECRETS } from './canaries.ts';
import type { Area } from './canaries.ts';
import { canaryBundle, payloadIdOf, worldOf } from './canary-content.ts';
import { crawl } from './crawl.ts';
import { ACCOUNTS, startLoginCms } from './login-cms.ts';
import type { LoginCms } from './login-cms.ts';
import { everyRole, logIn, openWorld } from './roles.ts';
import type { Role } from './roles.ts';
import { serverRoutes } from './routes.ts';
import { startTarget } from './target.ts';
import type { Target } from './target.ts';

/* The answers to bodies: to invalid ones, to those that name a closed location, to logins and logouts. */

let cms: LoginCms;
let target: Target;
let bundle: ContentBundle;
let roles: readonly Role[];

beforeAll(async () => {
  bundle = await canaryBundle();
  cms = await startLoginCms();
  target = await startTarget({ cmsUrl: cms.url, bundle });
  roles = await everyRole(target.port);
});
afterAll(async () => {
  await target.stop();
  await cms.stop();
});

/** Sends the requests in one role, and those for the pages that the answers lead to. @returns the areas that were seen. */
async function look(role: Role, questions: readonly Question[]): Promise<ReadonlySet<Area>> {
  const { findings, seen, leadsTo } = await crawl(target.port, questions, role);
  const behind = await crawl(target.port, [...leadsTo].map(get), role);
  expect([...findings, ...behind.findings].slice(0, 10)).toEqual([]);
  return new Set([...seen, ...behind.seen]);
}

function withMore(role: Role, ...areas: readonly Area[]): Role {
  return {
    ...role,
    sees: new Set([...role.sees, ...areas]),
  };
}

function plain(path: string, fields: Readonly<Record<string, string>>): Question {
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields).toString(),
  };
}

/** As a script sends it, and as a page without scripts does. */
function both(path: string, fields: Readonly<Record<string, string>>): readonly Question[] {
  return [post(path, fields), plain(path, fields)];
}

describe('what a visitor may not see is in no answer', () => {
  test('to visitors who unlock or log in, beyond their new rights', async () => {
    const door = String(doorOf(payloadId(payloadIdOf('protected'))));
    const code = SECRETS.accessCode;
    const unlocking = [
      { world: worldOf('protected'), code },
      { door, code },
      { door, code, locale: 'de' },
    ];
    const attempts = (['protected', 'other', 'login', 'scoped', 'dated'] as const).flatMap((area) => {
      const location = payloadId(payloadIdOf(area));
      return [location, `door-${doorOf(location)}`].map((redirect) => ({
        redirect,
        password: SECRETS.password,
      }));
    });
    for (const role of roles) {
      const opened = await look(
        withMore(role, 'protected'),
        unlocking.flatMap((fields) => both('/box-api/unlock', fields)),
      );
      expect([role.name, [...opened]]).toEqual([role.name, expect.arrayContaining(['protected'])]);
      for (const [{ email }, areas] of [
        [ACCOUNTS.guest, ['login']],
        [ACCOUNTS.partner, ['login', 'scoped']],
      ] as const) {
        const seen = await look(
          withMore(role, ...areas),
          attempts.flatMap((fields) => both('/box-api/login', { ...fields, identifier: email })),
        );
        expect([role.name, [...seen]]).toEqual([role.name, expect.arrayContaining([...areas])]);
      }
    }
  });

  test.each([post('/box-api/forget', { login: 'true' }), plain('/box-api/logout', {})])(
    'to a login that $path has ended',
    async (question) => {
      const cookie = [await logIn(target.port, ACCOUNTS.partner), await openWorld(target.port)].join('; ');
      const inside: Role = { name: 'inside', cookie, sees: new Set(['login', 'scoped', 'protected']) };
      expect([...(await look(inside, mainQuestions(bundle)))].toSorted()).toEqual(
        [...inside.sees].toSorted(),
      );
      await look(inside, [question]);
      // The browser forgets a world's cookie; until then it opens what it opened.
      const left: Role = { name: 'left', cookie, sees: new Set(['protected']) };
      expect([...(await look(left, mainQuestions(bundle)))]).toEqual(['protected']);
    },
  );

  test('whatever is sent to a route that takes something', async () => {
    for (const route of serverRoutes()) {
      const path = route.replaceAll(/:\w+/g, 'en');
      const { status } = await ask(target.port, { method: 'POST', path, body: '' });
      expect([route, [404, 405].includes(status)]).toEqual([route, !POSTED.some((own) => own === route)]);
    }
    for (const role of roles) await look(role, everyBody(bundle));
  });

  test('nor in the log', () => {
    expect(leaksIn(target.log().replaceAll(/"path":"[^"]*"/g, ''), new Set())).toEqual([]);
  });
});
