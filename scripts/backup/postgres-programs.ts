import { spawn } from 'node:child_process';
import type { ChildProcess, ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { hasCode } from '@vitrine/content/node';
import { BackupError } from './backup-error.ts';

/** A program of PostgreSQL's client. */
export type Program = 'pg_dump' | 'pg_restore' | 'psql';

/** Characters of what a program printed before it failed. */
const KEPT = 2_000;

/** A program that has started. */
export interface Running {
  readonly child: ChildProcessWithoutNullStreams;
  /** Resolves when it has ended well. @throws BackupError `database` with the program's own sentence. */
  readonly ended: Promise<void>;
}

/**
 * Starts a program of PostgreSQL's client. It ends when this process exits.
 *
 * @param env How it reaches the server.
 */
export function startProgram(
  program: Program,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Running {
  const child = spawn(program, args, {
    env: { ...process.env, ...env, LC_MESSAGES: 'C' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const kill = (): void => void child.kill();
  process.once('exit', kill);
  let printed = '';
  child.stderr.on('data', (text) => {
    printed = `${printed}${text}`.slice(0, KEPT);
  });
  // A program that failed reads no more; its exit code says why.
  child.stdin.on('error', () => undefined);
  const ended = endOf(program, child, () => printed).finally(() => process.off('exit', kill));
  ended.catch(() => undefined);
  return { child, ended };
}

async function endOf(program: Program, child: ChildProcess, printed: () => string): Promise<void> {
  const [code] = await once(child, 'close').catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw error;
    throw new BackupError(
      'database',
      `${program} is missing. Install PostgreSQL's client programs (Debian: postgresql-client), as new as the server.`,
    );
  });
  if (code !== 0) throw new BackupError('database', `${program} failed: ${sentenceIn(printed())}`);
}

/** Runs a program to its end. @returns What it printed. @throws as {@link startProgram} */
export async function runProgram(
  program: Program,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const { child, ended } = startProgram(program, args, env);
  child.stdin.end();
  let printed = '';
  for await (const piece of child.stdout) printed += String(piece);
  await ended;
  return printed;
}

/** The first line that a program complained with. */
function sentenceIn(printed: string): string {
  const lines = printed.split('\n').filter((line) => line.trim() !== '');
  return lines.find((line) => /error|fatal/i.test(line)) ?? lines[0] ?? 'it gave no reason.';
}
