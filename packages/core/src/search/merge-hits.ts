import type { SearchHit, ServerFindings } from './search-entry.ts';
import { MAX_HITS } from './search-options.ts';

/**
 * Merges the PDFs that were found by their words with the hits for names and texts: a PDF that is already a hit gets
 * its page, the others follow.
 *
 * @param hits Best first; PDFs among them open at their beginning.
 * @param pages Best first, as `pageHitsOf` returns them.
 */
export function mergeHits(hits: readonly SearchHit[], pages: readonly SearchHit[]): readonly SearchHit[] {
  const merged = hits.map((hit) => pages.find((page) => isOf(hit, page)) ?? hit);
  const others = pages.filter((page) => !merged.includes(page));
  // A match in a PDF deserves its own result: only PDF hits show the page of the match.
  return [...merged.slice(0, MAX_HITS - others.length), ...others];
}

/** Gives hits the lines that the server knows; a PDF has a line of its own. */
export function withLines(hits: readonly SearchHit[], lines: ServerFindings['lines']): readonly SearchHit[] {
  return hits.map((hit) => {
    const excerpt = hit.excerpt ?? lines[hit.href];
    return excerpt === undefined ? hit : { ...hit, excerpt };
  });
}

function isOf(hit: SearchHit, page: SearchHit): boolean {
  return hit.kind === 'document' && page.href.startsWith(`${hit.href}&page=`);
}
