import { LOCATION, WORLD } from '../src/content-model/content-uids.ts';
import { READ_MAP } from '../src/plugins/showroom/contracts/map.ts';
import { logInAs } from './editor.ts';
import type { Editor } from './editor.ts';
import type { StartedStrapi } from './started-strapi.ts';

/** Someone with their own role. */
export async function makeColleague(
  strapi: StartedStrapi,
  editor: Editor,
  name: string,
  permissions: readonly object[],
): Promise<Editor> {
  const { data: role } = (await editor.request('POST', '/admin/roles', { name, description: name })) as {
    data: { id: number };
  };
  await editor.request('PUT', `/admin/roles/${role.id}/permissions`, { permissions });
  const email = `${name}@example.com`;
  const { data } = (await editor.request('POST', '/admin/users', {
    email,
    firstname: name,
    lastname: 'Tester',
    roles: [role.id],
  })) as { data: { registrationToken: string } };
  await editor.request('POST', '/admin/register', {
    registrationToken: data.registrationToken,
    userInfo: { firstname: name, lastname: 'Tester', password: 'Only-4-tests' },
  });
  return logInAs(strapi, { email, password: 'Only-4-tests' });
}

/** A right of the content manager; without more of it in English and German, to everybody's entries. */
export function permission(
  action: string,
  subject: string,
  fields: readonly string[] = [],
  { locales = ['en', 'de'], isOwnAlone = false }: { locales?: readonly string[]; isOwnAlone?: boolean } = {},
) {
  return {
    action: `plugin::content-manager.explorer.${action}`,
    subject,
    properties: action === 'delete' || action === 'publish' ? { locales } : { fields, locales },
    conditions: isOwnAlone ? ['admin::is-creator'] : [],
  };
}

/** A right of a plugin, which is about no kind of entry. */
export function pluginPermission(action: string, { isOwnAlone = false }: { isOwnAlone?: boolean } = {}) {
  return { action, subject: null, properties: {}, conditions: isOwnAlone ? ['admin::is-creator'] : [] };
}

export const SEES_THE_MAP = pluginPermission(READ_MAP);
export const READS = [
  SEES_THE_MAP,
  permission('read', WORLD, ['name', 'slug', 'start_location_id']),
  permission('read', LOCATION, ['title', 'world', 'floor_plan_position.x', 'floor_plan_position.y']),
];
