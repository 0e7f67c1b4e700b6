import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads the project's `.env`, where there is one, into the environment of this process and of all that it
 * starts. What the environment says already wins.
 *
 * @param {string} root the project's folder
 */
export function loadEnvFile(root) {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
