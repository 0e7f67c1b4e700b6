import type { SearchHit } from '@vitrine/core/search/search-entry';

/** The search as the page shows it: the server has already answered the address's query. */
export interface SearchView {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  /** What is spelt alike, where nothing was found. */
  readonly near: readonly SearchHit[];
  /** What is shown while the field is empty. */
  readonly popular: readonly SearchHit[];
  /** Each leads to its own search. */
  readonly topics: readonly { readonly title: string; readonly href: string }[];
  /** Opens the contact form; what is searched for becomes its subject. */
  readonly contactHref: string;
  /** The page below; hits open over it. */
  readonly pageHref: string;
  /** The address of the index that the browser searches while the visitor types. */
  readonly indexHref: string;
  /** The address that searches what the browser does not have. */
  readonly documentsHref: string;
}
