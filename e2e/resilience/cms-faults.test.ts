import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../support/servers.ts';
import { isList, readAnswers, without, withTitle } from './cms-answers.ts';
import { startFaultyCms } from './faulty-cms.ts';
import type { FaultyCms } from './faulty-cms.ts';
import { FAULTS } from './faults.ts';
import type { Fault } from './faults.ts';
import { readLog } from './log.ts';
import type { Log } from './log.ts';
import { announce, contactRequests, sendContact, startShowroom, visitedPaths } from './showroom.ts';
import { letVisitorsIn } from './visitors.ts';
import type { Answered, Crowd } from './visitors.ts';

const VISITORS = 100;

/** Milliseconds. The CMS is given 3 s for an answer: who waited for it would wait longer than this. */
const MAX_WAIT = 2_900;

const NO_GOOD_CONTENT = 'The CMS returned no usable content; the previous content stays.';
const WELL_AGAIN = 'The CMS answers.';
const LOST = 'The CMS has suddenly lost content; the previous content stays until the loss is confirmed.';
const FOUND = 'What the CMS had lost is there again.';

/** The lists of section 7. */
const LISTS = Object.entries(readAnswers())
  .filter(([, byLocale]) => Object.values(byLocale).some(isList))
  .map(([path]) => path);

const folder = mkdtempSync(join(tmpdir(), 'vitrine-resilience-'));
const dataDir = join(folder, 'data');
let cms: FaultyCms;
let server: RunningServer;
let log: Log;
let crowd: Crowd;
let titles = 0;

async function titleShown(): Promise<string> {
  return /<h1[^>]*>([^<]*)/.exec(await (await fetch(`${server.url}/showroom/entrance`)).text())?.[1] ?? '';
}

function publish(): string {
  titles += 1;
  const title = `Entrance ${titles}`;
  cms.hold(withTitle(readAnswers(), title));
  return title;
}

function isFine({ status, problem, milliseconds }: Answered): boolean {
  return problem === undefined && status === 200 && milliseconds < MAX_WAIT;
}

/** Lets the server look again, and waits until it has begun to. */
async function letLook(): Promise<void> {
  const before = cms.asked();
  await announce(server);
  await expect.poll(cms.asked, { timeout: 10_000, interval: 20 }).toBeGreaterThan(before);
}

/** The outcome of a fault. */
interface Endured {
  readonly contactStatus: number;
  /** The title of the first location during the fault. */
  readonly shownMeanwhile: string;
  readonly warnings: readonly string[];
  /** How often the log reported that it is over. */
  readonly endings: number;
  /** Answers that failed or came late. */
  readonly bad: readonly Answered[];
  readonly lostStreams: number;
}

/** Lets a fault come and go; returns when the newest content is shown. */
async function endure(fault: {
  readonly begin: () => unknown;
  /** More looks during the fault. */
  readonly lookAgain: () => Promise<void>;
  readonly end: () => unknown;
  readonly said: string;
  readonly saidAfterwards: string;
}): Promise<Endured> {
  const before = crowd.answers().length;
  const lostBefore = crowd.lostStreams();
  log.forget();
  await fault.begin();
  await announce(server);
  await log.waitFor(fault.said);
  const contactStatus = await sendContact(server);
  await fault.lookAgain();
  await expect.poll(() => crowd.answers().length - before, { timeout: 20_000 }).toBeGreaterThan(VISITORS);
  const warnings = log.warnings().filter(({ msg }) => !msg.startsWith('Contact requests'));
  const shownMeanwhile = await titleShown();
  const title = publish();
  await fault.end();
  await log.waitFor(fault.saidAfterwards);
  await expect.poll(titleShown, { timeout: 10_000, interval: 50 }).toBe(title);
  const answers = crowd.answers().slice(before);
  return {
    contactStatus,
    shownMeanwhile,
    warnings: warnings.map(({ msg }) => msg),
    endings: log.of(fault.saidAfterwards).length,
    bad: answers.filter((one) => !isFine(one)),
    lostStreams: crowd.lostStreams() - lostBefore,
  };
}

/**
 * Visitors notice nothing, their contact requests are kept, the old content remains, and the log reports each thing
 * once.
 */
function unnoticed(shown: string, warning: string): Endured {
  return {
    contactStatus: 202,
    shownMeanwhile: shown,
    warnings: [warning],
    endings: 1,
    bad: [],
    lostStreams: 0,
  };
}

beforeAll(async () => {
  cms = await startFaultyCms(readAnswers());
  server = await startShowroom({ dataDir, cmsUrl: cms.url });
  log = readLog(server);
  await log.waitFor('Copied the media library.', 45_000);
  const paths = await visitedPaths(server);
  for (const path of paths) await (await fetch(server.url + path)).arrayBuffer();
  crowd = letVisitorsIn(server.url, VISITORS, paths);
});

afterAll(async () => {
  await crowd.sendHome();
  await Promise.all([server.stop(), cms.kill()]);
  rmSync(folder, { recursive: true, force: true });
});

describe('While 100 visitors walk through the showroom, the CMS', () => {
  test('is killed: it is found again by itself', async () => {
    const shown = await titleShown();
    const endured = await endure({
      begin: () => cms.kill(),
      lookAgain: () => announce(server),
      end: () => cms.revive(),
      said: NO_GOOD_CONTENT,
      saidAfterwards: WELL_AGAIN,
    });
    expect(endured).toEqual(unnoticed(shown, NO_GOOD_CONTENT));
  });

  test.each(Object.keys(FAULTS) as (keyof typeof FAULTS)[])('%s', async (name) => {
    const fault: Fault = FAULTS[name];
    const shown = await titleShown();
    const endured = await endure({
      begin: () => cms.behave(fault),
      lookAgain: letLook,
      end: async () => {
        cms.behave();
        await announce(server);
      },
      said: NO_GOOD_CONTENT,
      saidAfterwards: WELL_AGAIN,
    });
    expect(endured).toEqual(unnoticed(shown, NO_GOOD_CONTENT));
  });

  test('answers empty lists alone', async () => {
    const shown = await titleShown();
    const endured = await endure({
      begin: () => cms.hold(without(readAnswers(), ...LISTS)),
      lookAgain: letLook,
      end: () => announce(server),
      said: NO_GOOD_CONTENT,
      saidAfterwards: WELL_AGAIN,
    });
    expect(endured).toEqual(unnoticed(shown, NO_GOOD_CONTENT));
  });

  test('answers an empty list where there were articles and moves', async () => {
    const shown = await titleShown();
    const endured = await endure({
      begin: () => cms.hold(without(readAnswers(), '/api/articles', '/api/content-transitions')),
      lookAgain: letLook,
      end: () => announce(server),
      said: LOST,
      saidAfterwards: FOUND,
    });
    expect(endured).toEqual(unnoticed(shown, LOST));
  });

  test('has lost its last article because an editor has deleted it: that is shown within 2 s', async () => {
    const articles = async () => {
      const { data } = (await (await fetch(`${server.url}/box-api/api/articles`)).json()) as {
        readonly data: readonly unknown[];
      };
      return data.length;
    };
    expect(await articles()).toBeGreaterThan(0);
    log.forget();
    cms.hold(without(readAnswers(), '/api/articles'));
    await announce(server, 'articles');
    await expect.poll(articles, { timeout: 2_000, interval: 20 }).toBe(0);
    expect(log.warnings()).toEqual([]);
  });

  test('takes every contact request of those troubles in the end', async () => {
    await expect.poll(cms.taken, { timeout: 30_000, interval: 100 }).toBe(contactRequests());
  });
});
