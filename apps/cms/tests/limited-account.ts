import { expect } from 'vitest';
import { LOCATION } from '../src/content-model/content-uids.ts';
import { ACCOUNT_WORLDS_PATH } from '../src/plugins/showroom/contracts/account-worlds.ts';
import type { AccountWorlds, AccountWorldsAnswer } from '../src/plugins/showroom/contracts/account-worlds.ts';
import { makeAccount, roleOf } from './account.ts';
import { Refused, refusalOf, registerEditor } from './editor.ts';
import type { Editor, Entry } from './editor.ts';
import { makeLinkedWorlds } from './linked-worlds.ts';
import type { LinkedWorlds } from './linked-worlds.ts';
import type { StartedStrapi } from './started-strapi.ts';

/** Two worlds, and a publisher who may change the hall alone. */
export interface LimitedAccount extends LinkedWorlds {
  readonly administrator: Editor;
  readonly hallkeeper: Editor;
  /** The number of the publisher's account. */
  readonly account: number;
  readonly door: Entry;
  readonly room: Entry;
}

export async function makeLimitedAccount(strapi: StartedStrapi): Promise<LimitedAccount> {
  const administrator = await registerEditor(strapi);
  const worlds = await makeLinkedWorlds(administrator);
  const role = await roleOf(administrator, 'vitrine-publisher');
  const hallkeeper = await makeAccount(strapi, administrator, { role, name: 'Hanna' });
  const account = (await accountsOf(administrator)).find(({ name }) => name.startsWith('Hanna'))?.id ?? -1;
  await setWorlds(administrator, account, [worlds.hall.documentId]);
  const [door, room] = [
    await entryCalled(administrator, LOCATION, 'Door'),
    await entryCalled(administrator, LOCATION, 'Room'),
  ];
  return { ...worlds, administrator, hallkeeper, account, door, room };
}

export async function accountsOf(by: Editor): Promise<readonly AccountWorlds[]> {
  return ((await by.request('GET', ACCOUNT_WORLDS_PATH)) as AccountWorldsAnswer).data.accounts;
}

export async function setWorlds(
  by: Editor,
  account: number,
  worlds: readonly string[] | null,
): Promise<void> {
  await by.request('PUT', `${ACCOUNT_WORLDS_PATH}/${account}`, { worlds });
}

/** Gives publishers, whom the limited account is one of, further rights of the panel. */
export async function allowPublishers(by: Editor, actions: readonly string[]): Promise<void> {
  const role = await roleOf(by, 'vitrine-publisher');
  const path = `/admin/roles/${role}/permissions`;
  const { data } = (await by.request('GET', path)) as {
    data: readonly { action: string; subject: string | null; properties: object; conditions: string[] }[];
  };
  const kept = data.map(({ action, subject, properties, conditions }) => ({
    action,
    subject,
    properties,
    conditions,
  }));
  const added = actions.map((action) => ({ action, subject: null, properties: {}, conditions: [] }));
  await by.request('PUT', path, { permissions: [...kept, ...added] });
}

export async function entryCalled(by: Editor, uid: string, title: string): Promise<Entry> {
  const found = await by.list(uid, 'locale=en&pageSize=100');
  const entry = found.find((one) => one['title'] === title);
  if (entry === undefined) throw new Error(`There is no ${title}.`);
  return entry;
}

/** Expects an attempt to be refused because of the worlds that the account may change, and for no other reason. */
export async function expectOutside(attempt: Promise<unknown>, what = ''): Promise<void> {
  const refused = await refusalOf(attempt);
  expect
    .soft({ status: refused.status, message: refused.message }, what)
    .toEqual({ status: 403, message: expect.stringContaining('belongs to “Hall” alone.') });
}

/** The status of an answer, 200 for one that is no refusal. */
export function statusOf(attempt: Promise<unknown>): Promise<number> {
  return attempt.then(
    () => 200,
    (error: unknown) => (error instanceof Refused ? error.status : Promise.reject(error)),
  );
}
