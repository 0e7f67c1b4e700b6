import { expect } from '@playwright/test';

/** Someone who works in the CMS, through the API of its admin panel. */
export interface Editor {
  /** Changes attributes of a location in a language and publishes it. */
  readonly publishLocation: (location: string, locale: string, changes: object) => Promise<void>;
  /** Changes attributes of a world, in its first language, and publishes it. */
  readonly publishWorld: (slug: string, changes: object) => Promise<void>;
  /** Uploads a font and gives it to the texts of the brand. */
  readonly giveBrandFont: (file: File) => Promise<void>;
  /** Makes an account for a visitor. */
  readonly addAccount: (account: VisitorAccount) => Promise<void>;
}

/** A visitor's credentials, and what they may see. */
export interface VisitorAccount {
  readonly email: string;
  readonly password: string;
  readonly scope: string;
}

const COLLECTIONS = '/content-manager/collection-types';
const LOCATIONS = `${COLLECTIONS}/api::content-location.content-location`;
const WORLDS = `${COLLECTIONS}/api::world.world`;
const ACCOUNTS = `${COLLECTIONS}/plugin::users-permissions.user`;
const SETTINGS = '/content-manager/single-types/api::app-setting.app-setting';
const ROLES = '/content-manager/relations/plugin::users-permissions.user/role';

interface Entry {
  readonly id: number;
  readonly documentId: string;
  readonly name?: string;
}

interface Answer {
  readonly data?: { readonly token?: string; readonly hasAdmin?: boolean };
  readonly results?: readonly Entry[];
}

/** Only a CMS that is thrown away afterwards has this administrator. */
export const ADMINISTRATOR = { email: 'editor@example.com', password: 'Only-4-tests' };

/**
 * Makes the first administrator of a CMS unless there is one. Logging in is left to the caller: Strapi lets
 * one account do so five times in five minutes.
 */
export async function registerAdministrator(cmsUrl: string): Promise<void> {
  const { data } = (await (await fetch(`${cmsUrl}/admin/init`)).json()) as Answer;
  if (data?.hasAdmin === true) return;
  const answer = await fetch(`${cmsUrl}/admin/register-admin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...ADMINISTRATOR, firstname: 'Test', lastname: 'Editor' }),
  });
  expect(answer.ok, 'The first administrator is registered.').toBe(true);
}

/**
 * Works as the first administrator of a CMS, who is registered when there is none.
 * @throws Error when the CMS refuses
 */
export async function openEditor(cmsUrl: string): Promise<Editor> {
  let token: string | undefined;
  const send = async (method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${cmsUrl}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    expect(answer.ok, `${method} ${path}: ${text}`).toBe(true);
    return JSON.parse(text) as Answer;
  };
  const find = async (collection: string, query: string, name: string): Promise<Entry> => {
    const [entry] = (await send('GET', `${collection}?${query}`)).results ?? [];
    if (entry === undefined) throw new Error(`The CMS has no “${name}”.`);
    return entry;
  };
  const publish = async (collection: string, id: string, locale: string, changes: object) => {
    await send('POST', `${collection}/${id}/actions/publish?locale=${locale}`, changes);
  };

  await registerAdministrator(cmsUrl);
  token = (await send('POST', '/admin/login', ADMINISTRATOR)).data?.token;

  return {
    async publishLocation(location, locale, changes) {
      const query = `filters[payloadId][$eq]=${location}&locale=${locale}`;
      const { documentId } = await find(LOCATIONS, query, location);
      await publish(LOCATIONS, documentId, locale, changes);
    },
    async publishWorld(slug, changes) {
      const { documentId } = await find(WORLDS, `filters[slug][$eq]=${slug}&locale=en`, slug);
      await publish(WORLDS, documentId, 'en', changes);
    },
    async giveBrandFont(file) {
      const form = new FormData();
      form.append('files', file);
      const answer = await fetch(`${cmsUrl}/upload`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      });
      expect(answer.ok, `${file.name} is uploaded.`).toBe(true);
      const [font] = (await answer.json()) as readonly Entry[];
      await send('PUT', SETTINGS, { brand: { theme: { text_font: font?.id } } });
    },
    async addAccount(account) {
      const { id } = await find(ROLES, '_q=Authenticated', 'Authenticated');
      await send('POST', ACCOUNTS, {
        ...account,
        username: account.email,
        confirmed: true,
        blocked: false,
        role: { connect: [{ id }] },
      });
    },
  };
}
