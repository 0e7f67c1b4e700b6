import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { inject } from 'vitest';
import { startProgram } from '../../support/processes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder as the first start of the CMS leaves it on SQLite. */
    firstStart: string;
  }
}

/** The message of the attacked CMS's process when it is ready. */
interface Ready {
  readonly url: string;
  /** Every route of Strapi's own table, as `GET /admin/users/:id`. */
  readonly routes: readonly string[];
  /** Addresses of accounts of the panel by the codes of their roles. */
  readonly accounts: Readonly<Record<string, string>>;
  /** The address of the visitor's account. */
  readonly visitor: string;
  /** Of every account. */
  readonly password: string;
  /** Data that may not be read without permission. */
  readonly secrets: Readonly<Record<Secret, string>> & { readonly hashes: readonly string[] };
  readonly tokens: { readonly expired: string; readonly narrow: string };
}

export type Secret = 'code' | 'visitorsReset' | 'confirmation' | 'editorsReset' | 'registration' | 'sender';

/** All roles, from an anonymous visitor to the administrator. */
export const ROLES = [
  'anonymous',
  'visitor',
  'translator',
  'editor',
  'publisher',
  'author',
  'administrator',
  'foreign page',
  'invented token',
  'expired token',
  'narrow token',
  'web server',
] as const;

/**
 * The sender of a request. `foreign page` is a page of another origin of the same site, in a browser in which the
 * administrator is logged in: it has the cookies and no token. The tokens are of the content API: an invented one, an
 * expired one, one that may only read icons, and the web server's own.
 */
export type Role = (typeof ROLES)[number];

/** Of the panel's accounts: each has a role of Strapi's. */
const CODES = {
  translator: 'vitrine-translator',
  editor: 'vitrine-editor',
  publisher: 'vitrine-publisher',
  author: 'strapi-author',
  administrator: 'strapi-super-admin',
} as const;

/** Milliseconds, on a machine that does much besides. */
const MAX_ANSWER = 30_000;

/** Milliseconds of an import's progress: it is sent until a program of lower priority has read the file. */
const MAX_PROGRESS = 120_000;

const FOREIGN_PAGE = { origin: 'http://localhost:4699', 'sec-fetch-site': 'same-site' };

export interface CmsAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A role's way to send requests: a body is sent as JSON, or unchanged if it is a form. */
export type Client = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<CmsAnswer>;

/** A real CMS with accounts of all roles and secrets of all kinds, which lasts for one file of tests. */
export interface AttackedCms extends Ready {
  readonly as: Readonly<Record<Role, Client>>;
  /** Logs an account of the panel in. @returns its refresh cookie, as the header that sends it back. */
  readonly panelCookie: (role: keyof typeof CODES) => Promise<string>;
  /** All of its output so far. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a CMS in its own folder, on a copy of a first start's data.
 *
 * @param env settings besides, as `CMS_PUBLIC_URL`.
 */
export async function startAttackedCms(env: NodeJS.ProcessEnv = {}): Promise<AttackedCms> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-attacked-cms-'));
  cpSync(inject('firstStart'), folder, { recursive: true });
  const program = startProgram({
    name: 'The attacked CMS',
    script: 'apps/cms/tests/attacked-process.ts',
    env: {
      NODE_ENV: 'production',
      DATA_DIR: folder,
      DATABASE_URL: '',
      CMS_HOST: '127.0.0.1',
      CMS_PORT: '0',
      CMS_LOG_LEVEL: 'http',
      CMS_PUBLIC_URL: '',
      ...env,
    },
  });
  const lines: string[] = [];
  const ready = await new Promise<Ready>((resolve, reject) => {
    for (const stream of [program.child.stdout, program.child.stderr]) {
      if (stream === null) continue;
      createInterface(stream).on('line', (line) => {
        if (line.includes('"attacked-cms-ready"')) resolve(JSON.parse(line) as Ready);
        else lines.push(line);
      });
    }
    program.child.once('exit', () => reject(new Error(program.output())));
  });

  const clientWith =
    (own: Readonly<Record<string, string>>): Client =>
    async (method, path, body, headers = {}) => {
      const isForm = body instanceof FormData;
      const ask = (): Promise<Response> =>
        fetch(`${ready.url}${path}`, {
          method,
          headers: {
            ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
            ...own,
            ...headers,
          },
          redirect: 'manual',
          signal: AbortSignal.timeout(path.endsWith('/progress') ? MAX_PROGRESS : MAX_ANSWER),
          ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
        });
      // The CMS closes a connection that was silent for five seconds, which happens under us on a busy machine.
      const answer = await ask().catch((error: unknown) => {
        if (error instanceof TypeError) return ask();
        throw error;
      });
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    };
  const anonymous = clientWith({});
  const bearer = (token: string): Client => clientWith({ authorization: `Bearer ${token}` });
  const { password } = ready;
  const logIn = async (role: keyof typeof CODES): Promise<CmsAnswer> =>
    anonymous('POST', '/admin/login', { email: ready.accounts[CODES[role]], password });
  const inPanel = async (role: keyof typeof CODES): Promise<Client> => {
    const { data } = JSON.parse((await logIn(role)).text) as { data: { token: string } };
    return bearer(data.token);
  };
  const panelCookie = async (role: keyof typeof CODES): Promise<string> =>
    (await logIn(role)).headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0] ?? '')
      .join('; ');
  const visitor = await anonymous('POST', '/api/auth/local', { identifier: ready.visitor, password });

  return {
    ...ready,
    as: {
      anonymous,
      visitor: bearer((JSON.parse(visitor.text) as { jwt: string }).jwt),
      translator: await inPanel('translator'),
      editor: await inPanel('editor'),
      publisher: await inPanel('publisher'),
      author: await inPanel('author'),
      administrator: await inPanel('administrator'),
      'foreign page': clientWith({ ...FOREIGN_PAGE, cookie: await panelCookie('administrator') }),
      'invented token': bearer('0'.repeat(256)),
      'expired token': bearer(ready.tokens.expired),
      'narrow token': bearer(ready.tokens.narrow),
      'web server': bearer(readFileSync(join(folder, 'cms-token'), 'utf8').trim()),
    },
    panelCookie,
    log: () => lines.join('\n'),
    stop: async () => {
      await program.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
