import { startChild } from './child.ts';
import type { Child, ChildOptions } from './child.ts';
import type { StartSettings } from './settings.ts';

/** Starts the CMS, which must be installed and built; it notifies the showroom of every publish. */
export function startCms(
  { root, dataDir, cmsPort, webUrl }: StartSettings,
  output: Pick<ChildOptions, 'logFile' | 'onLine'>,
): Child {
  return startChild({
    folder: root,
    command: process.execPath,
    args: ['apps/cms/scripts/start.ts'],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      CMS_PORT: String(cmsPort),
      REVALIDATE_URL: process.env['REVALIDATE_URL'] ?? `${webUrl}/-/revalidate`,
    },
    ...output,
  });
}
