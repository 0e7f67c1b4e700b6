import { MOST_HITS, SEARCH_OPTIONS, searchOptionsFor, type SearchEntry, type SearchHit } from '@vitrine/core';
import MiniSearch from 'minisearch';

/** Searches what was loaded; the hits come best first. */
export type Search = (query: string) => readonly SearchHit[];

let loaded: { readonly href: string; readonly search: Promise<Search> } | undefined;

/** The server refuses the search index. */
export class SearchRefused extends Error {
  readonly status: number;

  /** @param status of HTTP. */
  constructor(status: number) {
    super(`The search index answers ${status}.`);
    this.status = status;
  }
}

/**
 * Loads the search index of a language and version, once; an index that could not be had is asked for again
 * the next time.
 *
 * @throws SearchRefused, or whatever says that there was no answer.
 */
export function loadSearch(href: string): Promise<Search> {
  if (loaded?.href === href) return loaded.search;
  const search = fetchSearch(href);
  loaded = { href, search };
  search.catch(() => {
    if (loaded?.search === search) loaded = undefined;
  });
  return search;
}

async function fetchSearch(href: string): Promise<Search> {
  const response = await fetch(href);
  if (!response.ok) throw new SearchRefused(response.status);
  const index = await MiniSearch.loadJSONAsync<SearchEntry>(await response.text(), SEARCH_OPTIONS);
  // The stored fields of a result are those of a hit.
  return (query) =>
    index.search(query, searchOptionsFor(query)).slice(0, MOST_HITS) as unknown as readonly SearchHit[];
}
