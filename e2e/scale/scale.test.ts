import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openEditor } from '../support/editor.ts';
import type { Editor } from '../support/editor.ts';
import { invite, pagesOf } from './crowd.ts';
import type { CrowdReport } from './crowd.ts';
import { MISSING, startInstallation } from './installation.ts';
import type { Installation, Mortal } from './installation.ts';
import { beginLeads } from './leads.ts';
import { beginPublishing } from './publishing.ts';

/*
 * Three web servers and two processes of the CMS on one Postgres, one Redis and one bucket, behind nginx: what each of
 * them may do to visitors when it is killed, or away for half a minute. Nothing.
 */

const VISITORS = 500;

/** Milliseconds. */
const OUTAGE = 30_000;
/** Between two kills: what was killed is back and at work. */
const BREATH = 5_000;
/** In which a change has to be on every web server. */
const PUBLISHED_WITHIN = 2_000;
/** In which an event stream has to be back. */
const STREAM_BACK_WITHIN = 5_000;
/** Until everything that was accepted is delivered, after the last failure. */
const DELIVERED_WITHIN = 120_000;

/** Locations' pictures are asked for in this width, as AVIF and as WebP. */
const WIDTH = 1000;

if (MISSING.length > 0)
  process.stderr.write(`The tests of many processes are skipped: there is not ${MISSING.join(', ')}.\n`);

async function text(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.text();
}

/** A number of a web server's metrics; 0 where there is none yet. */
async function metric(web: Mortal, pattern: RegExp): Promise<number> {
  return Number(pattern.exec(await text(`${web.url}/metrics`))?.[1] ?? 0);
}

function encoded(web: Mortal): Promise<number> {
  return metric(web, /^vitrine_pictures_total\{from="encode"\} (\d+)$/m);
}

function fromBucket(web: Mortal): Promise<number> {
  return metric(web, /^vitrine_pictures_total\{from="bucket"\} (\d+)$/m);
}

function writtenPictures({ bucket }: Installation): number {
  return bucket.requests.filter((request) => request.startsWith('PUT pictures/')).length;
}

/** The names of the pictures in the locations that everyone may see. */
async function picturesOf(web: Mortal): Promise<readonly string[]> {
  const { data } = JSON.parse(await text(`${web.url}/box-api/api/content-locations?locale=en`)) as {
    readonly data: unknown;
  };
  const names = [...JSON.stringify(data).matchAll(/\/box-api\/uploads\/([^"?]+\.(?:jpg|png|webp))/g)];
  return [...new Set(names.map(([, name = '']) => name))];
}

/** Asks for a picture until it comes in its best form. */
async function best(web: Mortal, path: string, accept: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const answer = await fetch(`${web.url}${path}`, { headers: { accept } });
      await answer.body?.cancel();
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(accept.split(',')[0]);
      expect(answer.headers.get('cache-control')).not.toContain('max-age=60');
    },
    { timeout: 120_000, interval: 250 },
  );
}

describe.skipIf(MISSING.length > 0)('many processes of one showroom', () => {
  let installation: Installation;
  let editor: Editor;

  beforeAll(async () => {
    installation = await startInstallation();
    editor = await openEditor(installation.cmsUrl);
  });
  afterAll(() => installation?.stop());

  test('a web server with an empty disk serves every picture and encodes none', async () => {
    const [first] = installation.webs;
    if (!first) throw new Error('There is no web server.');
    const names = await picturesOf(first);
    expect(names.length).toBeGreaterThan(30);
    const addresses = names.map((name) => `/box-api/images/${WIDTH}/${name}`);
    const askAll = async (web: Mortal): Promise<void> => {
      for (const path of addresses) {
        await best(web, path, 'image/webp');
        await best(web, path, 'image/avif,image/webp');
      }
    };
    await askAll(first);
    // What each server makes ready by itself is shared as well.
    for (const web of installation.webs) {
      await vi.waitFor(async () => expect(await metric(web, /^vitrine_image_queue_length (\d+)$/m)).toBe(0), {
        timeout: 300_000,
        interval: 1_000,
      });
    }
    // An encode may still be running. What is written was made before, so equal counts in this order mean that nothing
    // was left to write at the first of them.
    await vi.waitFor(
      async () => {
        const written = writtenPictures(installation);
        const made = (await Promise.all(installation.webs.map(encoded))).reduce(
          (sum, count) => sum + count,
          0,
        );
        expect(written).toBeGreaterThanOrEqual(made);
      },
      { timeout: 60_000, interval: 250 },
    );
    const empty = await installation.addWeb();
    await askAll(empty);
    expect(await encoded(empty)).toBe(0);
    expect(await fromBucket(empty)).toBeGreaterThanOrEqual(2 * addresses.length);
    await empty.stop();
  });

  test('kills and outages cost no visitor a page, no lead and no publish', async () => {
    const { webs, cmss, postgres, redis, bucket, url, cmsUrl } = installation;
    const pages = await pagesOf(url);
    const [first] = webs;
    if (!first) throw new Error('There is no web server.');
    const pictures = (await picturesOf(first)).map((name) => `/box-api/images/${WIDTH}/${name}`);
    expect(pages.length).toBeGreaterThan(50);
    // As in a showroom that has been open for a while: its pictures are made and copied.
    for (const web of webs) for (const path of pictures) await best(web, path, 'image/webp');

    const crowd = invite({ url, visitors: VISITORS, paths: [...pages, ...pictures] });
    await vi.waitFor(() => expect(crowd.report().streams).toBe(VISITORS), { timeout: 60_000 });
    const begun = performance.now();
    const leads = beginLeads(url);
    const publishing = beginPublishing({ editor, webs });
    await wait(BREATH);

    for (const web of webs) {
      await publishing.without(async () => {
        await web.kill();
        await wait(BREATH);
        await web.start();
      });
      await wait(BREATH);
    }
    for (const cms of cmss) {
      await publishing.without(async () => {
        await cms.kill();
        await wait(BREATH);
        await cms.start();
      });
      await wait(BREATH);
    }
    // A publish needs neither of them: the CMS tells every web server.
    await redis.kill();
    await wait(OUTAGE);
    await redis.start();
    await wait(BREATH);
    await bucket.kill();
    await wait(OUTAGE);
    await bucket.start();
    await wait(BREATH);
    await publishing.without(async () => {
      await postgres.kill();
      await wait(OUTAGE);
      await postgres.start();
    });
    await wait(BREATH);

    const times = await publishing.end();
    const accepted = await leads.end();
    await vi.waitFor(() => expect(crowd.report().streams).toBe(VISITORS), { timeout: 10_000 });
    const seconds = Math.round((performance.now() - begun) / 1_000);
    const report = crowd.report();
    await crowd.leave();
    process.stdout.write(`${summary(report, { seconds, leads: accepted.size, times })}\n`);

    expect(seconds).toBeGreaterThanOrEqual(180);
    expect(report.failures).toEqual([]);
    expect(report.answered).toBeGreaterThan(seconds * 50);
    expect(report.returns.length).toBeGreaterThan(VISITORS / webs.length);
    expect(Math.max(...report.returns)).toBeLessThanOrEqual(STREAM_BACK_WITHIN);
    expect(times.length).toBeGreaterThan(10);
    expect(Math.max(...times)).toBeLessThanOrEqual(PUBLISHED_WITHIN);

    expect(accepted.size).toBeGreaterThan(50);
    await vi.waitFor(
      async () => expect(new Set(await installation.storedLeads())).toEqual(new Set(accepted)),
      { timeout: DELIVERED_WITHIN, interval: 1_000 },
    );
    const stored = await installation.storedLeads();
    expect(stored.length).toBe(accepted.size);
    expect((await fetch(`${cmsUrl}/_health`)).status).toBe(204);
  });
});

function longest(values: readonly number[]): number {
  return Math.round(Math.max(0, ...values));
}

function summary(
  { answered, failures, returns }: CrowdReport,
  more: { readonly seconds: number; readonly leads: number; readonly times: readonly number[] },
): string {
  return [
    `${answered} pages and pictures in ${more.seconds} s, ${failures.length} failed`,
    `${returns.length} event streams came back, after ${longest(returns)} ms at the latest`,
    `${more.times.length} changes were on every web server: ${more.times.map(Math.round).join(', ')} ms`,
    `${more.leads} contact requests were accepted`,
  ].join('\n');
}
