import type { Media, OverlayId } from '@vitrine/core';

/** A part of an article as the page shows it. `html` is rendered and made safe on the server. */
export type ArticleSectionView =
  | { readonly kind: 'text'; readonly title: string; readonly html: string }
  | { readonly kind: 'media'; readonly title: string; readonly media: readonly Media[] };

/** An article as the page shows it. */
export interface ArticleView {
  readonly id: OverlayId;
  readonly title: string;
  readonly summary: string;
  readonly cover?: Media;
  readonly tags: readonly string[];
  readonly sections: readonly ArticleSectionView[];
}
