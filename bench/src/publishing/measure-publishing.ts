import type { Page } from '@playwright/test';
import { buildCms } from '../../../scripts/run/builds.ts';
import { freePort } from '../../../scripts/run/free-port.ts';
import { duration } from '../report/figures.ts';
import type { Progress, Section } from '../report/section.ts';
import { withBrowser, WINDOW } from '../server/browser.ts';
import { startCms } from '../server/cms-server.ts';
import type { CmsServer } from '../server/cms-server.ts';
import { ROOT, runNode } from '../server/processes.ts';
import { startProduct, waitUntilQuiet } from '../server/product-server.ts';
import { FIRST_LOCATION, withFolder } from '../server/shipped-showroom.ts';
import { median } from '../statistics.ts';

/** docs/design/bars.md: milliseconds until a publish is seen by an open page. */
const MAX_WAIT = 2_000;

const ROUNDS = 20;

/** The location that is published, by its `payloadId`. */
const PUBLISHED = 'entrance';

const LOCATIONS = 'content-manager/collection-types/api::content-location.content-location';

/** How soon visitors see what an editor publishes: the demo in a CMS of its own, a showroom on it, and a page that is open. */
export function measurePublishing(progress: Progress): Promise<Section> {
  return withFolder(async (dataDir) => {
    progress('building the admin panel');
    await buildCms(ROOT);
    progress('seeding the CMS');
    await runNode('apps/cms/scripts/seed.ts', {
      args: ['--without-accounts'],
      env: { NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: '' },
    });
    progress('starting the CMS and the showroom');
    const port = await freePort();
    const cms = await startCms({ dataDir, revalidateUrl: `http://127.0.0.1:${port}/-/revalidate` });
    try {
      const product = await startProduct({ dataDir, cmsUrl: cms.url, port, firstPage: FIRST_LOCATION });
      try {
        await waitUntilQuiet(product);
        return await withBrowser(async (browser) => {
          const page = await browser.newPage({ viewport: WINDOW });
          const isListening = page.waitForResponse('**/box-api/events');
          await page.goto(product.origin + FIRST_LOCATION);
          await isListening;
          progress('publishing');
          return sectionOf(await publishAgainAndAgain(cms, page));
        });
      } finally {
        await product.stop();
      }
    } finally {
      await cms.stop();
    }
  });
}

/** What one publish took, in milliseconds. */
interface Published {
  /** Until the CMS had answered the editor. */
  readonly publishing: number;
  /** From then on until the page showed it. */
  readonly wait: number;
}

async function publishAgainAndAgain(cms: CmsServer, page: Page): Promise<readonly Published[]> {
  const publish = await publisherOf(cms);
  const rounds: Published[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const title = `Published for the ${round}th time`;
    const begun = performance.now();
    await publish(title);
    const answered = performance.now();
    await page.locator('h1', { hasText: title }).waitFor();
    rounds.push({ publishing: answered - begun, wait: performance.now() - answered });
  }
  return rounds;
}

/** @returns publishes the location under a title */
async function publisherOf(cms: CmsServer): Promise<(title: string) => Promise<void>> {
  const headers = {
    authorization: `Bearer ${await cms.token()}`,
    'content-type': 'application/json',
  };
  const list = `${cms.url}/${LOCATIONS}?filters[payloadId][$eq]=${PUBLISHED}&locale=en`;
  const { results } = (await (await fetch(list, { headers })).json()) as {
    readonly results: readonly { readonly documentId: string }[];
  };
  const address = `${cms.url}/${LOCATIONS}/${results[0]?.documentId}/actions/publish?locale=en`;
  return async (title) => {
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ title }) });
    if (!answer.ok) throw new Error(`The CMS published nothing: ${await answer.text()}`);
  };
}

function sectionOf(rounds: readonly Published[]): Section {
  const waits = rounds.map(({ wait }) => wait);
  const longest = Math.max(...waits);
  return {
    title: 'Publishing',
    tables: [
      {
        head: ['of a location', 'median', 'longest'],
        rows: [
          ['the CMS answers the editor', ...timesOf(rounds.map(({ publishing }) => publishing))],
          ['from then on until an open page shows it', ...timesOf(waits)],
        ],
      },
    ],
    notes: [
      `The demo in a CMS of its own on SQLite, ${ROUNDS} times one after the other, each as soon as the last one is seen. The browser, the showroom and the CMS share the machine.`,
    ],
    bars: [
      {
        what: `A publish is seen by an open page, longest of ${ROUNDS}`,
        limit: duration(MAX_WAIT),
        measured: duration(longest),
        isKept: longest < MAX_WAIT,
      },
    ],
  };
}

function timesOf(times: readonly number[]): readonly [string, string] {
  return [duration(median(times)), duration(Math.max(...times))];
}
