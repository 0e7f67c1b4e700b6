import type { ContentBundle } from '@vitrine/content/bundle';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyAsset, everyQuestion, PAGES, ROUTES } from './addresses.ts';
import { ask } from './ask.ts';
import { leaksIn, numberOf, wordOf } from './canaries.ts';
import { canaryBundle } from './canary-content.ts';
import { figureAnswer } from './canary-figures.ts';
import { crawl, problemsOf, shareOf } from './crawl.ts';
import { startLoginCms } from './login-cms.ts';
import type { LoginCms } from './login-cms.ts';
import { everyEntrance } from './entrances.ts';
import { bytesOfCanaries } from './mark.ts';
import { everyRole } from './roles.ts';
import type { Role } from './roles.ts';
import { pageRoutes, serverRoutes } from './routes.ts';
import { startTarget } from './target.ts';
import type { Target } from './target.ts';

/*
 * "Canary strings placed in every field and file name of a protected world, a login-only world, a scoped location
 * and an unpublished entry never appear in any response to a visitor who lacks the right."
 */

let cms: LoginCms;
let target: Target;
let bundle: ContentBundle;
let roles: readonly Role[];

beforeAll(async () => {
  cms = await startLoginCms(figureAnswer);
  bundle = await canaryBundle(cms.url);
  const media = bytesOfCanaries(bundle.snapshots);
  target = await startTarget({ cmsUrl: cms.url, bundle, media, env: { FIGURE_ORIGINS: cms.url } });
  roles = await everyRole(target.port);
});
afterAll(async () => {
  await target.stop();
  await cms.stop();
});

describe('the crawler', () => {
  test('knows every route of the server and every page of the app', () => {
    expect(Object.keys(ROUTES)).toEqual(expect.arrayContaining([...serverRoutes()]));
    expect(Object.keys(PAGES)).toEqual(expect.arrayContaining([...pageRoutes()]));
  });

  test('finds what is planted, and lets an answer repeat what it was asked', () => {
    const nothing = new Set<never>();
    const payload = `${wordOf('protected')}-payload-a`;
    expect(leaksIn('harmless', nothing)).toEqual([]);
    expect(leaksIn(`<p>${wordOf('scoped').toUpperCase()}</p>`, nothing)).toEqual(['scoped']);
    expect(leaksIn(`?article=${numberOf('login', 1)}`, nothing)).toEqual(['login']);
    expect(leaksIn(`1${numberOf('login', 1)}`, nothing)).toEqual([]);
    expect(leaksIn(`a${numberOf('login', 1)}f`, nothing)).toEqual(['login']);
    expect(leaksIn('zqxsecretzqx-jwt', nothing)).toEqual(['secret']);
    expect(leaksIn(wordOf('login'), new Set(['login']))).toEqual([]);
    const asked = `/${wordOf('protected')}-world/${wordOf('protected')}-slug-a`;
    expect(leaksIn(`canonical ${asked}`, nothing, asked)).toEqual([]);
    expect(leaksIn(`/login?redirect=${payload}`, nothing, asked)).toEqual(['protected']);
    expect(leaksIn(`${asked} ${wordOf('protected')}`, nothing, asked)).toEqual(['protected']);
    const encoded = asked.replaceAll('z', '%7a').replaceAll('x', '%2578');
    expect(leaksIn(`canonical ${asked}`, nothing, `${encoded}%zz`)).toEqual([]);
    expect(leaksIn(`?from=%2F${asked.slice(1, -2)} \\u002F${asked.slice(1)}`, nothing, asked)).toEqual([]);
    const answer = { status: 200, headers: { etag: payload }, body: '', milliseconds: 0 };
    const question = { path: '/' };
    expect(problemsOf(answer, { question, role: { sees: nothing } })).toEqual(['tells of protected']);
  });
});

describe('what a visitor may not see never leaves the server', () => {
  test('in any role, at any address', async () => {
    for (const [index, role] of roles.entries()) {
      const questions = shareOf([...everyQuestion(bundle), ...(index < 2 ? everyAsset() : [])], index);
      const { findings, seen, answers } = await crawl(target.port, questions, role);
      expect(findings.slice(0, 20)).toEqual([]);
      // A crawler that sees nothing at all finds nothing either.
      expect([role.name, [...seen].toSorted()]).toEqual([role.name, [...role.sees].toSorted()]);
      expect(answers).toBe(questions.length);
    }
  });

  test('nor the numbers of its dashboards, which those who may see them get', async () => {
    for (const area of ['protected', 'scoped'] as const) {
      const path = `/box-api/figures/en/${numberOf(area, 2)}`;
      const [within, without] = [true, false].map((isSeen) =>
        roles.find(({ sees }) => sees.has(area) === isSeen),
      );
      if (within === undefined || without === undefined) throw new Error(`No role for ${area}.`);
      const asked = ({ cookie }: Role) => ask(target.port, { path, headers: { cookie } });
      // The server reads the source while it answers others.
      const body = async () => (await asked(within)).body;
      await expect.poll(body, { timeout: 60_000 }).toContain(String(numberOf(area, 9)));
      expect((await asked(within)).body).not.toContain('zqxsecretzqx');
      expect((await asked(without)).status).toBe(404);
    }
  });

  test('under any host that leads into a world', async () => {
    for (const [index, role] of roles.entries()) {
      const questions = shareOf(everyEntrance(bundle), index);
      const { findings, seen, answers } = await crawl(target.port, questions, role);
      expect(findings.slice(0, 20)).toEqual([]);
      // A host leads to a world's start, never to a single location.
      const worlds = [...role.sees].filter((area) => area !== 'scoped');
      expect([role.name, [...seen].toSorted()]).toEqual([role.name, worlds.toSorted()]);
      expect(answers).toBe(questions.length);
    }
  });

  test('nor in the log', () => {
    const log = target.log();
    expect(log).toContain('"path":"/version"');
    // Paths are logged as they were asked for, without their query.
    const own = log
      .split('\n')
      .filter((line) => line !== '' && !/"(?:sentence|msg)":"request"/.test(line))
      .join('\n');
    expect(leaksIn(own, new Set())).toEqual([]);
    expect(leaksIn(log.replaceAll(/"path":"[^"]*"/g, ''), new Set())).toEqual([]);
  });
});
