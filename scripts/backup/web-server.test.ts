import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isWebServerRunning } from './web-server.ts';

test('a web server runs for as long as its lock counts as alive', async () => {
  const lock = readFileSync(
    join(import.meta.dirname, '../../apps/web/server/contact/outbox/lock.ts'),
    'utf8',
  );
  const [, beat = ''] = /BEAT = ([\d_]+);/.exec(lock) ?? [];
  const [, beats = ''] = /SILENCE = (\d+) \* BEAT;/.exec(lock) ?? [];
  const silence = Number(beat.replaceAll('_', '')) * Number(beats);

  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-lock-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(await isWebServerRunning(dataDir)).toBe(false);
  mkdirSync(join(dataDir, 'outbox'));
  writeFileSync(join(dataDir, 'outbox/.lock'), '');
  const touched = statSync(join(dataDir, 'outbox/.lock')).mtimeMs;
  expect(await isWebServerRunning(dataDir, touched + silence - 1)).toBe(true);
  expect(await isWebServerRunning(dataDir, touched + silence)).toBe(false);
});
