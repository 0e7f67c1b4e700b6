import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ChildProcess } from 'node:child_process';
import { STAND_SETTINGS_FILE, standSettings } from '../stand-settings.ts';
import type { StandSettings } from '../stand-settings.ts';
import { openBrowser } from './browser.ts';
import { countWaiting, removeOldApps } from './folders.ts';
import { findRunning, forgetRunning, isFree, noteRunning } from './running.ts';
import { startServer } from './server.ts';

/** The folder of this version; the start file and `data` stand beside it. */
const APP = dirname(fileURLToPath(import.meta.url));
const HOME = dirname(APP);
const DATA = join(HOME, 'data');

/** The same at each start: what a browser remembers belongs to an address. */
const FIRST_PORT = 4600;
const MAX_PORTS = 10;

/** Milliseconds. */
const MAX_START = 60_000;
const CHECK_INTERVAL = 100;
const MAX_PAUSE = 60_000;

/** A window that is gone sooner was handed to a browser that was open already. */
const MIN_BROWSER_TIME = 3_000;

/** Milliseconds between two looks at what waits to be sent. */
const WAITING_CHECK_INTERVAL = 5_000;

/** The person at the laptop can act on the sentence. */
class StandError extends Error {}

function print(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

function readSettings(): StandSettings {
  return standSettings.parse(JSON.parse(readFileSync(join(APP, STAND_SETTINGS_FILE), 'utf8')));
}

function addressAt(port: number): string {
  return `http://127.0.0.1:${port}/?kiosk`;
}

function show(port: number) {
  return openBrowser({
    address: addressAt(port),
    data: DATA,
    wanted: process.env['STAND_BROWSER'],
    env: process.env,
  });
}

async function choosePort(): Promise<number> {
  const wanted = Number(process.env['STAND_PORT'] ?? FIRST_PORT);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_535) {
    throw new StandError('STAND_PORT must be a whole number from 1 to 65535.');
  }
  for (let port = wanted; port < wanted + MAX_PORTS; port += 1) if (await isFree(port)) return port;
  throw new StandError(
    `Ports ${wanted} to ${wanted + MAX_PORTS - 1} are all taken by other programs: close some and start again.`,
  );
}

function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(MAX_START) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function waitUntilReady(server: ChildProcess, port: number): Promise<void> {
  const deadline = performance.now() + MAX_START;
  while (performance.now() < deadline) {
    if (server.exitCode !== null || server.signalCode !== null) break;
    if (await isReady(port)) return;
    await wait(CHECK_INTERVAL);
  }
  throw new StandError(
    `The showroom could not be started. The last lines of ${join(DATA, 'logs/stand.log')} say why.`,
  );
}

/** Starts the server again whenever it ends by itself. */
function keepServer(stand: StandSettings, port: number) {
  let isEnding = false;
  let pause = 1_000;
  const begin = (): ChildProcess => {
    const started = startServer({ app: APP, data: DATA, port, stand });
    started.once('exit', () => {
      if (isEnding || !isUp) return;
      setTimeout(() => {
        if (!isEnding) server = begin();
      }, pause);
      pause = Math.min(MAX_PAUSE, pause * 2);
    });
    return started;
  };
  /** Before it was there once its end is told, and nothing is tried again. */
  let isUp = false;
  let server = begin();
  return {
    ready: async (): Promise<void> => {
      await waitUntilReady(server, port);
      isUp = true;
    },
    end: async (): Promise<void> => {
      isEnding = true;
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      // The server shuts down properly when this process, at the other end of the line, is gone.
      if (server.connected) server.disconnect();
      await ended;
    },
  };
}

/** Says how many contact requests wait, whenever that changes. */
function reportWaiting(stand: StandSettings): void {
  let reported = 0;
  const check = async (): Promise<void> => {
    const count = await countWaiting(DATA);
    if (count !== reported) {
      if (count === 0) print('All contact requests have been sent: nothing waits.');
      else {
        const reason =
          stand.showroomUrl === undefined ? 'in the folder "data"' : `for a network to ${stand.showroomUrl}`;
        print(`Contact requests that wait ${reason}: ${count}`);
      }
    }
    reported = count;
    setTimeout(() => void check(), WAITING_CHECK_INTERVAL).unref();
  };
  void check();
}

async function main(): Promise<void> {
  const started = performance.now();
  const stand = readSettings();
  mkdirSync(DATA, { recursive: true, mode: 0o700 });
  const running = await findRunning(DATA);
  if (running?.app === basename(APP)) {
    print('The showroom is open already: its window comes to the front.');
    show(running.port);
    return;
  }
  if (running !== undefined) {
    throw new StandError('An earlier version of this showroom is still open: close it, then start again.');
  }
  print(`${stand.world}: starting…`);
  const port = await choosePort();
  const server = keepServer(stand, port);
  let isEnding = false;
  const end = async (): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    await server.end();
    await forgetRunning(DATA);
    const count = await countWaiting(DATA);
    if (count > 0)
      print(`${count} contact requests wait in the folder "data". Start again when there is a network.`);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
  await server.ready();
  await noteRunning(DATA, { app: basename(APP), port, version: stand.version });
  print(
    `${stand.world} is open at ${addressAt(port)} (after ${((performance.now() - started) / 1_000).toFixed(1)} s).`,
  );
  const opened = show(port);
  const openedAt = performance.now();
  if (opened.kind === 'kiosk') {
    opened.window.once('exit', () => {
      if (performance.now() - openedAt >= MIN_BROWSER_TIME) void end();
    });
  }
  if (opened.kind === 'default')
    print('Neither Edge nor Chrome was found: press F11 in the browser for the whole screen.');
  print('Close the window of the showroom, or this one, to end it.');
  await removeOldApps(HOME, basename(APP));
  reportWaiting(stand);
}

try {
  await main();
} catch (error) {
  process.stderr.write(
    `${error instanceof StandError ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
}
