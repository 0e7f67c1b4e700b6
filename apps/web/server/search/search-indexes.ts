import {
  MOST_HITS,
  overlayTargetsOf,
  SEARCH_OPTIONS,
  searchEntriesOf,
  searchOptionsFor,
  type PayloadId,
  type SearchEntry,
  type SearchHit,
  type Snapshot,
} from '@vitrine/core';
import MiniSearch, { type SearchResult } from 'minisearch';

/** Entries indexed before other work gets its turn. */
const CHUNK = 200;

/** Finds things in what a visitor may see. An index lives exactly as long as the snapshot it was made of. */
export interface SearchIndexes {
  /** The index of a snapshot, as the browser reads it. */
  readonly indexOf: (snapshot: Snapshot) => MiniSearch<SearchEntry>;
  /** The best hits, best first. */
  readonly search: (snapshot: Snapshot, query: string) => readonly SearchHit[];
  /** Makes an index ahead of the first question, in steps that let visitors through. */
  readonly warm: (snapshot: Snapshot) => Promise<void>;
}

export const createSearchIndexes = (): SearchIndexes => {
  const indexes = new WeakMap<Snapshot, MiniSearch<SearchEntry>>();

  const indexOf = (snapshot: Snapshot): MiniSearch<SearchEntry> => {
    const known = indexes.get(snapshot);
    if (known) return known;
    const index = new MiniSearch<SearchEntry>(SEARCH_OPTIONS);
    index.addAll(entriesOf(snapshot));
    indexes.set(snapshot, index);
    return index;
  };

  return {
    indexOf,
    search: (snapshot, query) =>
      indexOf(snapshot)
        .search(query, searchOptionsFor(query))
        .slice(0, MOST_HITS)
        .map((result) => hitOf(result)),
    warm: async (snapshot) => {
      if (indexes.has(snapshot)) return;
      const index = new MiniSearch<SearchEntry>(SEARCH_OPTIONS);
      await index.addAllAsync(entriesOf(snapshot), { chunkSize: CHUNK });
      indexes.set(snapshot, index);
    },
  };
};

const entriesOf = (snapshot: Snapshot) => searchEntriesOf(snapshot, overlayTargetsOf(snapshot));

/** A result carries its stored fields, which are those of a hit, besides the search's own. */
const hitOf = ({ kind, title, context, href, walk, picture }: SearchResult): SearchHit => ({
  kind: kind as SearchHit['kind'],
  title: String(title),
  context: String(context),
  href: String(href),
  ...(walk !== undefined && { walk: walk as PayloadId }),
  ...(picture !== undefined && { picture: String(picture) }),
});
