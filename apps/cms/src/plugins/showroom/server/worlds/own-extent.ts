import type { Core } from '@strapi/strapi';
import type { WorldAction } from '../../contracts/worlds.ts';
import type { ContentGraph } from '../content/world-use.ts';
import { nodeName } from '../content/world-use.ts';
import { shownOutside, withinPresentLimit } from '../world-limits/limits.ts';
import type { WorldExtent } from './world-extent.ts';

/**
 * The content of a world without what the present account may leave to others: what is in it alone and found
 * everywhere, and, where the world only goes offline, portals of other worlds into it.
 */
export async function ownExtent(
  strapi: Core.Strapi,
  graph: ContentGraph,
  extent: WorldExtent,
  action: 'delete' | 'withdraw',
): Promise<WorldExtent> {
  return {
    ...extent,
    alone: await withinNames(strapi, graph, extent.alone),
    portalsIn: action === 'delete' ? extent.portalsIn : await withinNames(strapi, graph, extent.portalsIn),
  };
}

async function withinNames(
  strapi: Core.Strapi,
  { nodes }: ContentGraph,
  names: Iterable<string>,
): Promise<ReadonlySet<string>> {
  const entries = [...names].flatMap((name) => nodes.get(name) ?? []);
  const within = await withinPresentLimit(strapi, entries);
  return new Set(within.map(({ uid, documentId }) => nodeName(uid, documentId)));
}

/** The entries for which an action takes an account that may change more: its own, and what leads to deleted ones. */
export async function outsideOf(
  strapi: Core.Strapi,
  graph: ContentGraph,
  names: readonly string[],
  action: WorldAction,
): Promise<readonly string[]> {
  if (action !== 'delete' && action !== 'unpublish') return [];
  const within = await withinNames(strapi, graph, names);
  const affected = new Set(names);
  const leading = [...graph.nodes.values()].filter(
    ({ uid, documentId, refersTo }) =>
      action === 'delete' &&
      !affected.has(nodeName(uid, documentId)) &&
      [...refersTo].some((target) => affected.has(target)),
  );
  const outside = await shownOutside(strapi, leading);
  return [
    ...names.filter((name) => !within.has(name)),
    ...outside.map(({ uid, documentId }) => nodeName(uid, documentId)),
  ];
}
