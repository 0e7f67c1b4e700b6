import { fileURLToPath } from 'node:url';
import { buildWeb } from '../run/builds.ts';

try {
  await buildWeb(fileURLToPath(new URL('../..', import.meta.url)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
