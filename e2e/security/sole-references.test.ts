import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyQuestion, get } from './addresses.ts';
import { ask } from './ask.ts';
import type { Area } from './canaries.ts';
import { crawl, shareOf } from './crawl.ts';
import { startLoginCms } from './login-cms.ts';
import type { LoginCms } from './login-cms.ts';
import { fileOf, mediaIn } from './mark.ts';
import { canariesOf, HOMES, soleReferencesBundle, shownFilesOf, signOf } from './sole-references-content.ts';
import type { Home } from './sole-references-content.ts';
import { everyRole } from './roles.ts';
import type { Role } from './roles.ts';
import { startTarget } from './target.ts';
import type { Target } from './target.ts';

/*
 * "Canary strings … never appear in any response to a visitor who lacks the right", for each kind of reference
 * separately: content that only this reference leads to belongs to the location with the reference, and to none once
 * it has been removed.
 */

const CONTENT = ['articles', 'dashboards', 'menus', 'icons', 'screensavers'];

/** Of a file, so that its bytes are recognised wherever they come out. */
function bytesOf(name: string): string {
  return `${name} in the bytes of a file`;
}

function mayEnter(role: Role, home: Home): boolean {
  return home === 'open' || role.sees.has(home satisfies Area);
}

describe.each([
  { name: 'each kind of link alone', isLinked: true },
  { name: 'no link, after an editor has removed it', isLinked: false },
])('what is reached by $name', ({ isLinked }) => {
  const bundle = soleReferencesBundle(isLinked);
  let cms: LoginCms;
  let target: Target;
  let roles: readonly Role[];

  beforeAll(async () => {
    cms = await startLoginCms();
    const files = [
      ...mediaIn(bundle.snapshots).map((url) => fileOf(url)),
      ...HOMES.flatMap((home) =>
        canariesOf(home).flatMap(([reference, canary]) => shownFilesOf(reference, canary)),
      ),
    ];
    const media = new Map(files.map((name) => [name, bytesOf(name)]));
    target = await startTarget({ cmsUrl: cms.url, bundle, media });
    roles = await everyRole(target.port);
  });
  afterAll(async () => {
    await target.stop();
    await cms.stop();
  });

  const asks = (path: string, { cookie }: Role) =>
    ask(target.port, { path, headers: cookie === '' ? {} : { cookie } });

  /** What a role learns about all content in a language. */
  const toldTo = async (role: Role, locale: string): Promise<string> => {
    const answers = await Promise.all(
      CONTENT.map((endpoint) => asks(`/box-api/api/${endpoint}?locale=${locale}`, role)),
    );
    expect(answers.map(({ status }) => status)).toEqual(CONTENT.map(() => 200));
    return answers.map(({ body }) => body).join('\n');
  };

  test('is in no answer to other roles, at any address', async () => {
    const inTexts = HOMES.filter((home) => home !== 'open').flatMap((home) =>
      canariesOf(home).flatMap(([reference, canary]) =>
        shownFilesOf(reference, canary).flatMap((name) => [
          get(`/box-api/uploads/${encodeURIComponent(name)}`),
          get(`/box-api/images/750/${encodeURIComponent(name)}`),
          get(`/box-api/tiles/0/0/0/${encodeURIComponent(name)}`),
        ]),
      ),
    );
    for (const [index, role] of roles.entries()) {
      // What nothing leads to is closed to everyone: all roles share the requests then.
      const questions = shareOf([...everyQuestion(bundle), ...inTexts], isLinked ? index : index + 1);
      const { findings, seen, answers } = await crawl(target.port, questions, role);
      expect(findings.slice(0, 20)).toEqual([]);
      expect([role.name, [...seen].toSorted()]).toEqual([role.name, [...role.sees].toSorted()]);
      expect(answers).toBe(questions.length);
    }
  });

  test('is told to those who may enter, as long as something leads there', async () => {
    for (const role of roles) {
      for (const locale of ['en', 'de']) {
        const told = await toldTo(role, locale);
        for (const home of HOMES) {
          const canaries = canariesOf(home);
          const seen = canaries.filter(([reference, canary]) => told.includes(signOf(reference, canary)));
          const expected = isLinked && mayEnter(role, home) ? canaries : [];
          expect([role.name, home, seen.map(([reference]) => reference)]).toEqual([
            role.name,
            home,
            expected.map(([reference]) => reference),
          ]);
        }
      }
    }
  });

  test('and so are its files, those that are in a text alone among them', async () => {
    for (const role of roles) {
      for (const home of HOMES) {
        const mayHave = isLinked && mayEnter(role, home);
        for (const [reference, canary] of canariesOf(home)) {
          for (const name of shownFilesOf(reference, canary)) {
            const { status, body } = await asks(`/box-api/uploads/${encodeURIComponent(name)}`, role);
            const got = [role.name, name, status, body.includes(bytesOf(name))];
            expect(got).toEqual([role.name, name, mayHave ? 200 : 404, mayHave]);
          }
        }
      }
    }
  });
});
