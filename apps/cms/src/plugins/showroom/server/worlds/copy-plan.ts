import { ARTICLE, HOOK } from '../../../../content-model/content-uids.ts';
import type { ContentGraph } from '../content/world-use.ts';
import type { WorldExtent } from './world-extent.ts';

/**
 * The entries that a copy of a world duplicates: the content of the world, what belongs to it alone, and what
 * links to its locations. Articles are shared unless the editor wants copies too; then all articles of the
 * world are copied.
 *
 * Hooks are left out: they have no drafts, and a hook for unpublished locations would run at all others.
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
