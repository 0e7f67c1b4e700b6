import { fileURLToPath } from 'node:url';
import { buildCms } from '../run/builds.ts';

try {
  await buildCms(fileURLToPath(new URL('../..', import.meta.url)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
