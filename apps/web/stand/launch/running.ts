import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';

const FILE = 'running.json';

/** Milliseconds: a server on this machine answers at once. */
const PATIENCE = 2_000;

const runningSchema = z.object({
  /** The folder of the version that runs. */
  app: z.string(),
  port: z.number(),
  /** Of its content. */
  version: z.string(),
});

/** The stand of this folder that runs already. */
export type Running = Readonly<z.output<typeof runningSchema>>;

async function answers({ port, version }: Running): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/version`, { signal: AbortSignal.timeout(PATIENCE) });
    return z.object({ content: z.literal(version) }).safeParse(await answer.json()).success;
  } catch {
    return false;
  }
}

/** The stand of this folder that runs already; undefined when none answers, whatever an earlier one has left. */
export async function findRunning(data: string): Promise<Running | undefined> {
  try {
    const noted = runningSchema.parse(JSON.parse(await readFile(join(data, FILE), 'utf8')));
    return (await answers(noted)) ? noted : undefined;
  } catch {
    return undefined;
  }
}

/** Makes this process known to a second start. */
export function noteRunning(data: string, running: Running): Promise<void> {
  return writeFile(join(data, FILE), JSON.stringify(running));
}

export function forgetRunning(data: string): Promise<void> {
  return rm(join(data, FILE), { force: true });
}

/** Whether nothing listens on a port of this machine. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
