import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { CMS_ROOT } from '../../scripts/compile.ts';
import { inWorkFolder, removeLeftovers } from './work-folder.ts';

const scratch = mkdtempSync(join(tmpdir(), 'vitrine-work-'));
const temporary = join(scratch, 'tmp');
const module = join(CMS_ROOT, 'src', 'environment', 'work-folder.ts');
const running: ChildProcess[] = [];

const WORK = `const { newWorkFolder } = await import(process.argv[1]);
process.stdout.write(await newWorkFolder('video'));
setInterval(() => {}, 60_000);`;

/** A process at work. @returns Its folder, and what kills it. */
async function atWork(dataDir: string): Promise<{ folder: string; kill: () => Promise<unknown> }> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', WORK, module], {
    cwd: CMS_ROOT,
    env: { ...process.env, TMPDIR: temporary, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  const [said] = await once(child.stdout, 'data');
  const kill = (): Promise<unknown> => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    return ended;
  };
  return { folder: String(said), kill };
}

beforeAll(() => {
  mkdirSync(temporary);
  vi.stubEnv('TMPDIR', temporary);
  vi.stubEnv('DATA_DIR', join(scratch, 'one'));
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test('folders of killed processes are removed at the next start, and no others', async () => {
  const dead = await atWork(join(scratch, 'one'));
  const alive = await atWork(join(scratch, 'one'));
  const foreign = await atWork(join(scratch, 'two'));
  await dead.kill();
  await foreign.kill();
  // Made by a process that was killed before it could hold it.
  const empty = `${dirname(dead.folder).slice(0, -6)}abcdef`;
  mkdirSync(empty);

  expect(existsSync(dead.folder)).toBe(true);
  expect(await removeLeftovers()).toBe(2);
  expect([dead, alive, foreign].map(({ folder }) => existsSync(folder))).toEqual([false, true, true]);
  expect(existsSync(dirname(dead.folder))).toBe(false);
  expect(existsSync(empty)).toBe(false);

  await alive.kill();
  expect(await removeLeftovers()).toBe(1);
});

test('a piece of work has a folder of its own, which a start of another process leaves alone', async () => {
  const path = await inWorkFolder('world', async (folder) => {
    expect(basename(folder)).toMatch(/^world-/);
    expect(await removeLeftovers()).toBe(0);
    expect(existsSync(folder)).toBe(true);
    return folder;
  });
  expect(existsSync(path)).toBe(false);
});

test('a folder that the system has deleted is created again', async () => {
  const first = await inWorkFolder('world', async (folder) => dirname(folder));
  rmSync(first, { recursive: true, force: true });
  const [second, third] = await Promise.all(
    ['one', 'two'].map((name) => inWorkFolder(name, async (folder) => dirname(folder))),
  );
  expect(second).not.toBe(first);
  expect(third).toBe(second);
});
