import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';

/** Milliseconds. Programs in TypeScript take seconds to start on a busy machine. */
const START = 60_000;

/** The files of the npm commands that take options. */
const FILES = {
  seed: 'seed.mjs',
  doctor: 'doctor.mjs',
  tour: 'tour.mjs',
  world: 'world.mjs',
  media: 'media.mjs',
  backup: 'backup.mjs',
  restore: 'restore.mjs',
  stand: 'stand.mjs',
  release: 'release.ts',
  'test:rows': 'rows/run.ts',
} as const;
type Command = keyof typeof FILES;

function run(command: Command, ...args: readonly string[]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-usage-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const file = fileURLToPath(new URL(FILES[command], import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return { status, stdout, stderr, written: readdirSync(dataDir) };
}

describe.each(Object.keys(FILES) as Command[])('npm run %s', (command) => {
  test('says how it is typed, and does nothing', { timeout: START }, () => {
    const { status, stdout, written } = run(command, '--help');
    expect({ status, written }).toEqual({ status: 0, written: [] });
    expect(stdout).toMatch(new RegExp(`^ *npm run ${command}\\b`, 'm'));
  });

  test('refuses an option that it does not have, and does nothing', { timeout: START }, () => {
    const { status, stdout, stderr, written } = run(command, '--restet');
    expect({ isRefused: status !== 0, stdout, written }).toEqual({
      isRefused: true,
      stdout: '',
      written: [],
    });
    expect(stderr).toContain("Unknown option '--restet'");
    expect(stderr).toContain(`npm run ${command}`);
  });
});
