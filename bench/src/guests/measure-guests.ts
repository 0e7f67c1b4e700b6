import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { whole } from '../report/figures.ts';
import type { Progress, Section } from '../report/section.ts';
import { startProduct, waitUntilQuiet } from '../server/product-server.ts';
import { readMetrics } from '../server/server-metrics.ts';
import { FIRST_LOCATION } from '../server/shipped-showroom.ts';
import { findPages } from '../visitors/find-pages.ts';
import { runVisitors } from '../visitors/run-visitors.ts';
import type { SampledPage } from '../visitors/visitors-job.ts';
import type { GuestsJob, GuestsReport, GuestsStart } from './guests-job.ts';
import { sectionOf } from './guests-section.ts';
import type { Round } from './guests-section.ts';
import { startLoginCms } from './login-cms.ts';

const SCRIPT = fileURLToPath(new URL('guests-process.ts', import.meta.url));

const VISITORS = 1_000;
const GUESTS = 200;
const ROUNDS = { whole: 5, short: 2 } as const;
const SECONDS = { whole: 60, short: 20 } as const;
const ARRIVAL_SECONDS = 5;

/** Seconds of visitors who are not measured: the first ones find pages that were never rendered. */
const WARMING_SECONDS = 15;

/**
 * What a presentation of 200 guests costs a web process with 1,000 visitors, and how late its guests get what the
 * guide sends.
 *
 * @param dataDir in which the pictures of the first visitors are made.
 */
export async function measureGuests(dataDir: string, isShort: boolean, progress: Progress): Promise<Section> {
  const length = isShort ? 'short' : 'whole';
  const seconds = SECONDS[length];
  const cms = await startLoginCms();
  const product = await startProduct({ dataDir, cmsUrl: cms.url, firstPage: FIRST_LOCATION });
  try {
    progress('looking at every page');
    const pages = await findPages(product.origin);
    await waitUntilQuiet(product);
    const locations = await locationsOf(product.origin, pages);
    const run = { origin: product.origin, pages, seconds, locations };
    progress(`${whole(VISITORS)} visitors who are not measured`);
    await visitorsWith(undefined, { ...run, seconds: WARMING_SECONDS });
    const without: Round[] = [];
    const together: Round[] = [];
    for (let round = 1; round <= ROUNDS[length]; round += 1) {
      progress(`round ${round} of ${ROUNDS[length]}: ${whole(VISITORS)} visitors`);
      without.push(await visitorsWith(undefined, run));
      progress(`the same beside ${whole(GUESTS)} guests`);
      const presentation = await startPresentation({ origin: run.origin, guests: GUESTS, locations });
      together.push(await visitorsWith(presentation, run));
    }
    for (const { guests } of together) for (const failure of guests?.firstFailures ?? []) progress(failure);
    return sectionOf({ without, together, seconds, visitors: VISITORS, guests: GUESTS });
  } finally {
    await product.stop();
    await cms.stop();
  }
}

/**
 * The ids of the locations of some pages, each once; pages of stories have none.
 *
 * @throws Error when there is none to walk to.
 */
async function locationsOf(origin: string, pages: readonly SampledPage[]): Promise<readonly string[]> {
  const ids = await Promise.all(
    pages.map(async ({ page }) => {
      const html = await (await fetch(origin + page)).text();
      return /data-location="([^"]+)"/.exec(html)?.[1] ?? '';
    }),
  );
  const locations = [...new Set(ids)].filter((id) => id !== '');
  if (locations.length < 2) throw new Error('The pages show fewer than two locations.');
  return locations;
}

type Presentation = Awaited<ReturnType<typeof startPresentation>>;

/** Lets a guide begin and guests join, in another process. */
async function startPresentation(job: GuestsJob) {
  const child = fork(SCRIPT, [JSON.stringify(job)]);
  const exit = once(child, 'exit').then(() => {
    throw new Error('The guests brought no report.');
  });
  exit.catch(() => {});
  await Promise.race([once(child, 'message'), exit]);
  return {
    present: async (start: GuestsStart): Promise<GuestsReport> => {
      const answer = Promise.race([once(child, 'message'), exit]);
      child.send(start);
      const [report] = await answer;
      return report as GuestsReport;
    },
  };
}

async function visitorsWith(
  presentation: Presentation | undefined,
  run: { readonly origin: string; readonly pages: readonly SampledPage[]; readonly seconds: number },
): Promise<Round> {
  const { origin, pages, seconds } = run;
  const before = await readMetrics(origin);
  const [visitors, guests] = await Promise.all([
    runVisitors({ origin, pages, seconds, visitors: VISITORS, arrival: ARRIVAL_SECONDS }),
    presentation?.present({ seconds }),
  ]);
  const after = await readMetrics(origin);
  return {
    share: (after.cpuSeconds - before.cpuSeconds) / seconds,
    visitorFailures: visitors.failures,
    visitorWait: visitors.waits.all?.p99 ?? Number.NaN,
    guests,
  };
}
