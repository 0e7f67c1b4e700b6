import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startStrapi } from './started-strapi.ts';

/**
 * Starts the CMS once on an empty data folder before the tests of a run, so that each test file starts on a copy:
 * the first start makes tables, languages, roles and edit views, which takes three times as long as any later one.
 * `FIRST_START_DIR` names a folder that several runs share. The first run makes it; the program that set the variable
 * removes it.
 */
export default async function makeFirstStart(project: TestProject): Promise<() => void> {
  const shared = process.env['FIRST_START_DIR'];
  if (shared !== undefined && existsSync(shared)) {
    project.provide('firstStart', shared);
    return () => {};
  }
  const made = mkdtempSync(join(shared === undefined ? tmpdir() : dirname(shared), 'vitrine-first-start-'));
  const strapi = await startStrapi({ dataDir: made, databaseUrl: '' });
  await strapi.stop();
  const isShared = shared !== undefined && moveUnlessThere(made, shared);
  project.provide('firstStart', isShared ? shared : made);
  return () => {
    if (!isShared) rmSync(made, { recursive: true, force: true });
  };
}

/** Moves a folder to where no other run has put its own meanwhile; says whether it did. */
function moveUnlessThere(made: string, shared: string): boolean {
  try {
    renameSync(made, shared);
    return true;
  } catch (error) {
    if (existsSync(shared)) return false;
    throw error;
  }
}
