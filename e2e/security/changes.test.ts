import type { ContentBundle } from '@vitrine/content/bundle';
import { loadBundle } from '@vitrine/content/load-bundle';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyQuestion, get, mainQuestions } from './addresses.ts';
import { ask, cookiesOf } from './ask.ts';
import type { Question } from './ask.ts';
import { AREAS, leaksIn, SECRETS } from './canaries.ts';
import type { Area } from './canaries.ts';
import { answersOf, CODE_WORLD, inItsLanguages, titleOf } from './changing-content.ts';
import type { Edition } from './changing-content.ts';
import { crawl } from './crawl.ts';
import { openEventStream } from './event-stream.ts';
import type { EventStream } from './event-stream.ts';
import { ACCOUNTS, startLoginCms } from './login-cms.ts';
import type { LoginCms } from './login-cms.ts';
import { logIn, unlock } from './roles.ts';
import type { Role } from './roles.ts';
import { startTarget } from './target.ts';
import type { Target } from './target.ts';

/*
 * "Canary strings … never appear in any response to a visitor who lacks the right", while content and permissions
 * change: every role sends requests all the time, and has a page open that is notified of the changes.
 */

const FAR = Date.parse('2999-01-01T00:00:00Z');

let edition: Edition = { name: 'First edition', code: SECRETS.accessCode, turn: FAR, isLinked: true };
let hasCodeChanged = false;
let cms: LoginCms | undefined;
let target: Target;
let bundle: ContentBundle;
let roles: readonly Role[] = [];
let streams: readonly EventStream[] = [];

/** Who may see this now; the location that opens and the one that closes are for everyone. */
function visitorRole(name: string, cookie: string, areas: () => readonly Area[]): Role {
  return {
    name,
    cookie,
    get sees() {
      return new Set<Area>([...areas(), Date.now() < edition.turn ? 'over' : 'dated']);
    },
  };
}

beforeAll(async () => {
  cms = await startLoginCms((url) => answersOf(edition, url));
  bundle = inItsLanguages(await loadBundle({ cmsUrl: cms.url, token: SECRETS.cmsToken, fetch }));
  target = await startTarget({ cmsUrl: cms.url, waitsForCms: true });
  const { port } = target;
  const holder = cookiesOf(await unlock(port, CODE_WORLD, SECRETS.accessCode));
  roles = [
    visitorRole('anonymous', '', () => []),
    visitorRole('logged in without a scope', await logIn(port, ACCOUNTS.guest), () => ['login']),
    visitorRole('logged in with a scope', await logIn(port, ACCOUNTS.partner), () => ['login', 'scoped']),
    visitorRole('holder of the first code', holder, () => (hasCodeChanged ? [] : ['protected'])),
  ];
  streams = await Promise.all(roles.map(({ cookie }) => openEventStream(port, cookie)));
  await Promise.all(streams.map((stream) => stream.until('content', 1)));
});
afterAll(async () => {
  for (const stream of streams) stream.close();
  await target.stop();
  await cms?.stop();
});

/** Sends requests in one role. @returns the areas that were seen. */
async function look(role: Role, questions: readonly Question[]): Promise<ReadonlySet<Area>> {
  const { findings, seen } = await crawl(target.port, questions, role);
  expect(findings.slice(0, 10)).toEqual([]);
  return seen;
}

async function expectAllSeen(role: Role, questionsOf = mainQuestions): Promise<void> {
  const seen = await look(role, questionsOf(bundle));
  expect([role.name, [...seen].toSorted()]).toEqual([role.name, [...role.sees].toSorted()]);
}

/** Settles when every open page has heard of an event once more. */
async function everyStreamReceives(event: string): Promise<void> {
  await Promise.all(streams.map((stream) => stream.until(event, stream.received(event) + 1)));
}

async function codeChange(): Promise<void> {
  await everyStreamReceives('rights');
  hasCodeChanged = true;
}

async function publish(next: Edition): Promise<void> {
  edition = next;
  const { status } = await ask(target.port, {
    method: 'POST',
    path: '/-/revalidate',
    headers: { authorization: `Bearer ${SECRETS.revalidateSecret}` },
  });
  expect(status).toBe(202);
}

/** Sends requests in every role for as long as a change is in progress. */
async function askMeanwhile(change: Promise<void>): Promise<void> {
  const end = new AbortController();
  const asking = roles.map(async (role) => {
    do await look(role, mainQuestions(bundle));
    while (!end.signal.aborted);
  });
  await Promise.all([change.finally(() => end.abort()), ...asking]);
}

describe('while it changes, what a visitor may not see never leaves the server', () => {
  test('when other content takes the place of the old', async () => {
    const swapped = everyStreamReceives('content');
    await publish({ ...edition, name: 'Second edition' });
    await askMeanwhile(swapped);
    for (const role of roles) await expectAllSeen(role);
    expect((await ask(target.port, { path: '/showroom/entrance' })).body).toContain('Second edition');
  });

  test('when an editor removes what leads to the articles of closed places, and puts it back', async () => {
    const articles = get('/box-api/api/articles?locale=en');
    const titlesFor = async (role: Role): Promise<readonly Area[]> => {
      const { body } = await ask(target.port, { ...articles, headers: { cookie: role.cookie } });
      expect(leaksIn(body, role.sees)).toEqual([]);
      return AREAS.filter((area) => body.includes(titleOf(area)));
    };
    for (const isLinked of [false, true]) {
      const swapped = everyStreamReceives('content');
      await publish({ ...edition, isLinked });
      await askMeanwhile(swapped);
      for (const role of roles) {
        expect([role.name, await titlesFor(role)]).toEqual([
          role.name,
          isLinked ? AREAS.filter((area) => role.sees.has(area)) : [],
        ]);
        await expectAllSeen(role);
      }
    }
  });

  test('when another access code holds', async () => {
    const told = codeChange();
    await publish({ ...edition, code: SECRETS.nextAccessCode });
    await askMeanwhile(told);
    for (const role of roles) await expectAllSeen(role);
    expect((await unlock(target.port, CODE_WORLD, SECRETS.accessCode)).status).toBe(422);
    const cookie = cookiesOf(await unlock(target.port, CODE_WORLD, SECRETS.nextAccessCode));
    await expectAllSeen(visitorRole('holder of the next code', cookie, () => ['protected']));
  });

  test('when an access window opens and another closes', async () => {
    const anybody = visitorRole('anonymous', '', () => []);
    let told = Promise.resolve();
    let seen: readonly Area[] = [];
    // A visitor has to see it first: on a slow machine not at the first attempt.
    for (const seconds of [2, 10, 40]) {
      const swapped = everyStreamReceives('content');
      told = everyStreamReceives('rights');
      await publish({ ...edition, turn: Date.now() + seconds * 1_000 });
      await swapped;
      seen = [...(await look(anybody, [get('/box-api/walk/en')]))];
      if (seen.includes('over')) break;
    }
    expect(seen).toEqual(['over']);
    await askMeanwhile(told);
    expect(Date.now()).toBeGreaterThanOrEqual(edition.turn);
    // After the last change, and so after every one, at any address.
    for (const role of roles) await expectAllSeen(role, everyQuestion);
  });

  test('nor is anything of it told to an open page, or to the log', () => {
    for (const stream of streams) {
      expect(stream.received('content')).toBeGreaterThanOrEqual(3);
      expect(stream.received('rights')).toBeGreaterThanOrEqual(2);
      expect(leaksIn(stream.text(), new Set())).toEqual([]);
    }
    expect(leaksIn(target.log().replaceAll(/"path":"[^"]*"/g, ''), new Set())).toEqual([]);
  });
});
