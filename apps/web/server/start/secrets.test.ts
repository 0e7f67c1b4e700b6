import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readEnv } from '../process/env.ts';
import { createFakeLogger } from '../testing/fake-logger.ts';
import { keptSecret, readSecrets } from './secrets.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-secrets-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('keptSecret', () => {
  test('makes a secret once and gives the same ever after', async () => {
    const dataDir = join(folder, 'data');
    const [first, second] = await Promise.all([
      keptSecret(dataDir, 'a', expect.unreachable),
      keptSecret(dataDir, 'a', expect.unreachable),
    ]);
    expect(first).toBe(second);
    expect(first.length).toBeGreaterThanOrEqual(43);
    expect((await readFile(join(dataDir, 'a'), 'utf8')).trim()).toBe(first);
    expect((await stat(join(dataDir, 'a'))).mode & 0o077).toBe(0);
    expect(await keptSecret(dataDir, 'b', expect.unreachable)).not.toBe(first);
  });

  test.each(['', 'x', '\n'])('sets a torn file aside, says so and makes a new secret: %j', async (text) => {
    await writeFile(join(folder, 'a'), text);
    const onTorn = vi.fn<() => void>();
    const secret = await keptSecret(folder, 'a', onTorn);
    expect(secret.length).toBeGreaterThanOrEqual(43);
    expect(onTorn).toHaveBeenCalledTimes(1);
    expect(await readFile(join(folder, 'a.torn'), 'utf8')).toBe(text);
    expect(await keptSecret(folder, 'a', expect.unreachable)).toBe(secret);
  });
});

describe('readSecrets', () => {
  test('lets the server start where the data folder cannot be used, and says so', async () => {
    const dataDir = join(folder, 'a-file');
    await writeFile(dataDir, '');
    const logger = createFakeLogger();
    const secrets = await readSecrets(readEnv({ DATA_DIR: dataDir }, folder), logger);
    expect(secrets.session.length).toBeGreaterThanOrEqual(43);
    expect(secrets.revalidate).not.toBe(secrets.session);
    expect(logger.lines.map(({ level }) => level)).toEqual(['warn', 'warn']);
    expect(JSON.stringify(logger.lines)).not.toContain(secrets.session);
  });
});
