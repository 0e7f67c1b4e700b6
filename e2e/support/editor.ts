import { expect } from '@playwright/test';

/** Someone who works in the CMS, through the API of its admin panel. */
export interface Editor {
  /** Changes attributes of a location in a language and publishes it. */
  readonly publishLocation: (location: string, locale: string, changes: object) => Promise<void>;
}

const LOCATIONS = '/content-manager/collection-types/api::content-location.content-location';

interface Answer {
  readonly data?: { readonly token?: string };
  readonly results?: readonly { readonly documentId: string }[];
}

/** Only a CMS that is thrown away afterwards has this administrator. */
const ACCOUNT = { email: 'editor@example.com', password: 'Only-4-tests' };

/**
 * Registers the first administrator of a CMS that has none, and works as them.
 * @throws Error when the CMS refuses
 */
export async function registerEditor(cmsUrl: string): Promise<Editor> {
  const send = async (method: string, path: string, body?: object, token?: string): Promise<Answer> => {
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
  await send('POST', '/admin/register-admin', { ...ACCOUNT, firstname: 'Test', lastname: 'Editor' });
  const token = (await send('POST', '/admin/login', ACCOUNT)).data?.token;
  return {
    async publishLocation(location, locale, changes) {
      const query = `filters[payloadId][$eq]=${location}&locale=${locale}`;
      const { results } = await send('GET', `${LOCATIONS}?${query}`, undefined, token);
      const id = results?.[0]?.documentId;
      if (id === undefined) throw new Error(`The CMS has no location «${location}».`);
      await send('POST', `${LOCATIONS}/${id}/actions/publish?locale=${locale}`, changes, token);
    },
  };
}
