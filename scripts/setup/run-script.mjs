import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadEnvFile } from './env-file.mjs';

const isWindows = process.platform === 'win32';
const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs one of the project's TypeScript files on the Node that came with it, and ends this process when it
 * fails. Output and keys go straight through; `.env` counts.
 * @param {string} file below the project's folder
 * @param {readonly string[]} args
 */
export function runScript(file, args) {
  loadEnvFile(root);
  const own = `${root}node_modules/.bin/node${isWindows ? '.cmd' : ''}`;
  const { status, error } = spawnSync(existsSync(own) ? own : process.execPath, [`${root}${file}`, ...args], {
    stdio: 'inherit',
    shell: isWindows,
  });
  if (error) process.stderr.write(`${file} could not be started: ${error.message}\n`);
  if (status !== 0) process.exit(status ?? 1);
}
