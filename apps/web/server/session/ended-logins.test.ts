import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakeLogger } from '../testing/fake-logger.ts';
import { openEndedLogins } from './ended-logins.ts';
import type { EndedLogins } from './ended-logins.ts';

const HOUR = 3_600_000;
let folder = '';
let file = '';
let opened: EndedLogins[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-ended-'));
  file = join(folder, 'data', 'ended-logins');
});
afterEach(async () => {
  // A folder cannot be removed while a file is written into it.
  await allWritten();
  opened = [];
  await rm(folder, { recursive: true, force: true });
});

function allWritten() {
  return Promise.all(opened.map((ended) => ended.written()));
}

/** What all processes have ended, and a way to end a login in another one. */
function aSet() {
  const listeners: ((id: string, endsAt: number) => void)[] = [];
  const added: string[] = [];
  return {
    added,
    add: (id: string) => void added.push(id),
    onAdded: (listener: (id: string, endsAt: number) => void) => void listeners.push(listener),
    endsElsewhere: (id: string, endsAt: number) => listeners.forEach((listener) => listener(id, endsAt)),
  };
}

async function setUp(over: { readonly limit?: number; readonly file?: string } = {}) {
  const everywhere = aSet();
  const clock = createFakeClock();
  const logger = createFakeLogger();
  const open = async () => {
    // Opening rewrites the file: a process that still writes would bring back what the next one has dropped.
    await allWritten();
    const ended = await openEndedLogins({ file, everywhere, clock, logger, ...over });
    opened.push(ended);
    return ended;
  };
  return { clock, logger, everywhere, open, ended: await open() };
}

describe('a login that was ended', () => {
  test('remains ended in the next process, until its cookie expires', async () => {
    const { clock, open, ended } = await setUp();
    ended.add('login-one', clock.now() + HOUR);
    await ended.written();
    const next = await open();
    expect([next.has('login-one'), next.has('login-two')]).toEqual([true, false]);
    await clock.advance(HOUR);
    expect(next.has('login-one')).toBe(false);
    await (await open()).written();
    expect(await readFile(file, 'utf8')).toBe('');
  });

  test('is known at once, before it is on disk', async () => {
    const { clock, ended } = await setUp();
    ended.add('login-one', clock.now() + HOUR);
    expect(ended.has('login-one')).toBe(true);
  });

  test('is in a file that its owner alone may read', async () => {
    const { ended } = await setUp();
    await ended.written();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });
});

describe('a login that another process has ended', () => {
  test('has ended here, also in the next process, and a listener is told once', async () => {
    const { clock, everywhere, open, ended } = await setUp();
    const told: string[] = [];
    ended.onEndedElsewhere((id) => told.push(id));
    const end = clock.now() + HOUR;
    everywhere.endsElsewhere('login-one', end);
    everywhere.endsElsewhere('login-one', end);
    expect([ended.has('login-one'), told]).toEqual([true, ['login-one']]);
    expect(everywhere.added).toEqual([]);
    await ended.written();
    expect((await open()).has('login-one')).toBe(true);
  });

  test('is nothing if it has expired, or does not look like one', async () => {
    const { clock, everywhere, ended } = await setUp();
    everywhere.endsElsewhere('login-one', clock.now());
    everywhere.endsElsewhere('../../etc', clock.now() + HOUR);
    everywhere.endsElsewhere('login-two', Number.NaN);
    await ended.written();
    expect(await readFile(file, 'utf8')).toBe('');
  });

  test('is known to the others when this one ends it', async () => {
    const { clock, everywhere, ended } = await setUp();
    ended.add('login-one', clock.now() + HOUR);
    expect(everywhere.added).toEqual(['login-one']);
  });
});

describe('the file', () => {
  test('may hold torn lines and nonsense', async () => {
    const { clock, open, ended } = await setUp();
    await ended.written();
    const end = clock.now() + HOUR;
    await writeFile(
      file,
      `login-one ${end}\n\u{0}\nlogin-two\nlogin-three ${end} x\n../../x ${end}\nlogin-fo`,
    );
    const next = await open();
    expect(['login-one', 'login-two', 'login-three', '../../x'].map((id) => next.has(id))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('does not grow beyond its bounds: those that end first are forgotten', async () => {
    const { clock, open, ended } = await setUp({ limit: 3 });
    ended.add('ends-second', clock.now() + 2 * HOUR);
    ended.add('ends-first', clock.now() + HOUR);
    ended.add('ends-third', clock.now() + 3 * HOUR);
    ended.add('ends-fourth', clock.now() + 4 * HOUR);
    expect(['ends-first', 'ends-second', 'ends-third', 'ends-fourth'].map((id) => ended.has(id))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    await ended.written();
    await (await open()).written();
    expect((await readFile(file, 'utf8')).split('\n')).toHaveLength(3);
  });

  test('need not be there to be written: logouts then hold until the end, and the log says so', async () => {
    await writeFile(join(folder, 'a-file'), '');
    const { clock, logger, ended } = await setUp({ file: join(folder, 'a-file', 'ended-logins') });
    ended.add('login-one', clock.now() + HOUR);
    await ended.written();
    expect(ended.has('login-one')).toBe(true);
    expect(JSON.stringify(logger.lines)).toContain('Logouts cannot be kept on disk');
  });
});
