import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { EnvironmentError } from '../server/process/env.ts';
import type { ServerLogger } from '../server/process/logger.ts';
import { loadEnv } from '../server/start/run.ts';
import { buildStand } from './build-stand.ts';
import { contentOfWorld, findContent } from './content.ts';
import { gatherMedia } from './media.ts';
import { readOptions, USAGE } from './options.ts';
import { reportOf } from './report.ts';
import { StandBuildError } from './stand-error.ts';

/** The project's folder. */
const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[/\\]$/, '');

function print(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

function notify(_details: object, sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
const logger: ServerLogger = { info: () => {}, warn: notify, error: notify };

function buildWebApp(): void {
  const { status } = spawnSync(process.execPath, [`${ROOT}/scripts/check/build-web.ts`], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new StandBuildError('The web app could not be built.');
}

async function main(): Promise<void> {
  const stand = readOptions(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd());
  if (stand === 'help') return print(USAGE);
  const env = loadEnv();
  const found = await findContent(env, stand.from);
  const now = new Date().toISOString();
  const content = contentOfWorld(found.bundle, { ...stand, now });
  print(`Gathering the media of “${content.world.name}”…`);
  const media = await gatherMedia({ env, content: content.bundle, whole: found.bundle, logger });
  buildWebApp();
  print('Packing…');
  const result = await buildStand({ root: ROOT, stand, content, media });
  return print(`\n${reportOf({ stand, found, content, media, result })}`);
}

try {
  await main();
} catch (error) {
  const isPlain = error instanceof StandBuildError || error instanceof EnvironmentError;
  process.stderr.write(`${isPlain ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}
