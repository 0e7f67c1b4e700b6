import type { SearchHit } from '@vitrine/core/search/search-entry';

/** The search as the page shows it: the server has already answered the address's query. */
export interface SearchView {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  /** The page below; hits open over it. */
  readonly pageHref: string;
  /** The address of the index that the browser searches while the visitor types. */
  readonly indexHref: string;
  /** The address that searches the text of PDFs. */
  readonly documentsHref: string;
}
