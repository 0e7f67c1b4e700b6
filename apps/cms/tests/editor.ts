import type { StartedStrapi } from './started-strapi.ts';

/** An entry as the admin panel's API answers it. */
export type Entry = Readonly<Record<string, unknown>> & {
  readonly documentId: string;
  readonly locale?: string;
};

/** The CMS refused a write: what the edit view shows. */
export class Refused extends Error {
  readonly status: number;
  /** The fields of the refusal. */
  readonly fields: readonly string[];

  constructor(status: number, message: string, fields: readonly string[]) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}

/** The refusal that an attempt ends in. @throws Error when the CMS accepts it. */
export async function refusalOf(attempt: Promise<unknown>): Promise<Refused> {
  const outcome: unknown = await attempt.then(
    () => new Error('The CMS accepted what it must refuse.'),
    (error: unknown) => error,
  );
  if (outcome instanceof Refused) return outcome;
  throw outcome;
}

/** A relation to an entry, as a form sends it. */
export function linkTo({ documentId }: Pick<Entry, 'documentId'>, locale = 'en') {
  return { connect: [{ documentId, locale }] };
}

/** Works with the admin panel's API, as an editor in the browser does. */
export interface Editor {
  readonly create: (uid: string, data: object, locale?: string) => Promise<Entry>;
  readonly update: (uid: string, documentId: string, data: object, locale?: string) => Promise<Entry>;
  readonly publish: (uid: string, documentId: string, data?: object, locale?: string) => Promise<Entry>;
  readonly createPublished: (uid: string, data: object) => Promise<Entry>;
  /** An entry, by default its English draft. */
  readonly find: (uid: string, documentId: string, query?: string) => Promise<Entry>;
  readonly list: (uid: string, query: string) => Promise<readonly Entry[]>;
  readonly remove: (uid: string, documentId: string) => Promise<void>;
  /** Puts a file into the media library. @returns Its number there. */
  readonly upload: (file: File) => Promise<number>;
  readonly request: (method: string, path: string, body?: unknown) => Promise<unknown>;
}

/** The smallest picture, as a PNG. */
export const PIXEL = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

const ACCOUNT = { email: 'editor@example.com', password: 'Only-4-tests' };

/** Registers the first administrator of a new CMS and works as them. */
export async function registerEditor(strapi: StartedStrapi): Promise<Editor> {
  await send(strapi.url, 'POST', '/admin/register-admin', {
    body: { ...ACCOUNT, firstname: 'Test', lastname: 'Editor' },
  });
  return logIn(strapi);
}

/** Works as the administrator that {@link registerEditor} has registered. */
export function logIn(strapi: StartedStrapi): Promise<Editor> {
  return logInAs(strapi, ACCOUNT);
}

/** Works as someone else who has an account of the admin panel. */
export async function logInAs(strapi: StartedStrapi, account: typeof ACCOUNT): Promise<Editor> {
  const { token } = dataOf(await send(strapi.url, 'POST', '/admin/login', { body: account }));
  const request: Editor['request'] = (method, path, body) =>
    send(strapi.url, method, path, { body, token: String(token) });
  const write = async (method: string, path: string, data: object): Promise<Entry> =>
    dataOf(await request(method, path, data)) as Entry;
  const editor: Editor = {
    request,
    create: (uid, data, locale) => write('POST', `${collection(uid)}${inLocale(locale)}`, data),
    update: (uid, documentId, data, locale) =>
      write('PUT', `${collection(uid)}/${documentId}${inLocale(locale)}`, data),
    publish: (uid, documentId, data = {}, locale) =>
      write('POST', `${collection(uid)}/${documentId}/actions/publish${inLocale(locale)}`, data),
    createPublished: async (uid, data) => {
      const { documentId } = await editor.create(uid, data);
      return editor.publish(uid, documentId, data);
    },
    find: async (uid, documentId, query = 'locale=en') =>
      dataOf(await request('GET', `${collection(uid)}/${documentId}?${query}`)) as Entry,
    list: async (uid, query) => {
      const { results } = (await request('GET', `${collection(uid)}?${query}`)) as {
        results: readonly Entry[];
      };
      return results;
    },
    remove: async (uid, documentId) => {
      await request('DELETE', `${collection(uid)}/${documentId}?locale=*`);
    },
    upload: async (file) => {
      const body = new FormData();
      body.append('files', file);
      const stored = await send(strapi.url, 'POST', '/upload', { body, token: String(token) });
      return (stored as { id: number }[])[0]?.id ?? -1;
    },
  };
  return editor;
}

function collection(uid: string): string {
  return `/content-manager/collection-types/${uid}`;
}

function inLocale(locale = 'en'): string {
  return `?locale=${locale}`;
}

/** Reads the content API with the web server's token. @throws Refused */
export function read(strapi: StartedStrapi, path: string, token = strapi.readToken): Promise<unknown> {
  return send(strapi.url, 'GET', path, token === '' ? {} : { token });
}

async function send(
  url: string,
  method: string,
  path: string,
  { body, token }: { body?: unknown; token?: string } = {},
): Promise<unknown> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer: unknown = text === '' ? null : JSON.parse(text);
  if (response.ok) return answer;
  const { error } = answer as {
    error: { message: string; details?: { errors?: { path?: string[] }[] } };
  };
  const fields = error.details?.errors?.flatMap((entry) => entry.path?.join('.') ?? []) ?? [];
  throw new Refused(response.status, error.message, fields);
}

function dataOf(answer: unknown): Record<string, unknown> {
  return (answer as { data: Record<string, unknown> }).data;
}
