import type { Core } from '@strapi/strapi';
import { setCreatorFields } from '@strapi/utils';
import type { Attributes } from '../content-model/model.ts';
import { attributesIn, hasDrafts } from '../content-model/model.ts';

/** An operation on an entry or a file. */
export type EntryAction = 'create' | 'delete' | 'publish' | 'read' | 'update';

/** A database row, or a document as Strapi returns it, to check permissions against. */
export type PermissionRow = object;

/** Populate these with every row to check: a permission can depend on its creator and the creator's roles. */
export const PERMISSION_FIELDS = { createdBy: { populate: { roles: true } } } as const;

/** The content type of the media library's files. */
export const FILE = 'plugin::upload.file';

/**
 * The permissions of an administrator of the CMS. Everything the plugin does on behalf of a user is checked here, in
 * the same way as in the content manager and the media library: by type, locale, condition (“is creator”) and field.
 */
export interface Permissions {
  readonly id: number;
  /**
   * @param row An existing row (populated with {@link PERMISSION_FIELDS}) or {@link Permissions.newRow}. Omit it to
   * ask "could they, for some row?": enough to show a button, not to authorise a write.
   * @param fields Attributes, those of a component as `component.attribute`. All of them must be permitted.
   */
  readonly can: (
    action: EntryAction,
    uid: string,
    row?: PermissionRow,
    fields?: readonly string[],
  ) => boolean;
  /** A row that they are about to create. */
  readonly newRow: (locale: string | null) => PermissionRow;
  /**
   * The ids of the drafts that they may read, or of the rows where a type has no drafts.
   *
   * @param where A filter of the database query.
   */
  readonly readableIds: (uid: string, where?: object) => Promise<ReadonlySet<number>>;
  /**
   * The row without the attributes that they may not read, so its type must allow these to be absent. Ids and dates
   * remain.
   */
  readonly readable: <Row extends PermissionRow>(uid: string, row: Row) => Row;
  /** Drops the fields that they may not write. @param action `update` by default. */
  readonly writable: (
    uid: string,
    row: PermissionRow,
    data: object,
    action?: 'create' | 'update',
  ) => Promise<object>;
  /** Sets `createdBy` and `updatedBy`. */
  readonly stamp: (data: object, isNew: boolean) => Record<string, unknown>;
}

/** What Strapi's admin authentication adds to the state of a request. */
export interface AuthState {
  readonly userAbility?: unknown;
  readonly user?: unknown;
}

interface Ability {
  readonly can: (action: string, subject: unknown, field?: string) => boolean;
}

/** The part of Strapi's permissions manager that we use. */
interface PermissionsManager {
  readonly toSubject: (row: object) => object;
  /** Undefined or null if nothing is permitted. */
  readonly getQuery: (action: string) => object | null | undefined;
  readonly sanitizeInput: (
    data: object,
    options: { readonly subject: object; readonly action: string },
  ) => Promise<object>;
}

/** The media library has no drafts, and one permission for both updating and deleting files. */
function actionOn(uid: string, action: EntryAction): string {
  if (uid !== FILE) return `plugin::content-manager.explorer.${action}`;
  if (action === 'read') return 'plugin::upload.read';
  return `plugin::upload.assets.${action === 'create' ? 'create' : 'update'}`;
}

/**
 * The permissions of the user who sent a request.
 *
 * @throws Error without a user: call it in routes that require authentication.
 */
export function permissionsOf(strapi: Core.Strapi, { userAbility, user }: AuthState): Permissions {
  const ability = userAbility as Ability | undefined;
  const person = user as { readonly id: number; readonly roles?: unknown } | undefined;
  if (ability === undefined || person === undefined) throw new Error('No user is logged in.');
  const managers = new Map<string, PermissionsManager>();
  const managerOf = (uid: string): PermissionsManager => {
    const manager = managers.get(uid);
    if (manager !== undefined) return manager;
    const made: PermissionsManager = strapi
      .service('admin::permission')
      .createPermissionsManager({ ability, model: uid });
    managers.set(uid, made);
    return made;
  };
  const cached = new Map<string, Attributes>();
  const attributesOf = (uid: string): Attributes => {
    const attributes = cached.get(uid) ?? attributesIn(strapi)(uid);
    cached.set(uid, attributes);
    return attributes;
  };

  // `toSubject` marks the object it is given with the type, so it gets a copy.
  const subjectOf = (uid: string, row: PermissionRow): object => managerOf(uid).toSubject({ ...row });
  const can: Permissions['can'] = (action, uid, row, fields = []) => {
    const subject = row === undefined ? uid : subjectOf(uid, row);
    const name = actionOn(uid, action);
    if (fields.length === 0) return ability.can(name, subject);
    return fields.every((field) => ability.can(name, subject, field));
  };

  return {
    id: person.id,
    can,
    newRow: (locale) => ({ locale, createdBy: { id: person.id, roles: person.roles } }),
    async readableIds(uid, where = {}) {
      if (!can('read', uid)) return new Set();
      const permitted = managerOf(uid).getQuery(actionOn(uid, 'read')) ?? {};
      const rows: readonly { readonly id: number }[] = await strapi.db.query(uid).findMany({
        select: ['id'],
        where: {
          $and: [permitted, where, ...(hasDrafts(strapi, uid) ? [{ publishedAt: null }] : [])],
        },
      });
      return new Set(rows.map(({ id }) => id));
    },
    readable: <Row extends PermissionRow>(uid: string, row: Row): Row => {
      const subject = subjectOf(uid, row);
      const within = (attributes: Attributes, value: PermissionRow, path: string): object =>
        Object.fromEntries(
          Object.entries(value).flatMap(([name, part]: readonly [string, unknown]) => {
            const attribute = attributes[name];
            if (attribute === undefined) return [[name, part]];
            const field = `${path}${name}`;
            const { component } = attribute;
            // The fields of a component are permitted one by one, a dynamic zone as a whole.
            if (attribute.type !== 'component' || component === undefined) {
              return ability.can(actionOn(uid, 'read'), subject, field) ? [[name, part]] : [];
            }
            const inside = (one: unknown): unknown =>
              typeof one === 'object' && one !== null
                ? within(attributesOf(component), one, `${field}.`)
                : one;
            return [[name, Array.isArray(part) ? part.map(inside) : inside(part)]];
          }),
        );
      return within(attributesOf(uid), row, '') as Row;
    },
    writable: (uid, row, data, action = 'update') =>
      managerOf(uid).sanitizeInput(data, {
        subject: subjectOf(uid, row),
        action: actionOn(uid, action),
      }),
    stamp: (data, isNew) =>
      setCreatorFields({ user: person, isEdition: !isNew })<Record<string, unknown>>({ ...data }),
  };
}
