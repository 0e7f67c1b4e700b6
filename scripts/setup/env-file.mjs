import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/**
 * Reads the project's `.env`, where there is one, into the environment of this process and of all that it
 * starts. What the environment says already wins, and an empty value is none: `.env.example` has many.
 *
 * @param {string} root the project's folder
 */
export function loadEnvFile(root) {
  const file = join(root, '.env');
  if (!existsSync(file)) return;
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) {
    if (value.trim() !== '') process.env[name] ??= value;
  }
}
