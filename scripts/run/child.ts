import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { openLogFile } from './log-file.ts';

const KEPT_CHARACTERS = 8_000;
const PATIENCE_MS = 10_000;

export interface ChildOptions {
  readonly folder: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Where its output goes besides the last lines that are kept. */
  readonly logFile?: string;
  readonly onLine?: (line: string) => void;
}

/** A program that `npm start` runs. */
export interface Child {
  readonly process: ChildProcess;
  /** Its exit code; null when a signal ended it. Never rejects. */
  readonly ended: Promise<number | null>;
  /** The end of its output, for the sentence that explains a failure. */
  readonly lastOutput: () => string;
  /** Signals it to end, and kills it when it does not. */
  readonly stop: () => Promise<void>;
}

/** The running programs that this process has started. */
const living = new Set<Child>();

/** Ends every program that is still running, and waits until all have ended. */
export async function stopAllChildren(): Promise<void> {
  await Promise.all([...living].map((child) => child.stop()));
}

/**
 * Starts a program in its own process group, so that Ctrl-C reaches it through us alone, once. It has a
 * channel to us that closes when we end, however that happens: by it a program knows that it is to end as well.
 */
export function startChild({ folder, command, args, env, logFile, onLine }: ChildOptions): Child {
  const child = spawn(command, args, {
    cwd: folder,
    env: env ?? process.env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
  });
  let kept = '';
  let rest = '';
  const log = logFile === undefined ? undefined : openLogFile({ file: logFile, report });
  const take = (chunk: Buffer): void => {
    const text = chunk.toString();
    log?.write(text);
    kept = (kept + text).slice(-KEPT_CHARACTERS);
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine?.(line);
  };
  child.stdout?.on('data', take);
  child.stderr?.on('data', take);
  const ended = new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      kept += error.message;
      resolve(null);
    });
    child.on('close', (code) => {
      if (rest !== '') onLine?.(rest);
      void (log?.settled() ?? Promise.resolve()).then(() => resolve(code));
    });
  });
  const started: Child = {
    process: child,
    ended,
    lastOutput: () => kept.trim(),
    stop: () => stopChild(child, ended),
  };
  living.add(started);
  void ended.finally(() => living.delete(started));
  return started;
}

function report(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

async function stopChild(child: ChildProcess, ended: Promise<number | null>): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  signalGroup(child.pid, 'SIGTERM');
  const patience = setTimeout(() => {
    if (child.pid !== undefined) signalGroup(child.pid, 'SIGKILL');
  }, PATIENCE_MS);
  await ended;
  clearTimeout(patience);
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // It has ended between the check and the signal, as intended.
  }
}

/**
 * Runs a program until it ends.
 * @throws Error with `failure` and the end of its output when it fails
 */
export async function runChild(options: ChildOptions & { readonly failure: string }): Promise<void> {
  const child = startChild(options);
  const code = await child.ended;
  if (code !== 0) throw new Error(`${options.failure}\n${child.lastOutput()}`);
}
