import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startStrapi } from './started-strapi.ts';

/**
 * Starts the CMS once on an empty data folder before the tests of a run, so that each test file starts on a copy:
 * the first start makes tables, languages, roles and edit views, which takes three times as long as any later one.
 */
export default async function makeFirstStart(project: TestProject): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-first-start-'));
  const strapi = await startStrapi({ dataDir, databaseUrl: '' });
  await strapi.stop();
  project.provide('firstStart', dataDir);
  return () => rmSync(dataDir, { recursive: true, force: true });
}
