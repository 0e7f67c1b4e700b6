import type { SearchEntry } from '@vitrine/core/search/search-entry';
import { SEARCH_OPTIONS, searchOptionsFor } from '@vitrine/core/search/search-options';
import { searchTerm } from '@vitrine/core/search/words';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';

/** A search engine that finds entries by the typed text. */
export interface Finder {
  readonly name: string;
  /** The number of hits. */
  readonly find: (query: string) => number;
}

/** The product's search first, then what it is compared with, on the same entries. */
export const FINDERS: readonly ((entries: readonly SearchEntry[]) => Finder)[] = [ours, fuse, scan];

function ours(entries: readonly SearchEntry[]): Finder {
  const index = new MiniSearch<SearchEntry>(SEARCH_OPTIONS);
  index.addAll(entries);
  return {
    name: 'Vitrine (MiniSearch with the product’s options)',
    find: (query) => index.search(query, searchOptionsFor(query)).length,
  };
}

function fuse(entries: readonly SearchEntry[]): Finder {
  const index = new Fuse(entries, {
    keys: [
      { name: 'title', weight: 4 },
      { name: 'tags', weight: 2 },
      { name: 'context', weight: 1.5 },
      { name: 'text', weight: 1 },
    ],
    ignoreLocation: true,
    threshold: 0.2,
  });
  return { name: 'fuse.js', find: (query) => index.search(query).length };
}

/** What a page without a library would do: no typing errors, no order. */
function scan(entries: readonly SearchEntry[]): Finder {
  const texts = entries.map(({ title, tags, context, text }) =>
    searchTerm(`${title} ${tags} ${context} ${text}`),
  );
  return {
    name: 'a scan of all texts, exact only',
    find(query) {
      const wanted = query.split(' ').map((word) => searchTerm(word));
      return texts.filter((text) => wanted.every((word) => text.includes(word))).length;
    },
  };
}
