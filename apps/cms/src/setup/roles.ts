import type { Core } from '@strapi/strapi';
import { HOOK } from '../content-model/content-uids.ts';
import { isSeenByVisitors } from '../revalidation/announce-changes.ts';
import { attributesIn, hasDrafts, isLocalised, isLocalisedType } from '../content-model/model.ts';
import { onFirstStart } from './first-start.ts';
import { LOCALES } from './locales.ts';
import { PLUGIN_RIGHTS, ROLES } from './roles-rights.ts';
import type { RoleCode } from './roles-rights.ts';

/** Creates the product's roles once: an administrator may change or delete them later. */
export async function ensureRoles(strapi: Core.Strapi): Promise<void> {
  await onFirstStart(strapi, 'roles', async () => {
    for (const role of ROLES) {
      const existing = await findRole(strapi, role.code);
      const { id } = existing ?? (await strapi.service('admin::role').create(role));
      await strapi.service('admin::role').addPermissions(id, contentRights(strapi, role.code));
    }
  });
  // Hooks had no drafts when these roles were first made: what has one can be published, and may be drafted.
  await onFirstStart(strapi, 'roles_draft_hooks', async () => {
    for (const { code } of ROLES) {
      const role = await findRole(strapi, code);
      if (role !== null) await grantDrafts(strapi, role.id, contentRights(strapi, code, [HOOK]));
    }
  });
  // Each permission is granted once, separately, because later versions of the product add further ones.
  const known: ReadonlySet<string> = new Set(
    strapi
      .service('admin::permission')
      .actionProvider.values()
      .map(({ actionId }: { readonly actionId: string }) => actionId),
  );
  for (const [action, codes] of Object.entries(PLUGIN_RIGHTS)) {
    if (!known.has(action)) continue;
    await onFirstStart(strapi, `right_${action}`, async () => {
      for (const code of codes) {
        const role = await findRole(strapi, code);
        if (role !== null) await strapi.service('admin::role').addPermissions(role.id, [{ action }]);
      }
    });
  }
}

/**
 * Grants a role what the drafts of a type bring: to publish where it could change what is live, else to write drafts
 * where it could read. What an administrator has taken away stays away.
 */
async function grantDrafts(
  strapi: Core.Strapi,
  role: number,
  rights: readonly ContentRight[],
): Promise<void> {
  const existing: readonly { readonly action: string; readonly subject: string | null }[] = await strapi.db
    .query('admin::permission')
    .findMany({ select: ['action', 'subject'], where: { role } });
  const has = (action: string, subject: string): boolean =>
    existing.some((permission) => permission.action === action && permission.subject === subject);
  const isPublisher = rights.some(({ action }) => action === `${EXPLORER}.publish`);
  const added = rights.filter(({ action, subject }) => {
    if (has(action, subject)) return false;
    return isPublisher
      ? action === `${EXPLORER}.publish` && has(`${EXPLORER}.update`, subject)
      : has(`${EXPLORER}.read`, subject);
  });
  if (added.length > 0) await strapi.service('admin::role').addPermissions(role, added);
}

function findRole(strapi: Core.Strapi, code: string): Promise<{ readonly id: number } | null> {
  return strapi.db.query('admin::role').findOne({ where: { code }, select: ['id'] });
}

interface ContentRight {
  readonly action: string;
  readonly subject: string;
  readonly properties: { readonly fields?: readonly string[]; readonly locales?: readonly string[] };
}

const EXPLORER = 'plugin::content-manager.explorer';

/** Types without drafts that affect the whole showroom. */
const PUBLISHERS_ONLY: ReadonlySet<string> = new Set([
  'api::app-setting.app-setting',
  'api::ui-translation.ui-translation',
]);

/** The content permissions of a role. No role gets contact requests, because they contain personal data. */
function contentRights(
  strapi: Core.Strapi,
  code: RoleCode,
  types: readonly string[] = Object.keys(strapi.contentTypes).filter(isSeenByVisitors),
): readonly ContentRight[] {
  const attributesOf = attributesIn(strapi);
  const allLocales = LOCALES.map((locale) => locale.code);
  const fieldsOf = (uid: string): readonly string[] => {
    const [permission] = strapi
      .service('admin::content-type')
      .getPermissionsWithNestedFields([
        { actionId: `${EXPLORER}.update`, subjects: [uid], options: { applyToProperties: ['fields'] } },
      ]);
    return permission.properties.fields;
  };
  const rightTo = (
    action: string,
    uid: string,
    given: { readonly fields?: readonly string[]; readonly locales?: readonly string[] } = {},
  ): ContentRight => ({
    action: `${EXPLORER}.${action}`,
    subject: uid,
    properties: {
      ...(action === 'delete' || action === 'publish' ? {} : { fields: given.fields ?? fieldsOf(uid) }),
      ...(isLocalisedType(strapi, uid) ? { locales: given.locales ?? allLocales } : {}),
    },
  });

  const translatorsRight = (uid: string): readonly ContentRight[] => {
    const attributes = attributesOf(uid);
    const fields = fieldsOf(uid).filter((field) => {
      const attribute = attributes[field.split('.', 1)[0] ?? ''];
      return attribute !== undefined && isLocalised(attribute);
    });
    return fields.length === 0 ? [] : [rightTo('update', uid, { fields, locales: allLocales.slice(1) })];
  };
  const writing = (uid: string): readonly string[] => {
    if (code === 'vitrine-publisher') {
      return ['create', 'update', 'delete'].concat(hasDrafts(strapi, uid) ? 'publish' : []);
    }
    if (hasDrafts(strapi, uid)) return ['create', 'update', 'delete'];
    // Without drafts, visitors see an entry as soon as it is saved: an editor may create, but not change it.
    return PUBLISHERS_ONLY.has(uid) ? [] : ['create'];
  };
  return types.flatMap((uid) =>
    [rightTo('read', uid)].concat(
      code === 'vitrine-translator'
        ? translatorsRight(uid)
        : writing(uid).map((action) => rightTo(action, uid)),
    ),
  );
}
