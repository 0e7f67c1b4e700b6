import { overlayTargetsOf } from '@vitrine/core/overlays/viewers-of';
import { mergeHits } from '@vitrine/core/search/merge-hits';
import { searchEntriesOf } from '@vitrine/core/search/search-entry';
import type { SearchEntry, SearchHit } from '@vitrine/core/search/search-entry';
import { MAX_HITS, SEARCH_OPTIONS, searchOptionsFor } from '@vitrine/core/search/search-options';
import { withSynonyms } from '@vitrine/core/search/synonyms';
import type { SynonymGroup } from '@vitrine/core/world/settings/synonym-group';
import type { PayloadId } from '@vitrine/core/world/ids';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import { createPageIndexes } from './page-indexes.ts';
import type { TextsOf } from './page-indexes.ts';

/** Entries indexed before other work gets its turn. */
const CHUNK = 200;

/** The search index of one language as it is sent to a browser. */
export interface ShippedSearch {
  /** In MiniSearch's form. */
  readonly index: MiniSearch<SearchEntry>;
  readonly synonyms: readonly SynonymGroup[];
}

/** Searches what a visitor may see. An index lives exactly as long as the snapshot it was built from. */
export interface SearchIndexes {
  /**
   * The index that the browser searches while a visitor types: everything but the words of PDFs, which would be too
   * heavy.
   */
  readonly shippedOf: (snapshot: Snapshot) => ShippedSearch;
  /** PDFs by their words, best first. */
  readonly searchDocuments: (snapshot: Snapshot, query: string) => readonly SearchHit[];
  /** The best hits, best first. */
  readonly search: (snapshot: Snapshot, query: string) => readonly SearchHit[];
  /**
   * Builds the index of a snapshot's PDFs before the first question, in steps that let visitors' requests through.
   */
  readonly warmDocuments: (snapshot: Snapshot) => Promise<void>;
  /** The same for everything else. */
  readonly warm: (snapshot: Snapshot) => Promise<void>;
}

/** @param textsOf The words of PDFs; without it they are found only by their names. */
export function createSearchIndexes(textsOf: TextsOf = () => undefined): SearchIndexes {
  const pages = createPageIndexes(textsOf);
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
    shippedOf: (snapshot) => ({ index: indexOf(snapshot), synonyms: synonymsOf(snapshot) }),
    searchDocuments: pages.search,
    warmDocuments: pages.warm,
    search: (snapshot, query) => {
      const hits = indexOf(snapshot)
        .search(withSynonyms(query, synonymsOf(snapshot)), searchOptionsFor(query))
        .slice(0, MAX_HITS)
        .map((result) => hitOf(result));
      return mergeHits(hits, pages.search(snapshot, query));
    },
    warm: async (snapshot) => {
      if (indexes.has(snapshot)) return;
      const index = new MiniSearch<SearchEntry>(SEARCH_OPTIONS);
      await index.addAllAsync(entriesOf(snapshot), { chunkSize: CHUNK });
      indexes.set(snapshot, index);
    },
  };
}

function synonymsOf({ settings }: Snapshot) {
  return settings.searchSynonyms ?? [];
}

function entriesOf(snapshot: Snapshot) {
  return searchEntriesOf(snapshot, overlayTargetsOf(snapshot));
}

/** A result carries its stored fields, which are those of a hit, besides the search's own. */
function hitOf({ kind, title, context, href, walk, picture }: SearchResult): SearchHit {
  return {
    kind: kind as SearchHit['kind'],
    title: String(title),
    context: String(context),
    href: String(href),
    ...(walk !== undefined && { walk: walk as PayloadId }),
    ...(picture !== undefined && { picture: String(picture) }),
  };
}
