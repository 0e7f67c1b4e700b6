import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { IS_POSTGRES_INSTALLED, startPostgres } from '../../../scripts/testing/postgres-server.ts';
import type { PostgresServer } from '../../../scripts/testing/postgres-server.ts';
import type { RecordedSpan } from '../../../scripts/testing/recorded-span.ts';
import { ARTICLE } from '../src/content-model/content-uids.ts';
import { registerEditor } from './editor.ts';
import { startStrapi } from './started-strapi.ts';
import type { StartedStrapi } from './started-strapi.ts';
import { DATABASE } from './test-database.ts';

/** Milliseconds: a first start on Postgres makes every table. */
const PATIENCE = 240_000;
const SDK = new URL('../../../scripts/testing/record-spans.ts', import.meta.url).href;

if (!IS_POSTGRES_INSTALLED) process.stderr.write('Traces of the CMS are not tried: no Postgres.\n');

describe.skipIf(!IS_POSTGRES_INSTALLED || DATABASE === 'postgres')(
  'the CMS with an SDK of OpenTelemetry',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-cms-traces-'));
    const spansFile = join(folder, 'spans');
    /** The traces that the announcements named which a web server got. */
    const announced: (string | undefined)[] = [];
    const web = createServer((request, response) => {
      announced.push(/^00-([0-9a-f]{32})-/.exec(String(request.headers['traceparent']))?.[1]);
      request.resume().on('end', () => response.end('{}'));
    });
    let postgres: PostgresServer;
    let strapi: StartedStrapi;

    beforeAll(async () => {
      writeFileSync(spansFile, '');
      await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
      postgres = await startPostgres();
      strapi = await startStrapi({
        dataDir: join(folder, 'data'),
        databaseUrl: postgres.url,
        env: {
          SPANS_FILE: spansFile,
          OTEL_SEMCONV_STABILITY_OPT_IN: 'http',
          NODE_OPTIONS: `--import=${SDK}`,
          REVALIDATE_URL: `http://127.0.0.1:${(web.address() as AddressInfo).port}/-/revalidate`,
        },
      });
    }, PATIENCE);
    afterAll(async () => {
      await strapi?.stop();
      await postgres.remove();
      await new Promise((resolve) => web.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    });

    function traceOf(traceId: string | undefined): readonly RecordedSpan[] {
      const lines = readFileSync(spansFile, 'utf8').trim().split('\n');
      return lines.map((line) => JSON.parse(line) as RecordedSpan).filter((span) => span.traceId === traceId);
    }

    test('a question of the web server is one trace, down to the statements of the database', async () => {
      const traceId = 'a'.repeat(32);
      const answer = await fetch(`${strapi.url}/api/articles`, {
        headers: {
          authorization: `Bearer ${strapi.readToken}`,
          traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
        },
      });
      expect(answer.status).toBe(200);
      const trace = await vi.waitFor(() => {
        const found = traceOf(traceId);
        expect(found.map(({ name }) => name)).toContain('GET');
        return found;
      });
      const request = trace.find(({ name }) => name === 'GET');
      const statements = trace.filter(({ name }) => name.startsWith('pg.query:SELECT'));
      expect(request?.parentId).toBe('00f067aa0ba902b7');
      expect(statements.length).toBeGreaterThan(1);
      expect(new Set(statements.map(({ parentId }) => parentId))).toEqual(new Set([request?.spanId]));
    });

    test('what an editor publishes is announced within the trace of the request', async () => {
      const editor = await registerEditor(strapi);
      announced.length = 0;
      await editor.createPublished(ARTICLE, { title: 'An unseen article', shown_unlinked: true });
      const trace = await vi.waitFor(
        () => {
          const found = traceOf(announced.at(-1));
          expect(found.map(({ name }) => name)).toContain('content.announce');
          return found;
        },
        { timeout: 20_000 },
      );
      const announce = trace.find(({ name }) => name === 'content.announce');
      const ancestors = trace.filter(({ name }) => name === 'POST' || name === 'PUT');
      expect(ancestors.map(({ spanId }) => spanId)).toContain(announce?.parentId);
      expect(announce?.attributes).toMatchObject({ 'vitrine.result': 'told' });
      expect(JSON.stringify(announce)).not.toContain('unseen');
    });
  },
);
