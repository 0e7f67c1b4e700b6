import type {
  ExaminedLine,
  LinesAnswer,
  LineStatus,
  TableAnswer,
  TableState,
} from '../src/plugins/showroom/contracts/bulk.ts';
import { BULK_PATH, isTableRunning } from '../src/plugins/showroom/contracts/bulk.ts';
import type { StartedStrapi } from './started-strapi.ts';

/** What the page “Tables” calls, as one account. */
export interface BulkCalls {
  readonly state: () => Promise<TableState>;
  readonly token: () => Promise<string>;
  /** The file of an export. */
  readonly exported: (query: string) => Promise<string>;
  readonly exportStatus: (query: string) => Promise<number>;
  /** Sends a file. @returns what came of its examination. */
  readonly examined: (file: string) => Promise<TableState>;
  /** The first page of the lines of a status. */
  readonly lines: (status: LineStatus) => Promise<readonly ExaminedLine[]>;
  /** Writes the examined file. @returns the result. */
  readonly written: () => Promise<TableState>;
  readonly startStatus: (token: string) => Promise<number>;
  readonly sendStatus: (file: string) => Promise<number>;
  readonly discardStatus: (token: string) => Promise<number>;
}

const ADMINISTRATOR = { email: 'editor@example.com', password: 'Only-4-tests' };

/** Milliseconds between two questions for the state. */
const PAUSE = 50;

/** @throws Error with what the CMS answered, if it refused. */
async function refuse(answer: Response): Promise<void> {
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
}

export async function bulkCalls(strapi: StartedStrapi, account = ADMINISTRATOR): Promise<BulkCalls> {
  const login = await fetch(`${strapi.url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const bearer = ((await login.json()) as { data: { token: string } }).data.token;
  const call = (path: string, options: RequestInit = {}): Promise<Response> =>
    fetch(`${strapi.url}${BULK_PATH}${path}`, {
      ...options,
      headers: { authorization: `Bearer ${bearer}`, ...options.headers },
    });
  const post = (path: string, type: string, body: string): Promise<Response> =>
    call(path, { method: 'POST', headers: { 'content-type': type }, body });
  const start = (token: string): Promise<Response> =>
    post('/import/start', 'application/json', JSON.stringify({ token }));
  const send = (file: string): Promise<Response> =>
    post('/import?name=table.csv', 'application/octet-stream', file);
  const state = async (): Promise<TableState> => ((await (await call('/import')).json()) as TableAnswer).data;
  const token = async (): Promise<string> => {
    const now = await state();
    return now.status === 'idle' ? '' : now.token;
  };
  const settled = async (): Promise<TableState> => {
    let now = await state();
    while (isTableRunning(now)) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      now = await state();
    }
    return now;
  };
  return {
    state,
    token,
    exported: async (query) => {
      const answer = await call(`/export?${query}`);
      await refuse(answer);
      // `text()` would take the byte order mark away.
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
    },
    exportStatus: async (query) => (await call(`/export?${query}`)).status,
    examined: async (file) => {
      await refuse(await send(file));
      return settled();
    },
    lines: async (status) => {
      const query = new URLSearchParams({ token: await token(), status, page: '1' });
      return ((await (await call(`/import/lines?${query}`)).json()) as LinesAnswer).data.lines;
    },
    written: async () => {
      await refuse(await start(await token()));
      return settled();
    },
    startStatus: async (given) => (await start(given)).status,
    sendStatus: async (file) => (await send(file)).status,
    discardStatus: async (given) =>
      (await call(`/import?token=${encodeURIComponent(given)}`, { method: 'DELETE' })).status,
  };
}
