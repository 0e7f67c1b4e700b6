import { brotliCompressSync, constants } from 'node:zlib';
import type { SearchEntry } from '@vitrine/core/search/search-entry';
import { SEARCH_OPTIONS } from '@vitrine/core/search/search-options';
import MiniSearch from 'minisearch';
import { duration, factor, megabytes, whole } from '../report/figures.ts';
import type { Progress, Section } from '../report/section.ts';
import { spreadOf } from '../statistics.ts';
import type { Spread } from '../statistics.ts';
import { someEntries, someQueries } from './entries.ts';
import { FINDERS } from './finders.ts';
import type { Finder } from './finders.ts';

/** docs/design/bars.md: results while typing in under 50 ms, at 10,000 entries. */
const MAX_MILLISECONDS = 50;
const ENTRIES = 10_000;
const QUERIES = 200;
const ROUNDS = 2;

/** One of its answers takes a good part of a second. */
const QUERIES_OF_SLOW = 5;

/** Compressed as the server does it while a visitor waits. */
const BROTLI_QUALITY = 5;

/** The search of a large showroom, beside another library and a plain scan of the texts. */
export function measureSearch(progress: Progress): Promise<Section> {
  progress(`indexing ${whole(ENTRIES)} entries`);
  const entries = someEntries(ENTRIES);
  const queries = someQueries(entries, QUERIES);
  const results = FINDERS.map((create) => {
    const finder = create(entries);
    progress(finder.name);
    return { name: finder.name, spread: spreadOf(timesOf(finder, queries)) };
  });
  const own = results[0]?.spread ?? spreadOf([]);
  const index = measureIndex(entries);
  return Promise.resolve({
    title: 'Search',
    tables: [
      {
        head: [`${whole(ENTRIES)} entries`, 'median', 'p99', 'median to ours'],
        rows: results.map(({ name, spread }) => [
          name,
          duration(spread.median),
          duration(spread.p99),
          factor(spread.median / own.median),
        ]),
      },
      {
        head: ['the index', ''],
        rows: [
          ['making it, on the server', duration(index.making)],
          ['reading it, in the browser', duration(index.reading)],
          ['over the wire (brotli), once a visit', megabytes(index.packed)],
        ],
      },
    ],
    notes: [
      `Each entry has a title, tags and ${whole(entries[0]?.text.split(' ').length ?? 0)} words of text. The queries are what is typed on the way to a title: three letters, six, the word, the word with a wrong letter, the word and the beginning of the next. The library beside it is asked fewer of them.`,
    ],
    bars: [barOf(own)],
  });
}

function timesOf(finder: Finder, queries: readonly string[]): readonly number[] {
  const asked = finder.name.startsWith('fuse') ? queries.slice(0, QUERIES_OF_SLOW) : queries;
  for (const query of asked.slice(0, 2)) finder.find(query);
  return Array.from({ length: ROUNDS }).flatMap(() =>
    asked.map((query) => {
      const started = performance.now();
      finder.find(query);
      return performance.now() - started;
    }),
  );
}

function measureIndex(entries: readonly SearchEntry[]) {
  const started = performance.now();
  const index = new MiniSearch<SearchEntry>(SEARCH_OPTIONS);
  index.addAll(entries);
  const made = performance.now();
  const text = JSON.stringify(index);
  const packed = brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
  }).byteLength;
  const readStarted = performance.now();
  MiniSearch.loadJSON<SearchEntry>(text, SEARCH_OPTIONS);
  return { making: made - started, reading: performance.now() - readStarted, packed };
}

function barOf(own: Spread) {
  return {
    what: `Search at ${whole(ENTRIES)} entries, p99`,
    limit: `${MAX_MILLISECONDS} ms`,
    measured: duration(own.p99),
    isKept: own.p99 < MAX_MILLISECONDS,
  };
}
