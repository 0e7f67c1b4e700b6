import type { Core } from '@strapi/strapi';
import { setCreatorFields } from '@strapi/utils';
import type { Attributes } from '../world-transfer/model.ts';
import { attributesIn, hasDrafts } from '../world-transfer/model.ts';

/** What can be done to an entry or a file. */
export type EntryAction = 'create' | 'delete' | 'publish' | 'read' | 'update';

/** A row of the database, or a document as Strapi hands it out, by which rights are judged. */
export type JudgedRow = object;

/** Read along with a row that rights are judged by: they can depend on who made it, and on their roles. */
export const JUDGED_BY = { createdBy: { populate: { roles: true } } } as const;

/** The content type of the media library's files. */
export const FILE = 'plugin::upload.file';

/**
 * Somebody who is logged in to the admin panel, with what their roles let them do. All of what the plugin does
 * for somebody is judged here, as the content manager and the media library judge it: by type, by language, by
 * conditions («is creator»), and by field.
 */
export interface Account {
  readonly id: number;
  /**
   * Whether they may do it.
   *
   * @param row Read with {@link JUDGED_BY}; one that is to be made as {@link Account.newRow} gives it. Without
   * one: whether they may for any row at all, which is a reason to offer something and none to do it.
   * @param fields Names of attributes; of one in a component `component.attribute`. All of them have to be free.
   */
  readonly may: (action: EntryAction, uid: string, row?: JudgedRow, fields?: readonly string[]) => boolean;
  /** A row that they are about to make, to be judged by. */
  readonly newRow: (locale: string | null) => JudgedRow;
  /**
   * The numbers of the drafts, or of the rows of what has no drafts, that they may read.
   *
   * @param where Which ones are asked about, as the database takes it.
   */
  readonly readable: (uid: string, where?: object) => Promise<ReadonlySet<number>>;
  /**
   * A row without the attributes that they may not read: its type has to allow that they are absent. What only
   * says which row it is stays.
   */
  readonly seen: <Row extends JudgedRow>(uid: string, row: Row) => Row;
  /** Of what is to be written into a row, that which they may write there. */
  readonly permitted: (uid: string, row: JudgedRow, data: object) => Promise<object>;
  /** Notes in what is written who has written it. */
  readonly sign: (data: object, isNew: boolean) => Record<string, unknown>;
}

/** What Strapi's authentication of the admin panel leaves in a request. */
export interface AccountState {
  readonly userAbility?: unknown;
  readonly user?: unknown;
}

interface Ability {
  readonly can: (action: string, subject: unknown, field?: string) => boolean;
}

/** The part of Strapi's permissions manager that is needed here. */
interface PermissionsManager {
  readonly toSubject: (row: object) => object;
  /** Undefined or null where nothing is allowed. */
  readonly getQuery: (action: string) => object | null | undefined;
  readonly sanitizeInput: (
    data: object,
    options: { readonly subject: object; readonly action: string },
  ) => Promise<object>;
}

/** The media library has no drafts to publish, and one right for changing files and for deleting them. */
function actionOn(uid: string, action: EntryAction): string {
  if (uid !== FILE) return `plugin::content-manager.explorer.${action}`;
  if (action === 'read') return 'plugin::upload.read';
  return `plugin::upload.assets.${action === 'create' ? 'create' : 'update'}`;
}

/**
 * Who asks.
 *
 * @throws Error where nobody is logged in: routes that need an account let nobody else in.
 */
export function accountOf(strapi: Core.Strapi, { userAbility, user }: AccountState): Account {
  const ability = userAbility as Ability | undefined;
  const person = user as { readonly id: number; readonly roles?: unknown } | undefined;
  if (ability === undefined || person === undefined) throw new Error('Nobody is logged in.');
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
  const known = new Map<string, Attributes>();
  const attributesOf = (uid: string): Attributes => {
    const attributes = known.get(uid) ?? attributesIn(strapi)(uid);
    known.set(uid, attributes);
    return attributes;
  };

  // Strapi marks what it judges as of this type; the row itself stays as it is.
  const subjectOf = (uid: string, row: JudgedRow): object => managerOf(uid).toSubject({ ...row });
  const may: Account['may'] = (action, uid, row, fields = []) => {
    const subject = row === undefined ? uid : subjectOf(uid, row);
    const name = actionOn(uid, action);
    if (fields.length === 0) return ability.can(name, subject);
    return fields.every((field) => ability.can(name, subject, field));
  };

  return {
    id: person.id,
    may,
    newRow: (locale) => ({ locale, createdBy: { id: person.id, roles: person.roles } }),
    async readable(uid, where = {}) {
      if (!may('read', uid)) return new Set();
      const permitted = managerOf(uid).getQuery(actionOn(uid, 'read')) ?? {};
      const rows: readonly { readonly id: number }[] = await strapi.db.query(uid).findMany({
        select: ['id'],
        where: {
          $and: [permitted, where, ...(hasDrafts(strapi, uid) ? [{ publishedAt: null }] : [])],
        },
      });
      return new Set(rows.map(({ id }) => id));
    },
    seen: <Row extends JudgedRow>(uid: string, row: Row): Row => {
      const subject = subjectOf(uid, row);
      const within = (attributes: Attributes, value: JudgedRow, path: string): object =>
        Object.fromEntries(
          Object.entries(value).flatMap(([name, part]: readonly [string, unknown]) => {
            const attribute = attributes[name];
            if (attribute === undefined) return [[name, part]];
            const field = `${path}${name}`;
            const { component } = attribute;
            // Rights to what is in a component are given one by one, those to a zone as a whole.
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
    permitted: (uid, row, data) =>
      managerOf(uid).sanitizeInput(data, {
        subject: subjectOf(uid, row),
        action: actionOn(uid, 'update'),
      }),
    sign: (data, isNew) => setCreatorFields({ user: person as never, isEdition: !isNew })(data as never),
  };
}
