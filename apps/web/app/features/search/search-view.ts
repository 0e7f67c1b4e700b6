import type { SearchHit } from '@vitrine/core/search/search-entry';

/** The search as the page shows it: what the address asks for is answered on the server already. */
export interface SearchView {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  /** The page below; what is found opens over it. */
  readonly pageHref: string;
  /** The address of the index that the browser searches while somebody types. */
  readonly indexHref: string;
  /** The address that finds PDFs by their words. */
  readonly documentsHref: string;
}
