import { overlayTargetsOf } from '@vitrine/core/overlays/viewers-of';
import { lineWith } from '@vitrine/core/search/excerpt';
import type { TextPart } from '@vitrine/core/search/excerpt';
import { mergeHits, withLines } from '@vitrine/core/search/merge-hits';
import { searchEntriesOf } from '@vitrine/core/search/search-entry';
import type { SearchAnswer, SearchEntry, SearchHit, ServerFindings } from '@vitrine/core/search/search-entry';
import {
  MAX_HITS,
  MAX_NEAR_HITS,
  NEAR_OPTIONS,
  SEARCH_OPTIONS,
  searchOptionsFor,
} from '@vitrine/core/search/search-options';
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
  /** What a browser cannot find in the index that was sent to it. */
  readonly findingsOf: (snapshot: Snapshot, query: string) => ServerFindings;
  /** The best hits. */
  readonly search: (snapshot: Snapshot, query: string) => SearchAnswer;
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
  const indexes = new WeakMap<Snapshot, KeptIndex>();

  const indexOf = (snapshot: Snapshot): KeptIndex => {
    const known = indexes.get(snapshot);
    if (known) return known;
    const kept = unfilled(snapshot);
    kept.index.addAll(kept.entries);
    indexes.set(snapshot, kept);
    return kept;
  };

  const answerOf = (snapshot: Snapshot, query: string) => {
    const { index, entries } = indexOf(snapshot);
    const results = index
      .search(withSynonyms(query, synonymsOf(snapshot)), searchOptionsFor(query))
      .slice(0, MAX_HITS);
    const pageHits = pages.search(snapshot, query);
    const isFound = results.length > 0 || pageHits.length > 0;
    const near = isFound ? [] : index.search(query, NEAR_OPTIONS).slice(0, MAX_NEAR_HITS);
    const lines = Object.fromEntries(
      [...results, ...near].flatMap((result) => {
        const line = lineOf(result, entries);
        return line.length === 0 ? [] : [[String(result['href']), line]];
      }),
    );
    return { hits: hitsOf(results), near: withLines(hitsOf(near), lines), pageHits, lines };
  };

  return {
    shippedOf: (snapshot) => ({ index: indexOf(snapshot).index, synonyms: synonymsOf(snapshot) }),
    warmDocuments: pages.warm,
    findingsOf: (snapshot, query) => {
      const { pageHits, near, lines } = answerOf(snapshot, query);
      return { hits: pageHits, near, lines };
    },
    search: (snapshot, query) => {
      const { hits, pageHits, near, lines } = answerOf(snapshot, query);
      return { hits: withLines(mergeHits(hits, pageHits), lines), near };
    },
    warm: async (snapshot) => {
      if (indexes.has(snapshot)) return;
      const kept = unfilled(snapshot);
      await kept.index.addAllAsync(kept.entries, { chunkSize: CHUNK });
      indexes.set(snapshot, kept);
    },
  };
}

/** An index, and the entries in it by their ids. */
interface KeptIndex {
  readonly index: MiniSearch<SearchEntry>;
  readonly entries: readonly SearchEntry[];
}

function unfilled(snapshot: Snapshot): KeptIndex {
  return {
    index: new MiniSearch<SearchEntry>(SEARCH_OPTIONS),
    entries: searchEntriesOf(snapshot, overlayTargetsOf(snapshot)),
  };
}

/** The line with the words that were found in the entry's text, else how it begins. */
function lineOf({ id, match, kind }: SearchResult, entries: readonly SearchEntry[]): readonly TextPart[] {
  // The text of a document is the name of its file.
  const text = kind === 'document' ? '' : (entries[Number(id)]?.text ?? '');
  const terms = Object.keys(match).filter((term) => match[term]?.includes('text'));
  return lineWith(text, new Set(terms));
}

function synonymsOf({ settings }: Snapshot) {
  return settings.searchSynonyms ?? [];
}

function hitsOf(results: readonly SearchResult[]): readonly SearchHit[] {
  return results.map((result) => hitOf(result));
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
