import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ROOT } from '../support/processes.ts';
import { startWeb } from '../support/servers.ts';
import type { RunningServer } from '../support/servers.ts';
import { readAnswers } from '../resilience/cms-answers.ts';
import type { RecordedSpan } from '../../scripts/testing/recorded-span.ts';

/*
 * Traces leave the server for the operator's collector. With a real SDK: what a request leads to is one trace, into
 * the CMS, and no span has an address, a query or what someone typed.
 */

const REVALIDATE_SECRET = 'a-secret-for-traces';

/** What no span may contain. */
const TYPED = { identifier: 'grace@example.com', password: 'Typed-by-Grace', query: 'only-in-a-query' };
const CLIENT = '203.0.113.77';

const work = mkdtempSync(join(tmpdir(), 'vitrine-traces-'));
const spansFile = join(work, 'spans');
const answers = readAnswers();
/** What the CMS was asked: the path, and the trace that the request named. */
const asked: { readonly path: string; readonly traceId: string | undefined }[] = [];

/** `00-<trace>-<span>-<flags>`, as W3C has it. */
function traceIn(header: string | string[] | undefined): string | undefined {
  return /^00-([0-9a-f]{32})-[0-9a-f]{16}-01$/.exec(String(header))?.[1];
}

const cms = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://cms');
  asked.push({ path: url.pathname, traceId: traceIn(request.headers['traceparent']) });
  const byLocale = answers[url.pathname];
  const found = byLocale?.[''] ?? byLocale?.[url.searchParams.get('locale') ?? ''];
  void text(request).then(() =>
    response
      .writeHead(found === undefined ? 404 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(found ?? { data: null })),
  );
});

function spans(): readonly RecordedSpan[] {
  const lines = readFileSync(spansFile, 'utf8').trim().split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as RecordedSpan);
}

/** The spans of a trace, as `parent > name`, once the one of the request has ended. */
async function traceOf(traceId: string, request: string): Promise<readonly RecordedSpan[]> {
  return vi.waitFor(
    () => {
      const found = spans().filter((span) => span.traceId === traceId);
      expect(found.map(({ name }) => name)).toContain(request);
      return found;
    },
    { timeout: 20_000 },
  );
}

function named(trace: readonly RecordedSpan[], name: string): RecordedSpan {
  const [span, ...others] = trace.filter((one) => one.name === name);
  expect(others).toEqual([]);
  if (span === undefined) throw new Error(`There is no span ${name} among ${trace.map((one) => one.name)}.`);
  return span;
}

describe('with an SDK that is loaded before the server', () => {
  let web: RunningServer;

  beforeAll(async () => {
    writeFileSync(spansFile, '');
    await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
    web = await startWeb({
      dataDir: join(work, 'data'),
      cmsUrl: `http://127.0.0.1:${(cms.address() as AddressInfo).port}`,
      env: {
        CMS_API_TOKEN: 'a-token-for-traces',
        REVALIDATE_SECRET,
        SPANS_FILE: spansFile,
        OTEL_SEMCONV_STABILITY_OPT_IN: 'http',
        NODE_OPTIONS: `--import=${pathToFileURL(join(ROOT, 'scripts/testing/record-spans.ts')).href}`,
      },
    });
  });

  afterAll(async () => {
    await web?.stop();
    await new Promise((resolve) => cms.close(resolve));
    rmSync(work, { recursive: true, force: true });
  });

  function ask(path: string, traceId: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`${web.url}${path}`, {
      redirect: 'manual',
      ...init,
      headers: {
        ...(init.headers as Record<string, string> | undefined),
        traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
        'x-forwarded-for': CLIENT,
      },
    });
  }

  test('a page is one trace: the request, waiting for a turn, rendering', async () => {
    const traceId = '1'.repeat(32);
    await ask(`/?q=${TYPED.query}`, traceId);
    const trace = await traceOf(traceId, 'GET page');
    const request = named(trace, 'GET page');
    const turn = named(trace, 'page.turn');
    expect(request.parentId).toBe('00f067aa0ba902b7');
    expect(request.attributes).toMatchObject({ 'vitrine.route': 'page', 'url.query': '-' });
    expect(turn.parentId).toBe(request.spanId);
    expect(named(trace, 'page.render').parentId).toBe(turn.spanId);
  });

  test('a login asks the CMS within the trace', async () => {
    const traceId = '3'.repeat(32);
    const { identifier, password } = TYPED;
    await ask('/box-api/login', traceId, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: web.url },
      body: new URLSearchParams({ identifier, password, to: '/' }).toString(),
    });
    const trace = await traceOf(traceId, 'POST access');
    expect(asked.filter((one) => one.traceId === traceId).map(({ path }) => path)).toEqual([
      '/api/auth/local',
    ]);
    expect(trace.map(({ name }) => name)).toContain('POST');
  });

  test('what an announcement makes the server load belongs to the trace of the announcement', async () => {
    const traceId = '4'.repeat(32);
    const answer = await ask('/-/revalidate', traceId, {
      method: 'POST',
      headers: { authorization: `Bearer ${REVALIDATE_SECRET}`, 'content-type': 'application/json' },
      body: JSON.stringify({ changes: [{ collection: 'content-locations', locale: 'en' }] }),
    });
    expect(answer.ok).toBe(true);
    const trace = await traceOf(traceId, 'content.load');
    expect(named(trace, 'content.load')).toMatchObject({
      parentId: named(trace, 'POST operation').spanId,
      attributes: { 'vitrine.reach': 'part' },
    });
    expect(asked.filter((one) => one.traceId === traceId).map(({ path }) => path)).toContain(
      '/api/content-locations',
    );
  });

  test('everything that is read from time to time has traces of its own', async () => {
    const whole = spans().filter(({ attributes }) => attributes['vitrine.reach'] === 'whole');
    // The first of the start, and the one that follows an announcement after two seconds.
    const later = await vi.waitFor(
      () => {
        const found = spans().filter(({ attributes }) => attributes['vitrine.reach'] === 'whole');
        expect(found.length).toBeGreaterThan(whole.length);
        return found;
      },
      { timeout: 30_000 },
    );
    expect(later.map(({ parentId }) => parentId)).toEqual(later.map(() => undefined));
  });

  test('no span has an address of a visitor, a query of theirs or what they typed', () => {
    const written = readFileSync(spansFile, 'utf8');
    const own = spans().filter(({ name }) => !['GET', 'POST'].includes(name));
    expect(own.length).toBeGreaterThan(10);
    for (const secret of [...Object.values(TYPED), CLIENT, REVALIDATE_SECRET, 'a-token-for-traces'])
      expect(written).not.toContain(secret);
  });
});
