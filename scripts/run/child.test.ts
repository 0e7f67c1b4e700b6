import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChild } from './child.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-child-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CHILD = join(import.meta.dirname, 'child.ts');

describe('a program that npm start runs', () => {
  test.skipIf(!existsSync('/dev/full'))('runs on when the disk of its log is full', async () => {
    const logFile = join(folder, 'full.log');
    symlinkSync('/dev/full', logFile);
    const lines: string[] = [];
    const child = startChild({
      folder,
      command: process.execPath,
      args: ['-e', 'console.log("one"); setTimeout(() => console.log("two"), 50)'],
      logFile,
      onLine: (line) => lines.push(line),
    });
    expect(await child.ended).toBe(0);
    expect(lines).toEqual(['one', 'two']);
    expect(child.lastOutput()).toBe('one\ntwo');
  });

  test('has its output in the log when it has ended', async () => {
    const logFile = join(folder, 'logs/some.log');
    const child = startChild({
      folder,
      command: process.execPath,
      args: ['-e', 'console.log("said")'],
      logFile,
    });
    await child.ended;
    expect(readFileSync(logFile, 'utf8')).toBe('said\n');
  });

  test('knows that npm start is gone, however that ended', async () => {
    const told = join(folder, 'told');
    const program = `
      process.on('disconnect', () => { require('node:fs').writeFileSync(process.argv[1], 'gone'); process.exit(); });
      console.log('up');`;
    const parent = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { startChild } from ${JSON.stringify(CHILD)};
         startChild({
           folder: ${JSON.stringify(folder)},
           command: process.execPath,
           args: ['-e', ${JSON.stringify(program)}, ${JSON.stringify(told)}],
           onLine: (line) => process.stdout.write(line),
         });`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await once(parent.stdout, 'data');
    parent.kill('SIGKILL');
    await expect.poll(() => existsSync(told), { timeout: 10_000 }).toBe(true);
  });
});
