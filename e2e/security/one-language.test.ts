import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentBundle } from '@vitrine/content/bundle';
import { loadBundle } from '@vitrine/content/load-bundle';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../support/processes.ts';
import { everyQuestion, mainQuestions } from './addresses.ts';
import { ask, cookiesOf } from './ask.ts';
import type { Question } from './ask.ts';
import { SECRETS } from './canaries.ts';
import type { Area } from './canaries.ts';
import { CODE_WORLD, inItsLanguages } from './changing-content.ts';
import { crawl, shareOf } from './crawl.ts';
import { openEventStream } from './event-stream.ts';
import type { EventStream } from './event-stream.ts';
import { ACCOUNTS, startLoginCms } from './login-cms.ts';
import type { LoginCms } from './login-cms.ts';
import { answersWhileClosed } from './one-language-content.ts';
import type { Closing } from './one-language-content.ts';
import { altered, logIn, unlock } from './roles.ts';
import type { Role } from './roles.ts';
import { startTarget } from './target.ts';
import type { Target } from './target.ts';

/*
 * Content that an editor closes and publishes in one language is closed in all of them, in the same swap as that
 * publication: each access field, for every role without permission, at every address (decision 0030).
 */

const AREAS: readonly Area[] = ['protected', 'login', 'scoped', 'dated', 'over'];
const OPEN: Closing = { closedIn: undefined, code: '' };

let closing: Closing = OPEN;
let cms: LoginCms;
let target: Target;

/** Everything there is, in all seven languages. */
let bundle: ContentBundle;
let stream: EventStream;

beforeAll(async () => {
  cms = await startLoginCms((url) => answersWhileClosed(closing, url));
  bundle = await loadBundle({ cmsUrl: cms.url, token: SECRETS.cmsToken, fetch });
  target = await startTarget({ cmsUrl: cms.url, waitsForCms: true });
  stream = await openEventStream(target.port, '');
  await stream.until('content', 1);
});
afterAll(async () => {
  stream.close();
  await target.stop();
  await cms.stop();
});

/**
 * Publishes in one language, as the CMS says, and waits until the server shows it. A refresh of everything that is
 * under way is given up for it, so the next swap has what was published.
 */
async function publish(next: Closing, locale: string): Promise<void> {
  closing = next;
  const swapped = stream.until('content', stream.received('content') + 1);
  const changes = ['worlds', 'content-locations'].map((collection) => ({ collection, locale }));
  const { status } = await ask(target.port, {
    method: 'POST',
    path: '/-/revalidate',
    headers: {
      authorization: `Bearer ${SECRETS.revalidateSecret}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ changes }),
  });
  expect(status).toBe(202);
  await swapped;
}

function visitor(name: string, cookie: string, sees: readonly Area[]): Role {
  return {
    name,
    cookie,
    sees: new Set(sees),
  };
}

/** Sends requests in one role. @returns the areas that were seen, and the faults. */
async function look(role: Role, questions: readonly Question[]) {
  const { findings, seen } = await crawl(target.port, questions, role);
  return { name: role.name, findings: findings.slice(0, 10), seen: [...seen].toSorted() };
}

/** The result of a check in which exactly the permitted content was seen. */
function asAllowed({ name, sees }: Role) {
  return { name, findings: [], seen: [...sees].toSorted() };
}

/** The message of such a world's page. */
function shutSentence(locale: string): string {
  const file = join(ROOT, `packages/texts/src/messages/page/${locale}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)['error__world_shut'] ?? '?';
}

describe.each(['en', 'de'])('closed and published in %s alone', (language) => {
  test('is seen by everybody in every language before', async () => {
    if (closing.closedIn !== undefined) await publish(OPEN, closing.closedIn);
    const anybody = visitor('anonymous', '', AREAS);
    expect(await look(anybody, mainQuestions(bundle))).toEqual(asAllowed(anybody));
  });

  test('is closed in every language once that language is published', async () => {
    await publish({ closedIn: language, code: SECRETS.accessCode }, language);
    const { port } = target;
    const anonymous = visitor('anonymous', '', []);
    // First of all: the refresh that follows a publish would close it.
    expect(await look(anonymous, mainQuestions(bundle))).toEqual(asAllowed(anonymous));
    expect(await look(anonymous, everyQuestion(inItsLanguages(bundle)))).toEqual(asAllowed(anonymous));
    const guest = await logIn(port, ACCOUNTS.guest);
    const partner = await logIn(port, ACCOUNTS.partner);
    const code = cookiesOf(await unlock(port, CODE_WORLD, SECRETS.accessCode));
    const others = [
      visitor('logged in without a scope', guest, ['login']),
      visitor('logged in with a scope', partner, ['login', 'scoped']),
      visitor('holder of the code', code, ['protected']),
      visitor('forged cookies', altered(`${partner}; ${code}`), []),
    ];
    for (const [index, role] of others.entries()) {
      expect(await look(role, mainQuestions(bundle))).toEqual(asAllowed(role));
      const questions = shareOf(everyQuestion(inItsLanguages(bundle)), index + 1);
      expect(await look(role, questions)).toEqual(asAllowed(role));
    }
  });

  test('stays closed while its code is missing, and says so instead of taking guesses', async () => {
    const code = cookiesOf(await unlock(target.port, CODE_WORLD, SECRETS.accessCode));
    expect(code).not.toBe('');
    await publish({ closedIn: language, code: '  ' }, language);
    for (const role of [visitor('anonymous', '', []), visitor('holder of the code', code, [])]) {
      expect(await look(role, mainQuestions(bundle))).toEqual(asAllowed(role));
    }
    for (const { code: locale } of bundle.locales) {
      const path = locale === 'en' ? `/${CODE_WORLD}` : `/${locale}/${CODE_WORLD}`;
      const { status, body } = await ask(target.port, { path });
      expect({ path, status, asks: body.includes('name="code"') }).toEqual({
        path,
        status: 403,
        asks: false,
      });
      expect(body).toContain(shutSentence(locale));
    }
    for (const guess of ['', '0000', SECRETS.accessCode]) {
      expect((await unlock(target.port, CODE_WORLD, guess)).status).toBe(503);
    }
  });
});
