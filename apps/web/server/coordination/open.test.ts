import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

/** Opens a coordination in a process of its own, and says whether the client of Redis is in it. */
const PROGRAM = `
import { createRequire } from 'node:module';
import { openCoordination } from '${new URL('open.ts', import.meta.url)}';
import '${new URL('../start/assemble.ts', import.meta.url)}';
import { systemClock } from '${new URL('../process/clock.ts', import.meta.url)}';
const logger = { info() {}, warn() {}, error() {} };
const redisUrl = process.env.REDIS_URL || undefined;
const { stop } = await openCoordination({ redisUrl, secret: 'a-secret', clock: systemClock, logger });
const loaded = Object.keys(createRequire(import.meta.url).cache).filter((path) => path.includes('@redis'));
stop();
console.log(loaded.length > 0);
`;

test.each([
  ['', 'false'],
  // No one listens there.
  ['redis://127.0.0.1:9', 'true'],
])('the client of Redis is loaded for the address “%s”: %s', async (REDIS_URL, isLoaded) => {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    env: { ...process.env, REDIS_URL },
  });
  expect(stdout.trim()).toBe(isLoaded);
});
