import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bootStrapi } from '../scripts/boot.ts';
import { createDatabase } from './test-database.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-server-'));
const database = await createDatabase();
let strapi: Core.Strapi;

beforeAll(async () => {
  vi.stubEnv('DATABASE_URL', database.url);
  strapi = await bootStrapi({ dataDir });
}, 60_000);

afterAll(async () => {
  // strapi.destroy() would take away all listeners of this process, the test runner's among them.
  await strapi.db.destroy();
  await database.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

test('an upload has an hour to arrive, and its headers have a minute', () => {
  const { requestTimeout, headersTimeout } = strapi.server.httpServer;
  expect(requestTimeout).toBe(3_600_000);
  expect(headersTimeout).toBe(60_000);
});
