import type { Core } from '@strapi/strapi';
import { setCreatorFields } from '@strapi/utils';
import type { MapRights, MoveRights } from '../../contracts/map.ts';
import { LOCATION, PORTAL, TRANSITION, WORLD } from '../../../../rules/content-uids.ts';
import { EDITABLE } from './editable-fields.ts';
import type { Row } from './rows.ts';

export type MapAction = 'create' | 'delete' | 'publish' | 'read' | 'update';

/** Who works on the map, with the rights that the content manager gives them. */
export interface MapEditor {
  /**
   * Whether they may do it.
   *
   * @param row The entry, with its `locale` and `createdBy`: some rights hold for own entries, or languages, alone.
   * @param field An attribute of it.
   */
  readonly may: (action: MapAction, uid: string, row?: Row, field?: string) => boolean;
  /** The draft rows of these documents that they may read, by the rows' own numbers; undefined for all. */
  readonly readable: (
    uid: string,
    documentIds: readonly string[],
  ) => Promise<ReadonlySet<unknown> | undefined>;
  /** Notes in what is written who has written it. */
  readonly sign: (data: object, isNew: boolean) => Record<string, unknown>;
}

/** The part of the content manager's permission checker that is needed here. */
interface PermissionChecker {
  readonly can: Readonly<Record<MapAction, (row?: Row, field?: string) => boolean>>;
  readonly requiresEntity: Readonly<Record<MapAction, () => boolean>>;
  readonly sanitizedQuery: Readonly<Record<MapAction, (query: object) => Promise<{ filters?: object }>>>;
}

/** @param state What the admin panel's authentication has left in the request. */
export const mapEditor = (
  strapi: Core.Strapi,
  state: { readonly userAbility?: unknown; readonly user?: unknown },
): MapEditor => {
  const checkers = new Map<string, PermissionChecker>();
  const checkerOf = (uid: string): PermissionChecker => {
    const known = checkers.get(uid);
    if (known !== undefined) return known;
    const checker: PermissionChecker = strapi
      .plugin('content-manager')
      .service('permission-checker')
      .create({ userAbility: state.userAbility, model: uid });
    checkers.set(uid, checker);
    return checker;
  };
  return {
    may: (action, uid, row, field) => checkerOf(uid).can[action](row, field),
    async readable(uid, documentIds) {
      const { can, requiresEntity, sanitizedQuery } = checkerOf(uid);
      if (!can.read()) return new Set();
      if (!requiresEntity.read()) return undefined;
      const { filters = {} } = await sanitizedQuery.read({});
      const rows = await strapi.documents(uid as never).findMany({
        fields: ['documentId'],
        filters: { $and: [filters, { documentId: { $in: [...documentIds] } }] },
        locale: '*',
        status: 'draft',
      } as never);
      return new Set(rows.map(({ id }) => id));
    },
    sign: (data, isNew) => setCreatorFields({ user: state.user as never, isEdition: !isNew })(data as never),
  };
};

/** What an editor may do on a map at all. */
export const rightsOf = ({ may }: MapEditor): MapRights => ({
  place: may('update', LOCATION, undefined, EDITABLE.location.place.right),
  station: may('update', LOCATION, undefined, EDITABLE.location.station.right),
  start: may('update', WORLD, undefined, EDITABLE.world.start.right),
  createLocation: may('create', LOCATION),
  transition: moveRights(may, TRANSITION),
  portal: moveRights(may, PORTAL),
});

const moveRights = (may: MapEditor['may'], uid: string): MoveRights => ({
  create: may('create', uid),
  update: may('update', uid),
  delete: may('delete', uid),
});
