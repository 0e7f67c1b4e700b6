import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { LOCATION, TRANSITION, WORLD } from '../../../../content-model/content-uids.ts';
import { refusal } from '../../../../rules/refusal.ts';
import { readLocales } from '../../../../content-model/stored-entries.ts';
import type { ActivityAction } from '../../contracts/activity.ts';
import type {
  DuplicateInput,
  EntryGroup,
  ListedWorld,
  WorldAction,
  WorldPlan,
  WorldResult,
} from '../../contracts/worlds.ts';
import { readStoredAccess } from '../access/stored-access.ts';
import { rowsIn, titleOf } from '../content/rows.ts';
import { nodeName, readContentGraph } from '../content/world-use.ts';
import type { ContentGraph } from '../content/world-use.ts';
import { judgedTogether } from '../world-limits/judge-writes.ts';
import { refuseLimited, refuseOtherWorlds, withinPresentLimit } from '../world-limits/limits.ts';
import { activityLogOf } from '../activity/activity-log.ts';
import { changesOf } from '../changes/changes-area.ts';
import type { Doctor } from '../doctor/doctor.ts';
import { runAsSystem } from '../../../../publishing/run-as-system.ts';
import type { KeptTogether } from '../versions/versions-area.ts';
import { copiedNames } from './copy-plan.ts';
import { duplicateWorld } from './duplicate-world.ts';
import { outsideOf, ownExtent } from './own-extent.ts';
import {
  deletedNames,
  deleteNames,
  publishable,
  publishedNames,
  publishNames,
  unpublishedNames,
  unpublishNames,
} from './world-changes.ts';
import { worldExtent } from './world-extent.ts';
import type { WorldExtent } from './world-extent.ts';
import { locksIn } from './world-locks.ts';

/** Actions on whole worlds. */
export interface Worlds {
  readonly list: () => Promise<readonly ListedWorld[]>;
  /** What an action would do. It writes nothing. */
  readonly plan: (world: string, action: WorldAction, withArticles: boolean) => Promise<WorldPlan>;
  readonly duplicate: (
    world: string,
    input: DuplicateInput,
    user: { readonly id: number },
  ) => Promise<WorldResult>;
  readonly publish: (world: string) => Promise<WorldResult>;
  readonly unpublish: (world: string) => Promise<WorldResult>;
  /** @param name has to be the world's name. */
  readonly remove: (world: string, name: string) => Promise<WorldResult>;
}

export function createWorlds(strapi: Core.Strapi): Worlds {
  const rows = rowsIn(strapi);
  const doctor = (): Doctor => strapi.plugin('showroom').service('doctor');
  const read = async (world: string, action: WorldAction) => {
    // A copy is a new world, and so one of no account that is limited to some.
    await (action === 'duplicate' ? refuseLimited(strapi) : refuseOtherWorlds(strapi, [world]));
    // Entries that visitors of other worlds still see must not be deleted.
    const statuses = action === 'delete' ? (['draft', 'published'] as const) : (['draft'] as const);
    const graph = await readContentGraph(strapi, rows, await readLocales(strapi), statuses);
    const node = graph.nodes.get(nodeName(WORLD, world));
    if (node === undefined) throw new errors.NotFoundError('This world no longer exists.');
    return { graph, extent: worldExtent(graph, world), row: node.row };
  };
  const defaultWorld = async (): Promise<string | undefined> => {
    const settings: { default_world?: { documentId: string } | null } | null = await strapi.db
      .query('api::app-setting.app-setting')
      .findOne({ populate: { default_world: { select: ['documentId'] } } });
    return settings?.default_world?.documentId;
  };
  /** What a publish leaves out for an account that may not change it: entries that other worlds show as well. */
  const publishableWithin = async (graph: ContentGraph, extent: WorldExtent) => {
    const { names, heldBack } = await publishable(strapi, graph, extent, doctor());
    const entries = names.flatMap((name) => graph.nodes.get(name) ?? []);
    const within = await withinPresentLimit(strapi, entries);
    return { names: within.map(({ uid, documentId }) => nodeName(uid, documentId)), heldBack };
  };
  const affectedBy = async (
    action: WorldAction,
    { graph, extent }: { readonly graph: ContentGraph; readonly extent: WorldExtent },
    withArticles: boolean,
  ): Promise<{ readonly names: readonly string[]; readonly heldBack: WorldPlan['heldBack'] }> => {
    switch (action) {
      case 'duplicate':
        return { names: [...copiedNames(graph, extent, { withArticles })], heldBack: [] };
      case 'publish':
        return publishableWithin(graph, extent);
      case 'unpublish':
        return {
          names: await publishedNames(strapi, graph, await ownExtent(strapi, graph, extent, 'withdraw')),
          heldBack: [],
        };
      case 'delete':
        return {
          names: deletedNames(graph, await ownExtent(strapi, graph, extent, 'delete')),
          heldBack: [],
        };
    }
  };

  /** One activity entry for the whole action: the single entries are written without an actor. */
  const record = (action: ActivityAction, world: string, title: string, names: Iterable<string>): void => {
    const actor = changesOf(strapi).actor();
    activityLogOf(strapi).record({
      action,
      uid: WORLD,
      documentId: world,
      world,
      title,
      count: [...names].length,
      ...(actor === undefined ? {} : { actor }),
    });
  };

  return {
    async list() {
      const graph = await readContentGraph(strapi, rows, (await readLocales(strapi)).slice(0, 1));
      const standard = await defaultWorld();
      const lockedAs = locksIn(await readStoredAccess(strapi));
      const published: readonly { documentId: string }[] = await strapi.db
        .query(WORLD)
        .findMany({ where: { publishedAt: { $notNull: true } }, select: ['documentId'] });
      const listed: ListedWorld[] = [];
      for (const { uid, documentId, row } of graph.nodes.values()) {
        if (uid !== WORLD) continue;
        const { core, shown } = worldExtent(graph, documentId);
        const countOf = (kind: string) =>
          [...core].filter((name) => graph.nodes.get(name)?.uid === kind).length;
        listed.push({
          documentId,
          name: titleOf(row),
          slug: String(row['slug'] ?? ''),
          isDefault: documentId === standard,
          isPublished: published.some((other) => other.documentId === documentId),
          ...lockedAs(documentId),
          locations: countOf(LOCATION),
          transitions: countOf(TRANSITION),
          unpublished: (await unpublishedNames(strapi, graph, [...core, ...shown])).length,
        });
      }
      return listed.toSorted((one, other) => one.name.localeCompare(other.name));
    },

    async plan(world, action, withArticles) {
      const { graph, extent, row } = await read(world, action);
      const { names, heldBack } = await affectedBy(action, { graph, extent }, withArticles);
      const affected = new Set(names);
      const kept = [...extent.shown].filter((name) => !affected.has(name));
      return {
        name: titleOf(row),
        slug: String(row['slug'] ?? ''),
        isDefault: (await defaultWorld()) === world,
        affected: groupsOf(graph, names),
        kept: action === 'duplicate' || action === 'delete' ? groupsOf(graph, kept) : [],
        heldBack,
        outside: groupsOf(graph, await outsideOf(strapi, graph, names, action)),
        leadingBack:
          action === 'duplicate'
            ? titlesOf(
                graph,
                kept.filter((name) => extent.leadingBack.has(name)),
              )
            : [],
      };
    },

    async duplicate(world, input, user) {
      await refuseLimited(strapi);
      const { documentId, graph, copied } = await runAsSystem(strapi, () =>
        duplicateWorld(strapi, rows, { world, input, user }),
      );
      record('duplicateWorld', documentId, input.name, copied);
      return { documentId, affected: groupsOf(graph, [...copied]) };
    },

    async publish(world) {
      const { graph, row, names } = await runAsSystem(strapi, async () => {
        const { graph: found, extent, row: own } = await read(world, 'publish');
        const fit = await publishableWithin(found, extent);
        await judgedTogether(strapi, writesOf(found, fit.names, 'publish'), () =>
          publishNames(strapi, found, fit.names),
        );
        return { graph: found, row: own, names: fit.names };
      });
      record('publishWorld', world, titleOf(row), names);
      return { documentId: world, affected: groupsOf(graph, names) };
    },

    async unpublish(world) {
      const { graph, row, names } = await runAsSystem(strapi, async () => {
        const { graph: found, extent, row: own } = await read(world, 'unpublish');
        const { names: live } = await affectedBy('unpublish', { graph: found, extent }, false);
        await judgedTogether(strapi, writesOf(found, live, 'unpublish'), () =>
          unpublishNames(strapi, found, live),
        );
        return { graph: found, row: own, names: live };
      });
      record('unpublishWorld', world, titleOf(row), names);
      return { documentId: world, affected: groupsOf(graph, names) };
    },

    async remove(world, name) {
      const { graph, row, names } = await runAsSystem(strapi, async () => {
        const { graph: found, extent, row: own } = await read(world, 'delete');
        if (name.trim() !== titleOf(own)) {
          throw refusal('name', `The name is “${titleOf(own)}”: type it to delete this world.`);
        }
        const { names: going } = await affectedBy('delete', { graph: found, extent }, false);
        const writes = writesOf(found, going, 'delete');
        await judgedTogether(strapi, writes, () =>
          keptTogetherIn(strapi)(() => deleteNames(strapi, found, going), writes),
        );
        return { graph: found, row: own, names: going };
      });
      record('deleteWorld', world, titleOf(row), names);
      return { documentId: world, affected: groupsOf(graph, names) };
    },
  };
}

/** The entries as they were before the first one went: the bin brings them back with what leads from one to another. */
function keptTogetherIn(strapi: Core.Strapi): KeptTogether {
  return strapi.plugin('showroom').service('keptTogether');
}

function writesOf({ nodes }: ContentGraph, names: readonly string[], action: string) {
  return names.flatMap((name) => {
    const node = nodes.get(name);
    return node === undefined ? [] : [{ action, uid: node.uid, documentId: node.documentId }];
  });
}

/** How many titles fit into a dialog. */
const SHOWN_TITLES = 5;

function groupsOf(graph: ContentGraph, names: readonly string[]): readonly EntryGroup[] {
  const byKind = new Map<string, string[]>();
  for (const name of names) {
    const uid = graph.nodes.get(name)?.uid;
    if (uid !== undefined) byKind.set(uid, [...(byKind.get(uid) ?? []), name]);
  }
  return [...byKind].map(([uid, ofKind]) => ({
    uid,
    count: ofKind.length,
    titles: titlesOf(graph, ofKind).slice(0, SHOWN_TITLES),
  }));
}

function titlesOf({ nodes }: ContentGraph, names: readonly string[]): readonly string[] {
  return names
    .map((name) => titleOf(nodes.get(name)?.row))
    .toSorted((one, other) => one.localeCompare(other));
}
