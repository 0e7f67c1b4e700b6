import { spawn } from 'node:child_process';
import { lowerPriority } from '@vitrine/content/node';

/** A program did not do its work. */
export class ToolError extends Error {
  /**
   * `missing`: the program does not exist. `timeout`: it took too long. `stopped`: we ended it. `failed`: it ended
   * with an error.
   */
  readonly reason: 'missing' | 'timeout' | 'stopped' | 'failed';
  /** All of its error output. */
  readonly messages: string;

  constructor(reason: ToolError['reason'], message: string, messages = '') {
    super(message);
    this.reason = reason;
    this.messages = messages;
  }
}

export interface ToolRun {
  /** Milliseconds, after which it is killed. */
  readonly limit: number;
  /** Ends it early. */
  readonly signal?: AbortSignal;
  /** An editor waits for it: it runs beside the CMS's own work, not behind it. */
  readonly isAwaited?: boolean;
  /** Comes last on the whole machine, too. */
  readonly isPatient?: boolean;
  /** Called with its output as it prints. */
  readonly onOutput?: (text: string) => void;
}

/** More than any of our calls prints; a hostile file may make a program print without end. */
const MAX_OUTPUT = 4_000_000;

/** Behind the CMS's own work, so that editors do not wait for a conversion. */
const NICENESS = 10;

/** The lowest there is. */
const LAST = 19;

/**
 * Runs a program without a shell, with little of our environment, and kills it when its time is over.
 *
 * @returns What it printed.
 * @throws ToolError
 */
export function runTool(
  program: string,
  args: readonly string[],
  { limit, signal, onOutput, isAwaited = false, isPatient = false }: ToolRun,
): Promise<{ readonly output: string; readonly messages: string }> {
  return new Promise((resolve, reject) => {
    const timeout = AbortSignal.timeout(limit);
    const child = spawn(program, [...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], LC_ALL: 'C' },
      windowsHide: true,
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      killSignal: 'SIGKILL',
    });
    if (child.pid !== undefined && !isAwaited) lowerPriority(child.pid, isPatient ? LAST : NICENESS);
    let output = '';
    let messages = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (output.length < MAX_OUTPUT) output += text;
      onOutput?.(text);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (messages.length < MAX_OUTPUT) messages += text;
    });
    child.once('error', (error: NodeJS.ErrnoException) => {
      if (error.name === 'AbortError') return;
      reject(new ToolError('missing', `${program} could not be started: ${error.message}`));
    });
    child.once('close', (code) => {
      if (signal?.aborted === true) reject(new ToolError('stopped', `${program} was stopped.`));
      else if (timeout.aborted)
        reject(new ToolError('timeout', `${program} took longer than ${limit / 1000} s.`));
      else if (code === 0) resolve({ output, messages });
      else reject(new ToolError('failed', lastLine(messages) ?? `${program} ended with ${code}.`, messages));
    });
  });
}

function lastLine(text: string): string | undefined {
  return text.trim().split('\n').at(-1) || undefined;
}
