import type { Core } from '@strapi/strapi';

/** The routes open to a visitor without an account: logging in. */
const PUBLIC_ACTIONS: ReadonlySet<string> = new Set(['plugin::users-permissions.auth.callback']);

/** Closes the content API for everyone without a token: no public reading, no registration. */
export async function closePublicApi(strapi: Core.Strapi): Promise<void> {
  const granted: { id: number; action: string }[] = await strapi.db
    .query('plugin::users-permissions.permission')
    .findMany({ where: { role: { type: 'public' } }, select: ['id', 'action'] });
  const surplus = granted.filter(({ action }) => !PUBLIC_ACTIONS.has(action)).map(({ id }) => id);
  if (surplus.length > 0) {
    await strapi.db
      .query('plugin::users-permissions.permission')
      .deleteMany({ where: { id: { $in: surplus } } });
  }
  const advanced = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
  await advanced.set({ value: { ...((await advanced.get({})) as object), allow_register: false } });
}
