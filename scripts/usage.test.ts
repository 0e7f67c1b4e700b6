import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';

const run = (command: string, ...args: readonly string[]) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-usage-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const file = fileURLToPath(new URL(`${command}.mjs`, import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return { status, stdout, stderr, written: readdirSync(dataDir) };
};

describe.each(['seed', 'doctor', 'tour'])('npm run %s', (command) => {
  it('says how it is typed, and does nothing', () => {
    const { status, stdout, written } = run(command, '--help');
    expect({ status, written }).toEqual({ status: 0, written: [] });
    expect(stdout).toMatch(new RegExp(`^npm run ${command}\\b`));
  });

  it('refuses an option that it does not have, and does nothing', () => {
    const { status, stdout, stderr, written } = run(command, '--restet');
    expect({ status, stdout, written }).toEqual({ status: 2, stdout: '', written: [] });
    expect(stderr).toContain("Unknown option '--restet'");
    expect(stderr).toContain(`npm run ${command}`);
  });
});
