import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentBundle } from '@vitrine/content/bundle';
import { writeBundle } from '@vitrine/content/node';
import { ROOT } from '../support/processes.ts';
import { startWeb } from '../support/servers.ts';
import { SECRETS } from './canaries.ts';
import { openInspector } from './inspector.ts';
import type { Inspector } from './inspector.ts';

/** The built server, with all of its output. */
export interface Target extends Inspector {
  readonly url: string;
  readonly port: number;
  /** Everything it has written into its log so far. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the built server.
 *
 * @param options.bundle the content; the demo without it.
 * @param options.media the files of its media library by name.
 */
export async function startTarget(options: {
  readonly cmsUrl: string;
  readonly bundle?: ContentBundle;
  readonly media?: ReadonlyMap<string, string>;
  readonly waitsForCms?: boolean;
  /** Further settings of the server. */
  readonly env?: NodeJS.ProcessEnv;
}): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-attacks-'));
  const dataDir = join(folder, 'data');
  mkdirSync(join(dataDir, 'media'), { recursive: true });
  for (const [name, text] of options.media ?? []) writeFileSync(join(dataDir, 'media', name), text);
  if (options.bundle) await writeBundle(join(dataDir, 'snapshot'), options.bundle);
  const shipped = join(folder, 'snapshot');
  symlinkSync(join(ROOT, 'demo/snapshot'), shipped, 'junction');
  symlinkSync(join(ROOT, 'demo/media'), join(folder, 'media'), 'junction');
  const server = await startWeb({
    dataDir,
    snapshot: shipped,
    ...(options.waitsForCms === true && { cmsUrl: options.cmsUrl }),
    env: {
      CMS_URL: options.cmsUrl,
      CMS_API_TOKEN: SECRETS.cmsToken,
      SESSION_SECRET: SECRETS.sessionSecret,
      REVALIDATE_SECRET: SECRETS.revalidateSecret,
      LOG_LEVEL: 'trace',
      NODE_OPTIONS: '--inspect=127.0.0.1:0',
      ...options.env,
    },
  });
  const log: string[] = [server.program.output()];
  for (const stream of [server.program.child.stdout, server.program.child.stderr]) {
    stream?.on('data', (chunk: Buffer) => log.push(chunk.toString('utf8')));
  }
  const inspector = await openInspector(server.program.output());
  return {
    ...inspector,
    url: server.url,
    port: Number(new URL(server.url).port),
    log: () => log.join(''),
    stop: async () => {
      inspector.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
