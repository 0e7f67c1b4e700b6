import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startWeb } from '../support/servers.ts';

/*
 * What a showroom on one machine does not need, it does not load: neither the clients of Redis and of a bucket, nor a
 * span. With their variables they are loaded, so that this test would notice another name.
 */

/** Packages, and our own files that use them. */
const CLIENTS = {
  redis: /\/node_modules\/(?:@redis|redis)\/|\/coordination\/redis\//,
  bucket: /\/node_modules\/aws4fetch\/|\/bucket\/shared-bucket\.ts|\/packages\/bucket\/src\/bucket\.ts/,
} as const;

/** Writes the address of everything that is loaded, by import or require, into the file that `LOADED` names. */
const RECORDER = `
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
registerHooks({ load(url, context, next) { appendFileSync(process.env.LOADED, url + '\\n'); return next(url, context); } });`;

/** What a web server has loaded when it answers. */
async function loadedWith(env: NodeJS.ProcessEnv): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-loaded-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'loaded');
  const web = await startWeb({
    dataDir: join(folder, 'data'),
    env: {
      LOADED: file,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(RECORDER)}`,
      ...env,
    },
  });
  await web.stop();
  return readFileSync(file, 'utf8').split('\n');
}

function clientsIn(loaded: readonly string[]): readonly string[] {
  return Object.entries(CLIENTS).flatMap(([name, client]) =>
    loaded.some((url) => client.test(url)) ? [name] : [],
  );
}

test('without their variables the web server loads no client of a Redis or a bucket', async () => {
  const loaded = await loadedWith({});
  expect(loaded.some((url) => url.endsWith('/server/start/assemble.ts'))).toBe(true);
  expect(clientsIn(loaded)).toEqual([]);
});

test('with them it does', async () => {
  const loaded = await loadedWith({
    // Nothing listens there: it works without them.
    REDIS_URL: 'redis://127.0.0.1:9',
    S3_BUCKET: 'showroom',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
    S3_ENDPOINT: 'http://127.0.0.1:9',
  });
  expect(clientsIn(loaded)).toEqual(['redis', 'bucket']);
});
