import { isPicture } from '@vitrine/core/media/media-kind';
import type { Action } from '@vitrine/core/world/action';
import type { Article } from '@vitrine/core/world/content';
import type { Media } from '@vitrine/core/world/media';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { indexOf } from './snapshot-index.server.ts';

/** The picture that an action is shown with: its article's, or the first one of its files. */
export function coverOfAction(snapshot: Snapshot, action: Action): Media | undefined {
  if (action.kind === 'openArticle') {
    const article = indexOf(snapshot).articles.get(action.article);
    return article && coverOfArticle(article);
  }
  return 'media' in action ? action.media.find(isPicture) : undefined;
}

/** The picture that an article is shown with: its cover, or the first one in it. */
export function coverOfArticle({ cover, sections }: Article): Media | undefined {
  if (cover !== undefined) return cover;
  return sections
    .flatMap((section): readonly (Media | undefined)[] => {
      if (section.kind === 'media') return section.media;
      if (section.kind === 'imageGallery' || section.kind === 'syncedImages') return section.images;
      if (section.kind === 'slider') return section.slides.map(({ image }) => image);
      return section.kind === 'video' || section.kind === 'platformVideo' ? [section.poster] : [];
    })
    .find(isPicture);
}
