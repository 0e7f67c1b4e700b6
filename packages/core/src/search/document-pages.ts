import { formatOverlayStack } from '../overlays/overlay-stack.ts';
import { viewerId } from '../overlays/viewer.ts';
import type { DocumentsTarget } from '../overlays/viewers-of.ts';
import type { OverlayId } from '../world/ids.ts';
import { fileTitle } from '../world/media.ts';
import type { Media } from '../world/media.ts';
import { excerptOf } from './excerpt.ts';
import type { PageLink, SearchHit } from './search-entry.ts';
import { SEARCH_OPTIONS, SHORTEST_IN_TEXTS } from './search-options.ts';

/** The most documents whose words are shown as found. */
export const MAX_DOCUMENTS = 10;

/** The limit on further pages listed beside the best one. */
const MORE_PAGES = 2;

/** A PDF that can be opened. */
export interface OpenableDocument {
  /** The key of its text: see {@link documentFileOf}. */
  readonly file: string;
  /** The title under which it is opened. */
  readonly title: string;
  /** The names of the file itself, the same in every language. */
  readonly names: string;
  /** The viewer that shows it. */
  readonly viewer: OverlayId;
  /** Its number among several of them, from 1. */
  readonly item?: number;
}

/** A page of a PDF that can be found by its words. */
export interface DocumentPage {
  readonly id: number;
  readonly file: string;
  readonly names: string;
  /** From 1. */
  readonly page: number;
  readonly text: string;
}

/** The key of a file's text: it does not change when the file is replaced. */
export function documentFileOf({ hash, ext }: Pick<Media, 'hash' | 'ext'>): string {
  return `${hash}${ext}`;
}

/**
 * All PDFs that can be opened, each once: preferably where it is opened on its own, not among others. By their files'
 * names.
 *
 * @param documents Pass only what the visitor may see.
 */
export function openableDocuments(
  documents: readonly DocumentsTarget[],
): ReadonlyMap<string, OpenableDocument> {
  const found = new Map<string, OpenableDocument>();
  const alone = documents.toSorted(
    (one, other) => one.viewer.documents.length - other.viewer.documents.length,
  );
  for (const { title, viewer } of alone) {
    const isAlone = viewer.documents.length === 1;
    for (const [index, media] of viewer.documents.entries()) {
      const file = documentFileOf(media);
      if (found.has(file)) continue;
      found.set(file, {
        file,
        title: isAlone ? title : fileTitle(media),
        names: `${fileTitle(media)} ${media.name}`,
        viewer: viewerId(viewer),
        ...(isAlone ? {} : { item: index + 1 }),
      });
    }
  }
  return found;
}

/** The pages of PDFs, without those that have no words. */
export function documentPagesOf(
  documents: readonly (Pick<OpenableDocument, 'file' | 'names'> & { readonly texts: readonly string[] })[],
): readonly DocumentPage[] {
  return documents
    .flatMap(({ file, names, texts }) =>
      texts.flatMap((text, index) => (text === '' ? [] : [{ file, names, page: index + 1, text }])),
    )
    .map(({ file, names, page, text }, id) => ({ id, file, names, page, text }));
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
    // The beginning of a short word occurs on nearly every page.
    prefix: (term: string, index: number, terms: readonly string[]) =>
      index === terms.length - 1 && term.length >= SHORTEST_IN_TEXTS,
  },
};

/** A page as MiniSearch found it: the matched words of the index, each with the fields that contain it. */
export interface FoundPage {
  readonly page: DocumentPage;
  readonly match: Readonly<Record<string, readonly string[]>>;
}

/**
 * One hit for each PDF: its best page with the line around the words, and the next two pages that contain them.
 *
 * @param found Best first. Pages where only the PDF's name matched are left out: the PDF itself is a hit already.
 * @param documents Those that the visitor may open; pages of others are left out.
 */
export function pageHitsOf(
  found: readonly FoundPage[],
  documents: ReadonlyMap<string, OpenableDocument>,
): readonly SearchHit[] {
  const byFile = new Map<string, { readonly page: DocumentPage; readonly terms: readonly string[] }[]>();
  for (const { page, match } of found) {
    const terms = Object.keys(match).filter((term) => match[term]?.includes('text'));
    if (terms.length === 0 || !documents.has(page.file)) continue;
    const own = byFile.get(page.file);
    if (own !== undefined) own.push({ page, terms });
    else if (byFile.size < MAX_DOCUMENTS) byFile.set(page.file, [{ page, terms }]);
  }
  return [...byFile].flatMap(([file, [best, ...others]]): readonly SearchHit[] => {
    const document = documents.get(file);
    if (best === undefined || document === undefined) return [];
    const { page, text } = best.page;
    const morePages = others
      .slice(0, MORE_PAGES)
      .map((other) => linkTo(document, other.page.page))
      .toSorted((one, other) => one.page - other.page);
    return [
      {
        kind: 'document',
        title: document.title,
        context: '',
        ...linkTo(document, page),
        excerpt: excerptOf(text, new Set(best.terms)),
        ...(morePages.length > 0 && { morePages }),
      },
    ];
  });
}

function linkTo({ viewer, item }: OpenableDocument, page: number): PageLink {
  const overlay = { kind: 'pdf' as const, id: viewer, ...(item !== undefined && { item }), page };
  return { page, href: formatOverlayStack([overlay]) };
}
