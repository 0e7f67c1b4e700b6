import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../scripts/run/free-port.ts';
import { endProcess, startNode } from '../server/processes.ts';

const SCRIPT = fileURLToPath(new URL('bare-process.ts', import.meta.url));

/** Node makes these itself for every answer. */
const MADE_BY_NODE = new Set(['date', 'connection', 'keep-alive']);

/** A page exactly as it comes over the wire, still packed. */
export interface WirePage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Fetches a page without unpacking it. */
export async function fetchWirePage(url: string): Promise<WirePage> {
  const [response] = (await once(get(url, { headers: { 'accept-encoding': 'br' } }), 'response')) as [
    IncomingMessage,
  ];
  const body = Buffer.concat(await response.toArray());
  const headers = Object.entries(response.headers).filter(([name]) => !MADE_BY_NODE.has(name));
  return { body, headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])) };
}

/** Starts a bare server that sends the same headers and bytes to whatever it is asked. */
export async function startBareServer(options: {
  readonly page: WirePage;
  readonly folder: string;
}): Promise<{ readonly origin: string; readonly stop: () => Promise<void> }> {
  const file = join(options.folder, 'bare-page.json');
  const { headers, body } = options.page;
  await writeFile(file, JSON.stringify({ headers, body: body.toString('base64') }));
  const port = await freePort();
  const child = startNode(SCRIPT, { args: [String(port), file] });
  const origin = `http://127.0.0.1:${port}`;
  while (child.exitCode === null) {
    const isUp = await fetch(origin).then(
      async (response) => (await response.arrayBuffer()).byteLength > 0,
      () => false,
    );
    if (isUp) return { origin, stop: () => endProcess(child) };
    await wait(20);
  }
  throw new Error('The bare server did not start.');
}
