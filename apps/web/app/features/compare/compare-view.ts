import type { ComparedRow } from '@vitrine/core/articles/compare';
import type { ClientMedia } from '@vitrine/core/world/media';

/** One of the two articles. */
export interface ComparedArticle {
  readonly title: string;
  /** Opens it. */
  readonly href: string;
  readonly cover?: ClientMedia;
}

/** Two articles side by side. */
export interface CompareView {
  readonly articles: readonly [ComparedArticle, ComparedArticle];
  /** Empty: their tables have nothing to say. */
  readonly rows: readonly ComparedRow[];
  /** What the left one can be compared with instead. */
  readonly others: readonly { readonly title: string; readonly href: string }[];
  readonly shareHref: string;
}
