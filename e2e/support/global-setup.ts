import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/run/free-port.ts';
import { seedCms, startCms, startWeb } from './servers.ts';
import type { RunningServer } from './servers.ts';

/**
 * Opens the showroom that the journeys walk through: a seeded CMS and the production web server on it.
 * `E2E_CONTENT=snapshot` leaves the CMS out, `E2E_CONTENT=empty` leaves it empty; `E2E_CMS_DATA_DIR` names a folder that is seeded already;
 * `E2E_WEB_URL` names a server that runs already; `E2E_PICTURES` names a folder for the pictures that servers
 * resize; `E2E_ADMIN=true` serves the admin panel, which is built already.
 * @returns closes it again
 */
export default async function openShowroom(): Promise<() => Promise<void>> {
  if (process.env['E2E_WEB_URL'] !== undefined) return () => Promise.resolve();
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-e2e-'));
  const running: RunningServer[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(running.map(({ stop }) => stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const port = await freePort();
    process.env['E2E_WEB_URL'] = `http://127.0.0.1:${port}`;
    process.env['E2E_PICTURES'] ??= join(process.env['E2E_CMS_DATA_DIR'] ?? folder, 'pictures');
    if (process.env['E2E_CONTENT'] === 'snapshot') {
      running.push(await startWeb({ dataDir: folder, port }));
      return close;
    }
    const dataDir = process.env['E2E_CMS_DATA_DIR'] ?? folder;
    const isEmpty = process.env['E2E_CONTENT'] === 'empty';
    if (dataDir === folder && !isEmpty) await seedCms(folder);
    const cms = await startCms({
      dataDir,
      port: await freePort(),
      revalidateUrl: `http://127.0.0.1:${port}/-/revalidate`,
      isAdminServed: process.env['E2E_ADMIN'] === 'true',
    });
    running.push(cms);
    process.env['E2E_CMS_DATA_DIR'] = dataDir;
    process.env['E2E_CMS_URL'] = cms.url;
    process.env['E2E_CMS_PID'] = String(cms.program.child.pid);
    running.push(
      await startWeb({ dataDir, port, cmsUrl: cms.url, ...(isEmpty ? { snapshot: 'none' } : {}) }),
    );
    return close;
  } catch (error) {
    await close();
    throw error;
  }
}
