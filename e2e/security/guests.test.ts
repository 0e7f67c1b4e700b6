import type { ContentBundle } from '@vitrine/content/bundle';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyQuestion } from './addresses.ts';
import { ask, cookiesOf } from './ask.ts';
import type { Answer } from './ask.ts';
import type { Area } from './canaries.ts';
import { canaryBundle, payloadIdOf } from './canary-content.ts';
import { figureAnswer } from './canary-figures.ts';
import { crawl, shareOf } from './crawl.ts';
import { openEventStream } from './event-stream.ts';
import type { EventStream } from './event-stream.ts';
import { ACCOUNTS, startLoginCms } from './login-cms.ts';
import type { LoginCms } from './login-cms.ts';
import { bytesOfCanaries } from './mark.ts';
import { logIn } from './roles.ts';
import { startTarget } from './target.ts';
import type { Target } from './target.ts';

/*
 * "Of a world that a guest may not enter, no id, title, picture or file reaches that guest by stream, HTML or data.
 * With open doors they enter while the tour runs and are out 60 s after its end (whole crawl)."
 */

let cms: LoginCms;
let target: Target;
let bundle: ContentBundle;

beforeAll(async () => {
  cms = await startLoginCms(figureAnswer);
  bundle = presentedByAnyLogin(await canaryBundle(cms.url));
  const media = bytesOfCanaries(bundle.snapshots);
  target = await startTarget({ cmsUrl: cms.url, bundle, media, env: { FIGURE_ORIGINS: cms.url } });
});
afterAll(async () => {
  await target.stop();
  await cms.stop();
});

/** The canaries ask for a scope that is a canary itself. */
function presentedByAnyLogin(canaries: ContentBundle): ContentBundle {
  const snapshots = Object.entries(canaries.snapshots).map(([locale, snapshot]) => {
    const { presenters: _rule, ...settings } = snapshot.settings;
    return [locale, { ...snapshot, settings }];
  });
  return { ...canaries, snapshots: Object.fromEntries(snapshots) };
}

/** A guide, whose login opens more than a guest may see. */
interface Guide {
  readonly cookie: string;
  readonly code: string;
  readonly stream: EventStream;
}

function send(call: string, cookie: string, fields: Readonly<Record<string, unknown>>): Promise<Answer> {
  return ask(target.port, {
    method: 'POST',
    path: `/box-api/presentation/${call}`,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
    body: JSON.stringify(fields),
  });
}

/** A presentation whose guide is in the world that needs a login. */
async function aGuide(): Promise<Guide> {
  const login = await logIn(target.port, ACCOUNTS.partner);
  const begun = await send('begin', login, { location: payloadIdOf('login'), open: '', locale: 'en' });
  expect(begun.status).toBe(200);
  const { code }: { readonly code: string } = JSON.parse(begun.body);
  const cookie = `${login}; ${cookiesOf(begun)}`;
  const stream = await openEventStream(target.port, cookie);
  await stream.until('presentation', 1);
  return { cookie, code, stream };
}

async function aGuest(code: string): Promise<string> {
  const joined = await ask(target.port, { path: `/join/${code}` });
  expect(joined.status).toBe(303);
  return cookiesOf(joined);
}

/**
 * Asks for everything as a guest, and expects to find exactly what is open to them.
 *
 * @param share of the requests before a merge.
 */
async function expectToSee(cookie: string, areas: readonly Area[], share: number): Promise<void> {
  const role = { name: 'guest of a presentation', cookie, sees: new Set(areas) };
  const { findings, seen } = await crawl(target.port, shareOf(everyQuestion(bundle), share), role);
  expect(findings.slice(0, 20)).toEqual([]);
  expect([...seen].toSorted()).toEqual(areas.toSorted());
}

test('a guest gets nothing of where the guide is, but through open doors and until the end', async () => {
  const { cookie, code, stream } = await aGuide();
  const guest = await aGuest(code);
  await expectToSee(guest, [], 1);
  expect((await send('doors', cookie, { open: true })).status).toBe(204);
  await expectToSee(guest, ['login'], 2);
  expect((await send('doors', cookie, { open: false })).status).toBe(204);
  const window = await openEventStream(target.port, guest);
  await window.until('presentation', 1);
  expect((await send('doors', cookie, { open: true })).status).toBe(204);
  await window.until('rights', 1);
  expect((await send('end', cookie, {})).status).toBe(204);
  await window.until('rights', 2);
  await expectToSee(guest, [], 3);
  stream.close();
  window.close();
});
