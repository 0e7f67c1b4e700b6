import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWorldArchive } from '@vitrine/world-file';
import type { ImportAnswer, ImportState, Overwriting } from '../src/plugins/showroom/contracts/transfer.ts';
import { registerEditor } from './editor.ts';
import type { Editor } from './editor.ts';
import { smallWorld } from './small-world.ts';
import type { StartedStrapi } from './started-strapi.ts';

/** What the page “Import and export” calls, as one account. */
export interface TransferCalls {
  readonly editor: Editor;
  /** Of the account's session. */
  readonly bearer: string;
  readonly call: (path: string, options?: RequestInit) => Promise<Response>;
  readonly send: (bytes: Uint8Array, query?: string) => Promise<Response>;
  /** All states until nothing goes on any more. */
  readonly watched: () => Promise<readonly ImportState[]>;
  readonly lastState: () => Promise<ImportState | undefined>;
  /** The token of the current file. */
  readonly fileNow: () => Promise<string>;
  /** @param file Its token; default: that of the current file. */
  readonly start: (overwriting: Overwriting, file?: string) => Promise<Response>;
  readonly choose: (at: string) => Promise<Response>;
  readonly discard: (file: string) => Promise<Response>;
  /** The content of the CMS's folder for temporary files. */
  readonly kept: () => readonly string[];
}

const ADMINISTRATOR = { email: 'editor@example.com', password: 'Only-4-tests' };

/** Registers the first administrator of a CMS that was just started. */
export async function transferCalls(strapi: StartedStrapi): Promise<TransferCalls> {
  const editor = await registerEditor(strapi);
  return { editor, ...(await transferCallsOf(strapi, ADMINISTRATOR)) };
}

/** What the page calls, as one account. */
export async function transferCallsOf(
  strapi: StartedStrapi,
  account: typeof ADMINISTRATOR,
): Promise<Omit<TransferCalls, 'editor'>> {
  const login = await fetch(`${strapi.url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const bearer = ((await login.json()) as { data: { token: string } }).data.token;

  const call: TransferCalls['call'] = (path, options = {}) =>
    fetch(`${strapi.url}/showroom/transfer${path}`, {
      ...options,
      headers: { authorization: `Bearer ${bearer}`, ...options.headers },
    });
  const watched = async (): Promise<readonly ImportState[]> => {
    const lines = await (await call('/import/progress')).text();
    return lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as ImportState);
  };
  const fileNow = async (): Promise<string> => {
    const { data } = (await (await call('/import')).json()) as ImportAnswer;
    return data.status === 'idle' ? '' : data.token;
  };
  return {
    bearer,
    call,
    send: (bytes, query = 'name=file.zip') =>
      call(`/import?${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/zip' },
        body: bytes as Uint8Array<ArrayBuffer>,
      }),
    watched,
    lastState: async () => (await watched()).at(-1),
    fileNow,
    start: async (overwriting, file) =>
      call('/import/start', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token: file ?? (await fileNow()), overwriting }),
      }),
    choose: async (at) =>
      call('/import/choose', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token: await fileNow(), at }),
      }),
    discard: (file) => call(`/import?token=${encodeURIComponent(file)}`, { method: 'DELETE' }),
    kept: () => keptBy(strapi),
  };
}

/** A small world as a file, with other entries. */
export function archiveOf(...changed: Parameters<typeof smallWorld>): Uint8Array {
  const { worldFile, media } = smallWorld(...changed);
  return writeWorldArchive(worldFile, media);
}

export function text(words: string): Uint8Array {
  return new TextEncoder().encode(words);
}

/** The content of this CMS's folder for temporary files, which others may share. */
function keptBy({ dataDir }: StartedStrapi): readonly string[] {
  const installation = createHash('sha256').update(dataDir).digest('hex').slice(0, 10);
  return readdirSync(tmpdir())
    .filter((name) => name.startsWith(`vitrine-cms-${installation}-`))
    .flatMap((name) => readdirSync(join(tmpdir(), name)))
    .filter((name) => /^(?:transfer|export|world)-/.test(name));
}
