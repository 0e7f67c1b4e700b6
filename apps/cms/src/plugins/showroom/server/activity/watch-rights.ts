import type { Core } from '@strapi/strapi';
import { administratorName } from '../../../../accounts/administrator-name.ts';
import type { Actor } from '../changes/changes.ts';
import { matchedRoute } from '../../../../rules/matched-route.ts';
import type { ActivityEntry } from './activity-log.ts';

const EVENTS = [
  'role.create',
  'role.update',
  'role.delete',
  'user.create',
  'user.update',
  'user.delete',
] as const;

/** The route by which the panel changes a role's permissions; Strapi emits no event for it. */
const ROLE_PERMISSIONS = '/roles/:id/permissions';

/** Records created, changed and deleted accounts and roles, and changed permissions. */
export function watchRights(
  strapi: Core.Strapi,
  actor: () => Actor | undefined,
  record: (entry: ActivityEntry) => void,
): void {
  strapi.eventHub.subscribe(async (event, payload: Readonly<Record<string, unknown>> = {}) => {
    const action = EVENTS.find((known) => known === event);
    const who = actor();
    // Without an actor it is the first start or a login.
    if (action === undefined || who === undefined) return;
    const uid = action.startsWith('role') ? 'admin::role' : 'admin::user';
    const subject = (payload['role'] ?? payload['user'] ?? {}) as Readonly<Record<string, unknown>>;
    const title = uid === 'admin::role' ? String(subject['name'] ?? '') : administratorName(subject);
    record({ action, uid, title, actor: who });
  });
  strapi.server.use(async (ctx, next) => {
    await next();
    const route = matchedRoute(ctx);
    if (route?.plugin !== 'admin' || route.method !== 'PUT' || route.path !== ROLE_PERMISSIONS) return;
    const user = (ctx.state as { user?: Readonly<Record<string, unknown>> }).user;
    if (ctx.status >= 400 || typeof user?.['id'] !== 'number') return;
    const role: { name: string } | null = await strapi.db
      .query('admin::role')
      .findOne({ where: { id: Number(ctx['params'].id) }, select: ['name'] });
    record({
      action: 'role.update',
      uid: 'admin::role',
      title: role?.name ?? '',
      fields: ['permissions'],
      actor: { id: user['id'], name: administratorName(user) },
    });
  });
}
