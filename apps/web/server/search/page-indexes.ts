import { overlayTargetsOf } from '@vitrine/core/overlays/viewers-of';
import {
  documentPagesOf,
  openableDocuments,
  PAGE_SEARCH_OPTIONS,
  pageHitsOf,
} from '@vitrine/core/search/document-pages';
import type { DocumentPage, OpenableDocument } from '@vitrine/core/search/document-pages';
import type { SearchHit } from '@vitrine/core/search/search-entry';
import { withSynonyms } from '@vitrine/core/search/synonyms';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import MiniSearch from 'minisearch';

/** The words of a PDF's pages, the same array for as long as they do not change; undefined where none are known. */
export type TextsOf = (file: string) => readonly string[] | undefined;

/** Finds the pages of PDFs that a visitor may open. */
export interface PageIndexes {
  /** One hit for each PDF, best first. */
  readonly search: (snapshot: Snapshot, query: string) => readonly SearchHit[];
  /** Builds an index before the first question, in steps that let visitors' requests through. */
  readonly warm: (snapshot: Snapshot) => Promise<void>;
}

/** The pages of one PDF. */
interface PageIndex {
  readonly pages: readonly DocumentPage[];
  readonly index: MiniSearch<DocumentPage>;
}

/** Pages indexed before other work gets its turn: 4 ms each for pages full of words. */
const CHUNK = 5;

function unfilled(document: OpenableDocument, texts: readonly string[]): PageIndex {
  return {
    pages: documentPagesOf([{ ...document, texts }]),
    index: new MiniSearch<DocumentPage>(PAGE_SEARCH_OPTIONS),
  };
}

/**
 * Each PDF has its own index, which lives as long as its words: a visitor gets hits only from the PDFs that
 * they may open, so nothing can be learned about others, and a new class of visitors needs no new index.
 */
export function createPageIndexes(textsOf: TextsOf): PageIndexes {
  const openable = new WeakMap<Snapshot, ReadonlyMap<string, OpenableDocument>>();
  const indexes = new WeakMap<readonly string[], PageIndex>();

  const documentsOf = (snapshot: Snapshot): ReadonlyMap<string, OpenableDocument> => {
    const documents = openable.get(snapshot) ?? openableDocuments(overlayTargetsOf(snapshot).documents);
    openable.set(snapshot, documents);
    return documents;
  };
  const indexOf = (document: OpenableDocument): PageIndex | undefined => {
    const texts = textsOf(document.file);
    if (texts === undefined) return undefined;
    const known = indexes.get(texts);
    if (known) return known;
    const next = unfilled(document, texts);
    next.index.addAll(next.pages);
    indexes.set(texts, next);
    return next;
  };

  return {
    search: (snapshot, query) => {
      const asked = withSynonyms(query, snapshot.settings.searchSynonyms ?? []);
      const documents = documentsOf(snapshot);
      const found = [...documents.values()].flatMap((document) => {
        const { index, pages } = indexOf(document) ?? {};
        return (index?.search(asked) ?? []).flatMap(({ id, match, score }) => {
          const page = pages?.[Number(id)];
          return page === undefined ? [] : [{ page, match, score }];
        });
      });
      return pageHitsOf(
        found.toSorted((one, other) => other.score - one.score),
        documents,
      );
    },
    warm: async (snapshot) => {
      for (const document of documentsOf(snapshot).values()) {
        const texts = textsOf(document.file);
        if (texts === undefined || indexes.has(texts)) continue;
        const next = unfilled(document, texts);
        await next.index.addAllAsync(next.pages, { chunkSize: CHUNK });
        indexes.set(texts, next);
      }
    },
  };
}
