import type { Core } from '@strapi/strapi';
import { WORLD } from '../../../../content-model/content-uids.ts';
import { readLocales } from '../../../../content-model/stored-entries.ts';
import type { ItemAction, ReleaseItem } from '../../contracts/releases.ts';
import { withinPresentLimit } from '../world-limits/limits.ts';
import { rowsIn } from '../content/rows.ts';
import { nodeName, readContentGraph } from '../content/world-use.ts';
import type { ContentGraph } from '../content/world-use.ts';
import { publishedNames, publishingTurn, unpublishedNames } from '../worlds/world-changes.ts';
import { ownExtent } from '../worlds/own-extent.ts';
import { worldExtent } from '../worlds/world-extent.ts';

/** One entry that a release publishes or withdraws. */
export interface Step {
  readonly action: ItemAction;
  readonly uid: string;
  readonly documentId: string;
  /** Absent for all languages. */
  readonly locales?: readonly string[];
  /** Whether it is there because its whole world is: then the permission for whole worlds counts. */
  readonly isOfWorld: boolean;
}

export interface Steps {
  /** In the order in which they are to be done: what goes makes room for what comes. */
  readonly steps: readonly Step[];
  /** Worlds that do not exist any more. */
  readonly goneWorlds: readonly string[];
}

/** The entries that items are about now. An entry that was chosen by itself is left out of its world. */
export async function stepsOf(strapi: Core.Strapi, items: readonly ReleaseItem[]): Promise<Steps> {
  const chosen = items.flatMap((item): readonly Step[] =>
    item.kind === 'world'
      ? []
      : [
          {
            action: item.action,
            uid: item.uid,
            documentId: item.documentId,
            ...(item.locales === undefined ? {} : { locales: item.locales }),
            isOfWorld: false,
          },
        ],
  );
  const taken = new Set(chosen.map(nameOf));
  const ofWorlds: Step[] = [];
  const goneWorlds: string[] = [];
  let graph: ContentGraph | undefined;
  for (const item of items) {
    if (item.kind !== 'world') continue;
    graph ??= await readContentGraph(strapi, rowsIn(strapi), await readLocales(strapi));
    const node = graph.nodes.get(nodeName(WORLD, item.documentId));
    if (node === undefined) {
      goneWorlds.push(item.documentId);
      continue;
    }
    const { nodes } = graph;
    const names = await namesOf(strapi, graph, item.documentId, item.action);
    const entries = names.flatMap((name) => nodes.get(name) ?? []);
    // An account with a limit publishes what no other world shows.
    const own = item.action === 'publish' ? await withinPresentLimit(strapi, entries) : entries;
    for (const { uid, documentId } of own) {
      const name = nodeName(uid, documentId);
      if (taken.has(name)) continue;
      taken.add(name);
      ofWorlds.push({ action: item.action, uid, documentId, isOfWorld: true });
    }
  }
  const steps = [...chosen, ...ofWorlds];
  const going = steps.filter(({ action }) => action === 'withdraw');
  const coming = steps.filter(({ action }) => action === 'publish');
  return {
    steps: [
      ...going.toSorted((one, other) => publishingTurn(other.uid) - publishingTurn(one.uid)),
      ...coming.toSorted((one, other) => publishingTurn(one.uid) - publishingTurn(other.uid)),
    ],
    goneWorlds,
  };
}

function nameOf({ uid, documentId }: Step): string {
  return nodeName(uid, documentId);
}

async function namesOf(
  strapi: Core.Strapi,
  graph: ContentGraph,
  world: string,
  action: ItemAction,
): Promise<readonly string[]> {
  const extent = worldExtent(graph, world);
  return action === 'publish'
    ? unpublishedNames(strapi, graph, [...extent.core, ...extent.shown])
    : publishedNames(strapi, graph, await ownExtent(strapi, graph, extent, 'withdraw'));
}
