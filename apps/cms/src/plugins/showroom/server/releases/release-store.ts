import type { Core } from '@strapi/strapi';
import type { Change } from '../../../../revalidation/change.ts';
import type { ReleaseItem, ReleaseState, StopReason } from '../../contracts/releases.ts';
import type { Actor } from '../changes/changes.ts';
import { afterEvent } from './due.ts';
import type { ReleaseEvent, Scheduled } from './due.ts';
import { RELEASE } from './release-type.ts';
import type { Stamps } from './stamps.ts';

/** What was planned. */
export interface Plan {
  readonly name: string;
  readonly wall: string;
  readonly zone: string;
  readonly items: readonly ReleaseItem[];
  /** The drafts as they were when they were planned. */
  readonly stamps: Stamps;
  readonly planner: Actor;
  /** Milliseconds since 1970. */
  readonly plannedAt: number;
  /** Whether who planned it wants a mail when it went live. */
  readonly mailWhenLive: boolean;
}

/** A stored release. */
export interface StoredRelease extends Scheduled, Omit<Plan, 'planner'> {
  readonly id: number;
  readonly revision: number;
  readonly planner: { readonly id: number | null; readonly name: string };
  readonly endedAt?: number;
  readonly entries?: number;
  readonly reason?: StopReason;
  readonly unannounced: readonly Change[];
  /** Whether who planned it is still to be mailed how it ended. */
  readonly unmailed: boolean;
}

/** What an event adds to a release. */
type Added = Partial<Plan> & {
  readonly endedAt?: number | null;
  readonly entries?: number | null;
  readonly reason?: StopReason | null;
  readonly unannounced?: readonly Change[];
  readonly unmailed?: boolean;
};

/** A row of the table. */
interface Row {
  readonly id: number;
  readonly name: string;
  readonly state: ReleaseState;
  readonly at: string | Date;
  readonly wall: string;
  readonly zone: string;
  readonly revision: number;
  readonly attempts: number;
  readonly items: string;
  readonly stamps: string;
  readonly person: number | null;
  readonly personName: string;
  readonly plannedAt: string | Date;
  readonly endedAt: string | Date | null;
  readonly entries: number | null;
  readonly reason: string | null;
  readonly unannounced: string | null;
  readonly mailWhenLive: boolean | null;
  readonly unmailed: boolean | null;
}

/** The stored releases. */
export function releasesIn(strapi: Core.Strapi) {
  const table = () => strapi.db.query(RELEASE);
  const find = async (where: object, orderBy: object, limit?: number): Promise<readonly StoredRelease[]> => {
    const rows: readonly Row[] = await table().findMany({
      where,
      orderBy,
      ...(limit === undefined ? {} : { limit }),
    });
    return rows.map(releaseOf);
  };
  const one = async (id: number): Promise<StoredRelease | undefined> =>
    (await find({ id }, { id: 'asc' }))[0];

  return {
    planned: () => find({ state: 'planned' }, [{ at: 'asc' }, { id: 'asc' }]),
    ended: (limit: number) =>
      find({ state: { $ne: 'planned' } }, [{ endedAt: 'desc' }, { id: 'desc' }], limit),
    unannounced: () => find({ unannounced: { $notNull: true } }, { id: 'asc' }),
    unmailed: () => find({ unmailed: true }, { id: 'asc' }),
    one,

    async create(plan: Plan, at: number): Promise<StoredRelease> {
      const row: Row = await table().create({
        data: { ...columnsOf(plan), state: 'planned', at: new Date(at), revision: 1, attempts: 0 },
      });
      return releaseOf(row);
    },

    /**
     * Applies an event to a release as the caller knows it. It compares and sets: if anyone else has changed the
     * release meanwhile, nothing happens.
     *
     * @returns The changed release; undefined where the event did not happen.
     */
    async apply(
      known: StoredRelease,
      event: ReleaseEvent,
      added: Added = {},
    ): Promise<StoredRelease | undefined> {
      const next = afterEvent(known, event);
      if (next === undefined) return undefined;
      const { id, state, attempts, revision } = known;
      // What a person does makes a new revision; a process that begins or ends does not.
      const isPersonal = event.type === 'planned' || event.type === 'cancelled';
      const { count } = await table().updateMany({
        where: { id, state, attempts, revision },
        data: {
          ...columnsOf(added),
          state: next.state,
          at: new Date(next.at),
          attempts: next.attempts,
          revision: isPersonal ? revision + 1 : revision,
        },
      });
      return count === 1 ? one(id) : undefined;
    },

    /** Adds what a release has done, in its transaction. */
    finish: async ({ id }: StoredRelease, added: Added): Promise<void> => {
      await table().updateMany({ where: { id }, data: columnsOf(added) });
    },

    /** Forgets that web servers have to be told. */
    announced: async ({ id }: StoredRelease): Promise<void> => {
      await table().updateMany({ where: { id }, data: { unannounced: null } });
    },

    /** Notes that who planned it was mailed, or will not be. */
    mailed: async ({ id }: StoredRelease): Promise<void> => {
      await table().updateMany({ where: { id }, data: { unmailed: false } });
    },

    /** @returns Whether it was deleted: a planned one is not. */
    remove: async ({ id, state }: StoredRelease): Promise<boolean> => {
      if (state === 'planned') return false;
      const { count } = await table().deleteMany({ where: { id, state } });
      return count === 1;
    },
  };
}

function columnsOf(added: Added): object {
  const { planner, plannedAt, endedAt, items, stamps, reason, unannounced, ...plain } = added;
  return {
    ...plain,
    ...(planner === undefined ? {} : { person: planner.id, personName: planner.name }),
    ...(plannedAt === undefined ? {} : { plannedAt: new Date(plannedAt) }),
    ...(endedAt === undefined ? {} : { endedAt: endedAt === null ? null : new Date(endedAt) }),
    ...(items === undefined ? {} : { items: JSON.stringify(items) }),
    ...(stamps === undefined ? {} : { stamps: JSON.stringify(stamps) }),
    ...(reason === undefined ? {} : { reason: reason === null ? null : JSON.stringify(reason) }),
    ...(unannounced === undefined
      ? {}
      : { unannounced: unannounced.length === 0 ? null : JSON.stringify(unannounced) }),
  };
}

function releaseOf(row: Row): StoredRelease {
  const { id, name, state, wall, zone, revision, attempts, endedAt, entries, reason, unannounced } = row;
  return {
    id,
    name,
    state,
    wall,
    zone,
    revision,
    attempts,
    at: new Date(row.at).getTime(),
    items: JSON.parse(row.items) as readonly ReleaseItem[],
    stamps: JSON.parse(row.stamps) as Stamps,
    planner: { id: row.person, name: row.personName },
    plannedAt: new Date(row.plannedAt).getTime(),
    ...(endedAt === null ? {} : { endedAt: new Date(endedAt).getTime() }),
    ...(entries === null ? {} : { entries }),
    ...(reason === null ? {} : { reason: JSON.parse(reason) as StopReason }),
    mailWhenLive: row.mailWhenLive === true,
    unmailed: row.unmailed === true,
    unannounced: unannounced === null ? [] : (JSON.parse(unannounced) as readonly Change[]),
  };
}
