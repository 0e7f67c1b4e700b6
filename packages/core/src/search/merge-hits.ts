import type { SearchHit } from './search-entry.ts';
import { MAX_HITS } from './search-options.ts';

/**
 * Puts the PDFs that were found by their words among what was found by names and texts: a PDF that is there already
 * tells its page, the others follow.
 *
 * @param hits Best first; PDFs among them open at their beginning.
 * @param pages Best first, as `pageHitsOf` gives them.
 */
export function mergeHits(hits: readonly SearchHit[], pages: readonly SearchHit[]): readonly SearchHit[] {
  const merged = hits.map((hit) => pages.find((page) => isOf(hit, page)) ?? hit);
  const others = pages.filter((page) => !merged.includes(page));
  // A match in a PDF deserves a result of its own: only PDFs give the page of the match.
  return [...merged.slice(0, MAX_HITS - others.length), ...others];
}

function isOf(hit: SearchHit, page: SearchHit): boolean {
  return hit.kind === 'document' && page.href.startsWith(`${hit.href}&page=`);
}
