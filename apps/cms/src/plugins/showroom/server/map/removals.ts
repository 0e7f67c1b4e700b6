import type { Core } from '@strapi/strapi';
import type { KeptVersion } from './kept-transition.ts';

/** The table of transitions deleted on maps. */
export const MAP_REMOVAL = 'plugin::showroom.map-removal';

export const mapRemovalType = {
  schema: {
    kind: 'collectionType',
    collectionName: 'showroom_map_removals',
    info: { singularName: 'map-removal', pluralName: 'map-removals', displayName: 'Deleted on a map' },
    options: { draftAndPublish: false },
    pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
    attributes: {
      uid: { type: 'string', required: true },
      entry: { type: 'string', required: true },
      person: { type: 'integer', required: true },
      at: { type: 'datetime', required: true },
      versions: { type: 'json', required: true },
    },
  },
} as const;

/** A transition by its document id, which the browser has chosen, and the account that deletes it. */
export interface RemovalName {
  readonly uid: string;
  readonly documentId: string;
  readonly person: number;
}

/**
 * Keeps deleted transitions so that the same account can restore them whole, even if the answer to the deletion
 * was lost. Restoring only brings back what existed. Call it in the transaction that deletes or restores.
 */
export interface Removals {
  readonly keep: (name: RemovalName, versions: readonly KeptVersion[]) => Promise<void>;
  /** Removes and returns the last removal; undefined if there is nothing. */
  readonly take: (name: RemovalName) => Promise<readonly KeptVersion[] | undefined>;
}

/** A map that is open for longer has to be reloaded before undoing. */
const DAYS_KEPT = 7;

/** For all accounts together, some kilobytes each: as many as the largest world has transitions. */
export const MAX_REMOVALS = 2000;

const DAY = 24 * 60 * 60 * 1000;

function whereOf({ uid, documentId, person }: RemovalName) {
  return { uid, entry: documentId, person };
}

/** @param now the time, in milliseconds since 1970. */
export function removalsIn(strapi: Core.Strapi, now: () => number = Date.now): Removals {
  const table = () => strapi.db.query(MAP_REMOVAL);
  const forgetOld = async (): Promise<void> => {
    await table().deleteMany({ where: { at: { $lt: new Date(now() - DAYS_KEPT * DAY) } } });
    const [oldest]: readonly { readonly id: number }[] = await table().findMany({
      select: ['id'],
      orderBy: { id: 'desc' },
      offset: MAX_REMOVALS - 1,
      limit: 1,
    });
    if (oldest !== undefined) await table().deleteMany({ where: { id: { $lt: oldest.id } } });
  };

  return {
    async keep(name, versions) {
      await table().deleteMany({ where: whereOf(name) });
      const { uid, documentId: entry, person } = name;
      await table().create({ data: { uid, entry, person, at: new Date(now()), versions } });
      await forgetOld();
    },
    async take(name) {
      const kept: { readonly versions: readonly KeptVersion[] } | null = await table().findOne({
        where: { ...whereOf(name), at: { $gte: new Date(now() - DAYS_KEPT * DAY) } },
        orderBy: { id: 'desc' },
      });
      if (kept !== null) await table().deleteMany({ where: whereOf(name) });
      return kept?.versions;
    },
  };
}
