import { ARTICLE } from '../../../../content-model/content-uids.ts';
import type { ContentGraph } from '../content/world-use.ts';
import { HOOK } from './world-extent.ts';
import type { WorldExtent } from './world-extent.ts';

/**
 * What a copy of a world needs of its own: what stands in it, what belongs to it alone, and what leads to its
 * places. Articles are shared unless they are wanted as well; then all that the world shows are copied.
 *
 * Hooks are left out: they have no drafts, and one whose locations nobody sees yet would run at all others.
 */
export function copiedNames(
  { nodes }: ContentGraph,
  { core, shown, alone, leadingBack }: WorldExtent,
  { withArticles }: { readonly withArticles: boolean },
): ReadonlySet<string> {
  const copied = [...shown].filter((name) =>
    nodes.get(name)?.uid === ARTICLE ? withArticles : alone.has(name) || leadingBack.has(name),
  );
  return new Set([...core, ...copied].filter((name) => nodes.get(name)?.uid !== HOOK));
}
