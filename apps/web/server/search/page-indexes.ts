import {
  documentPagesOf,
  openableDocuments,
  overlayTargetsOf,
  PAGE_SEARCH_OPTIONS,
  pageHitsOf,
  withSynonyms,
  type DocumentPage,
  type OpenableDocument,
  type SearchHit,
  type Snapshot,
} from '@vitrine/core';
import MiniSearch from 'minisearch';

/** The words of a PDF's pages, the same array for as long as they are the same; undefined where none are known. */
export type TextsOf = (file: string) => readonly string[] | undefined;

/** Finds the pages of PDFs that a visitor may open. */
export interface PageIndexes {
  /** One hit for each PDF, best first. */
  readonly search: (snapshot: Snapshot, query: string) => readonly SearchHit[];
  /** Makes an index ahead of the first question, in steps that let visitors through. */
  readonly warm: (snapshot: Snapshot) => Promise<void>;
}

/** A PDF with its words. */
interface Source extends Pick<OpenableDocument, 'file' | 'names'> {
  readonly texts: readonly string[];
}

interface PageIndex {
  readonly sources: readonly Source[];
  readonly pages: readonly DocumentPage[];
  readonly index: MiniSearch<DocumentPage>;
}

/** Pages indexed before other work gets its turn. */
const CHUNK = 20;

/** Different sets of PDFs that are kept indexed: languages and visitors mostly share one. */
const MOST_KEPT = 8;

const isSame = (one: readonly Source[], other: readonly Source[]): boolean =>
  one.length === other.length &&
  one.every((source, at) => source.file === other[at]?.file && source.texts === other[at].texts);

/**
 * An index holds the PDFs of one snapshot and no others, so that nothing about a closed one can be learned by asking.
 * Snapshots with the same PDFs share it: the words of a PDF are in no language of the showroom.
 */
export const createPageIndexes = (textsOf: TextsOf): PageIndexes => {
  const openable = new WeakMap<Snapshot, ReadonlyMap<string, OpenableDocument>>();
  let kept: readonly PageIndex[] = [];

  const documentsOf = (snapshot: Snapshot): ReadonlyMap<string, OpenableDocument> => {
    const documents = openable.get(snapshot) ?? openableDocuments(overlayTargetsOf(snapshot).documents);
    openable.set(snapshot, documents);
    return documents;
  };
  const sourcesOf = (snapshot: Snapshot): readonly Source[] =>
    [...documentsOf(snapshot).values()]
      .flatMap(({ file, names }) => {
        const texts = textsOf(file);
        return texts === undefined ? [] : [{ file, names, texts }];
      })
      .toSorted((one, other) => (one.file < other.file ? -1 : 1));
  const made = (sources: readonly Source[]): PageIndex => ({
    sources,
    pages: documentPagesOf(sources),
    index: new MiniSearch<DocumentPage>(PAGE_SEARCH_OPTIONS),
  });
  const knownFor = (sources: readonly Source[]) => kept.find((one) => isSame(one.sources, sources));
  const keep = (index: PageIndex): PageIndex => {
    kept = [index, ...kept.filter((one) => one !== index)].slice(0, MOST_KEPT);
    return index;
  };
  const indexOf = (snapshot: Snapshot): PageIndex => {
    const sources = sourcesOf(snapshot);
    const known = knownFor(sources);
    if (known) return keep(known);
    const next = made(sources);
    next.index.addAll(next.pages);
    return keep(next);
  };

  return {
    search: (snapshot, query) => {
      const { index, pages } = indexOf(snapshot);
      if (pages.length === 0) return [];
      const found = index.search(withSynonyms(query, snapshot.settings.searchSynonyms ?? []));
      return pageHitsOf(
        found.map(({ id, match }) => ({ id: Number(id), match })),
        pages,
        documentsOf(snapshot),
      );
    },
    warm: async (snapshot) => {
      const sources = sourcesOf(snapshot);
      if (knownFor(sources)) return;
      const next = made(sources);
      await next.index.addAllAsync(next.pages, { chunkSize: CHUNK });
      keep(next);
    },
  };
};
