import type { SearchEntry, SearchHit, ServerFindings } from '@vitrine/core/search/search-entry';
import { MAX_HITS, SEARCH_OPTIONS, searchOptionsFor } from '@vitrine/core/search/search-options';
import { termsOfQuery, withSynonyms } from '@vitrine/core/search/synonyms';
import type { SynonymGroup } from '@vitrine/core/world/settings/synonym-group';
import MiniSearch from 'minisearch';
import type { AsPlainObject } from 'minisearch';

/** Searches what was loaded. */
export interface Search {
  /** The hits come best first. */
  readonly find: (query: string) => readonly SearchHit[];
  /** The words to search for: those of the query, and their synonyms. */
  readonly wordsOf: (query: string) => readonly string[];
}

/** The server refuses the search index. */
export class SearchRefused extends Error {
  readonly status: number;

  /** @param status of HTTP. */
  constructor(status: number) {
    super(`The search index answers ${status}.`);
    this.status = status;
  }
}

/** The search index of one window. */
export interface SearchIndexes {
  /**
   * Loads the search index of a language and version, once; after a failure the next call loads it again.
   *
   * @throws SearchRefused, or the error of a request without an answer.
   */
  readonly loadSearch: (href: string) => Promise<Search>;
}

/** Keeps the index that was loaded last. */
export function createSearchIndexes(): SearchIndexes {
  let loaded: { readonly href: string; readonly search: Promise<Search> } | undefined;
  return {
    loadSearch(href) {
      if (loaded?.href === href) return loaded.search;
      const search = fetchSearch(href);
      loaded = { href, search };
      search.catch(() => {
        if (loaded?.search === search) loaded = undefined;
      });
      return search;
    },
  };
}

async function fetchSearch(href: string): Promise<Search> {
  const { index: kept, synonyms } = (await answerOf(href)) as {
    readonly index: AsPlainObject;
    readonly synonyms: readonly SynonymGroup[];
  };
  const index = await MiniSearch.loadJSAsync<SearchEntry>(kept, SEARCH_OPTIONS);
  return {
    // The stored fields of a result are those of a hit.
    find: (query) =>
      index
        .search(withSynonyms(query, synonyms), searchOptionsFor(query))
        .slice(0, MAX_HITS) as unknown as readonly SearchHit[],
    wordsOf: (query) => termsOfQuery(withSynonyms(query, synonyms)),
  };
}

/** Milliseconds after the last letter, so that typing does not send a request for each one. */
const PAUSE = 180;

/**
 * What only the server knows, once nothing more is typed.
 *
 * @param href As the search's view names it.
 * @throws when the server cannot be reached, and when it was no longer wanted.
 */
export async function askServer(href: string, query: string, signal: AbortSignal): Promise<ServerFindings> {
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('Superseded.'));
    });
  });
  return (await answerOf(`${href}?q=${encodeURIComponent(query)}`, signal)) as ServerFindings;
}

async function answerOf(href: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(href, signal === undefined ? {} : { signal });
  if (!response.ok) throw new SearchRefused(response.status);
  return response.json();
}
