import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openLogFile } from './log-file.ts';

let folder = '';
let reported: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-log-'));
  reported = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function open(name: string, largest?: number) {
  return openLogFile({
    file: join(folder, name),
    report: (sentence) => reported.push(sentence),
    ...(largest === undefined ? {} : { largest }),
  });
}

describe('a log on disk', () => {
  test('keeps what was there and what comes, in order', async () => {
    mkdirSync(join(folder, 'logs'));
    writeFileSync(join(folder, 'logs/web.log'), 'before\n');
    const log = open('logs/web.log');
    for (const line of ['one\n', 'two\n', 'three\n']) log.write(line);
    await log.settled();
    expect(readFileSync(join(folder, 'logs/web.log'), 'utf8')).toBe('before\none\ntwo\nthree\n');
  });

  test('takes no more of the disk than five files of its size, the newest lines among them', async () => {
    const log = open('web.log', 100);
    for (let number = 0; number < 200; number += 1) {
      log.write(`line ${String(number).padStart(4, '0')}\n`);
      await log.settled();
    }
    const names = readdirSync(folder).toSorted();
    expect(names).toEqual(['web.log', 'web.log.1', 'web.log.2', 'web.log.3', 'web.log.4']);
    for (const name of names) expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(100);
    expect(readFileSync(join(folder, 'web.log'), 'utf8')).toContain('line 0199\n');
  });

  // Where there is none, a system has no disk that is full by nature.
  test.skipIf(!existsSync('/dev/full'))('survives a full disk and reports it once', async () => {
    symlinkSync('/dev/full', join(folder, 'web.log'));
    const log = open('web.log');
    for (const line of ['one\n', 'two\n']) {
      log.write(line);
      await log.settled();
    }
    expect(reported).toEqual([expect.stringMatching(/web\.log cannot be written now \(ENOSPC\)/)]);
  });

  test('goes on as soon as it can be written again, and says what is missing', async () => {
    writeFileSync(join(folder, 'logs'), 'a file where the folder should be');
    const log = open('logs/web.log');
    for (const line of ['one\ntwo\n', 'three\n']) {
      log.write(line);
      await log.settled();
    }
    expect(reported).toHaveLength(1);
    rmSync(join(folder, 'logs'));
    log.write('four\n');
    await log.settled();
    expect(readFileSync(join(folder, 'logs/web.log'), 'utf8')).toBe(
      '--- 3 lines could not be written. ---\nfour\n',
    );
    expect(reported).toEqual([
      expect.stringContaining('cannot be written'),
      expect.stringContaining('written again'),
    ]);
  });
});
