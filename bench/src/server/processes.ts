import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Starts a file with this Node in the project's folder. What it logs goes nowhere; its errors are shown. */
export function startNode(
  script: string,
  options: { readonly args?: readonly string[]; readonly env?: NodeJS.ProcessEnv } = {},
): ChildProcess {
  return spawn(process.execPath, [script, ...(options.args ?? [])], {
    cwd: ROOT,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Runs a file of the project to its end. @throws Error when it fails. */
export async function runNode(script: string, options: Parameters<typeof startNode>[1]): Promise<void> {
  const [code] = await once(startNode(script, options), 'exit');
  if (code !== 0) throw new Error(`${script} ended with ${String(code)}.`);
}

/** Asks a program to end and waits until it has. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
