import { logInAs } from './editor.ts';
import type { Editor } from './editor.ts';
import type { StartedStrapi } from './started-strapi.ts';

const PASSWORD = 'Only-4-tests';

/** The number of a role. */
export async function roleOf(editor: Editor, code: string): Promise<number> {
  const { data } = (await editor.request('GET', '/admin/roles')) as {
    data: { id: number; code: string }[];
  };
  return data.find((role) => role.code === code)?.id ?? -1;
}

/** Makes an account of the admin panel, and works as it. */
export async function makeAccount(
  strapi: StartedStrapi,
  editor: Editor,
  { role, name }: { readonly role: number; readonly name: string },
): Promise<Editor> {
  const email = `${name.toLowerCase()}@example.com`;
  const { data } = (await editor.request('POST', '/admin/users', {
    email,
    firstname: name,
    lastname: 'Tester',
    roles: [role],
  })) as { data: { registrationToken: string } };
  await editor.request('POST', '/admin/register', {
    registrationToken: data.registrationToken,
    userInfo: { firstname: name, lastname: 'Tester', password: PASSWORD },
  });
  return logInAs(strapi, { email, password: PASSWORD });
}
