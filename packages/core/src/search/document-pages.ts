import { formatOverlayStack } from '../overlays/overlay-stack.ts';
import { viewerId } from '../overlays/viewer.ts';
import type { DocumentsTarget } from '../overlays/viewers-of.ts';
import { fileTitle, type Media } from '../world/media.ts';
import { excerptOf } from './excerpt.ts';
import type { SearchHit } from './search-entry.ts';
import { SEARCH_OPTIONS, SHORTEST_IN_TEXTS } from './search-options.ts';
import { searchTerm } from './words.ts';

/** The most documents whose words are shown as found. */
export const MOST_DOCUMENTS = 10;

/** Further pages that are named beside the best one. */
const MORE_PAGES = 2;

/** A page of a PDF that can be found by its words. */
export interface DocumentPage {
  readonly id: number;
  readonly file: string;
  /** What the PDF is called where it is opened, and its file's name. */
  readonly title: string;
  readonly names: string;
  /** From 1. */
  readonly page: number;
  readonly text: string;
  /** The query that opens the page over any other. */
  readonly href: string;
}

/** The name that the text of a file is known by: it stays when the file is replaced. */
export const documentFileOf = ({ hash, ext }: Pick<Media, 'hash' | 'ext'>): string => `${hash}${ext}`;

/**
 * The pages of all PDFs that can be opened, each file once: where it is opened alone rather than among others.
 *
 * @param documents Give only what the visitor may see.
 * @param textOf The texts of a file's pages, if they are known.
 */
export function documentPagesOf(
  documents: readonly DocumentsTarget[],
  textOf: (file: string) => readonly string[] | undefined,
): readonly DocumentPage[] {
  const known = new Set<string>();
  const pages: DocumentPage[] = [];
  const alone = documents.toSorted(
    (one, other) => one.viewer.documents.length - other.viewer.documents.length,
  );
  for (const { title, viewer } of alone) {
    for (const [index, media] of viewer.documents.entries()) {
      const file = documentFileOf(media);
      const texts = known.has(file) ? undefined : textOf(file);
      if (texts === undefined) continue;
      known.add(file);
      const isAlone = viewer.documents.length === 1;
      const overlay = {
        kind: 'pdf' as const,
        id: viewerId(viewer),
        ...(isAlone ? {} : { item: index + 1 }),
      };
      const shown = isAlone ? title : fileTitle(media);
      for (const [place, text] of texts.entries()) {
        if (text === '') continue;
        const page = place + 1;
        const href = formatOverlayStack([{ ...overlay, page }]);
        const names = `${shown} ${fileTitle(media)}`;
        pages.push({ id: pages.length, file, title: shown, names, page, text, href });
      }
    }
  }
  return pages;
}

/**
 * How pages are indexed and searched, in the form of MiniSearch's options. All words have to stand on one page; the
 * PDF's own name may give some of them.
 */
export const PAGE_SEARCH_OPTIONS = {
  ...SEARCH_OPTIONS,
  fields: ['text', 'names'],
  storeFields: [],
  searchOptions: {
    ...SEARCH_OPTIONS.searchOptions,
    boost: { names: 0.5 },
    // The beginning of a short word stands on nearly every page.
    prefix: (term: string, index: number, terms: readonly string[]) =>
      index === terms.length - 1 && term.length >= SHORTEST_IN_TEXTS,
  },
};

/** A page as MiniSearch found it: the words of the index that were meant, each with the fields it stands in. */
export interface FoundPage {
  readonly id: number;
  readonly match: Readonly<Record<string, readonly string[]>>;
}

/**
 * One hit for each PDF: its best page with the line around the words, and the next two pages that say it.
 *
 * @param found Best first. Pages where only the PDF's name was found are left out: the PDF itself is found by it.
 */
export function pageHitsOf(
  found: readonly FoundPage[],
  pages: readonly DocumentPage[],
): readonly SearchHit[] {
  const byFile = new Map<string, { readonly page: DocumentPage; readonly terms: ReadonlySet<string> }[]>();
  for (const { id, match } of found) {
    const page = pages[id];
    const terms = Object.keys(match).filter((term) => match[term]?.includes('text'));
    if (page === undefined || terms.length === 0) continue;
    const own = byFile.get(page.file) ?? [];
    if (own.length === 0 && byFile.size >= MOST_DOCUMENTS) continue;
    byFile.set(page.file, [...own, { page, terms: new Set(terms.map((term) => searchTerm(term))) }]);
  }
  return [...byFile.values()].flatMap(([best, ...others]): readonly SearchHit[] => {
    if (best === undefined) return [];
    const { title, href, page, text } = best.page;
    const morePages = others
      .slice(0, MORE_PAGES)
      .map((other) => ({ page: other.page.page, href: other.page.href }))
      .toSorted((one, other) => one.page - other.page);
    return [
      {
        kind: 'document',
        title,
        context: '',
        href,
        page,
        excerpt: excerptOf(text, best.terms),
        ...(morePages.length > 0 && { morePages }),
      },
    ];
  });
}
