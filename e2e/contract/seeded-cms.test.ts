import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentBundle } from '@vitrine/content/bundle';
import { DEFAULT_ENDPOINTS } from '@vitrine/content/endpoints/default-endpoints';
import { loadBundle } from '@vitrine/content/load-bundle';
import { writeShippedBundle } from '@vitrine/content/node';
import { examineSnapshots } from '@vitrine/doctor/examine';
import { formatFinding } from '@vitrine/doctor/finding';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDemoContent } from '../../demo/read-content.ts';
import { freePort } from '../../scripts/run/free-port.ts';
import { ROOT } from '../support/processes.ts';
import { seedCms, startCms } from '../support/servers.ts';
import type { RunningServer } from '../support/servers.ts';
import { createDatabase, DATABASES } from './databases.ts';
import type { ContractDatabase } from './databases.ts';

const SHIPPED = join(ROOT, 'demo/snapshot');
const WRITTEN_BY_THE_EXPORT_ALONE = 'source.json';

function read(folder: string, file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

describe.each(DATABASES)('A real Strapi on %s, seeded with the demo', (database) => {
  const given = database === 'SQLite' ? process.env['CONTRACT_DATA_DIR'] : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-contract-'));
  const dataDir = given ?? folder;
  let ownDatabase: ContractDatabase | undefined;
  let cms: RunningServer | undefined;
  let bundle: ContentBundle;
  let token = '';

  beforeAll(async () => {
    ownDatabase = await createDatabase(database);
    if (given === undefined) await seedCms(dataDir, ownDatabase.url);
    cms = await startCms({ dataDir, port: await freePort(), databaseUrl: ownDatabase.url });
    token = readFileSync(join(dataDir, 'cms-token'), 'utf8').trim();
    bundle = await loadBundle({ cmsUrl: cms.url, token, fetch });
  });
  afterAll(async () => {
    await cms?.stop();
    await ownDatabase?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  test('satisfies every schema: all there is to report are the languages that the demo does not speak', () => {
    expect(bundle.reports.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
      'missingTranslation locales/it',
      'missingTranslation locales/pt',
      'missingTranslation locales/ru',
    ]);
  });

  test('gives every language what the demo holds', () => {
    for (const snapshot of Object.values(bundle.snapshots)) {
      expect(snapshot.worlds).toHaveLength(3);
      expect(snapshot.locations).toHaveLength(15);
      expect(snapshot.articles).toHaveLength(35);
      expect(snapshot.dashboards).toHaveLength(3);
      expect(snapshot.settings.defaultWorld).toBe('showroom');
    }
  });

  test('gives the doctor nothing to call an error', () => {
    const findings = examineSnapshots({
      snapshots: Object.values(bundle.snapshots),
      reports: bundle.reports,
    });
    expect(findings.filter(({ severity }) => severity === 'error').map(formatFinding)).toEqual([]);
  });

  test('exports the shipped snapshot byte for byte (otherwise run: npm run seed -- --export)', async () => {
    const exported = join(folder, 'exported');
    await writeShippedBundle({ directory: exported, bundle, media: readDemoContent().media });
    const files = readdirSync(SHIPPED).filter((file) => file !== WRITTEN_BY_THE_EXPORT_ALONE);
    expect(readdirSync(exported).toSorted()).toEqual(files.toSorted());
    expect(files.filter((file) => read(exported, file) !== read(SHIPPED, file))).toEqual([]);
  });

  test.each(DEFAULT_ENDPOINTS.map(({ url }) => url))('keeps %s closed to the public', async (url) => {
    const answer = await fetch(new URL(url, cms?.url));
    expect([401, 403]).toContain(answer.status);
  });
});
