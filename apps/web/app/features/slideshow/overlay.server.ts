import { isVideo } from '@vitrine/core/media/media-kind';
import { isPicture } from '@vitrine/core/media/media-kind';
import type { SlideshowView } from './slideshow-view.ts';
import { targetsOf } from '~/page-data/action-links.server.ts';
import { itemMaker, startOf } from '~/page-data/media-items.server.ts';
import type { OverlayBuilder, OverlayDefinition } from '~/page-data/overlay-definition.server.ts';

/** Pictures and videos that follow each other as the settings of the content slider define. */
const build: OverlayBuilder<'slideshow', SlideshowView> = (overlay, request) => {
  const target = targetsOf(request.snapshot).viewer('slideshow', overlay.id);
  if (target?.viewer.kind !== 'slideshow') return undefined;
  const { interval, autoplay } = request.snapshot.settings.contentSlider;
  const withHref = itemMaker(overlay, request);
  const items = target.viewer.media
    .filter((media) => isPicture(media) || isVideo(media))
    .map((media, index) => ({
      href: withHref(index),
      kind: isPicture(media) ? ('picture' as const) : ('video' as const),
      media,
      caption: media.title ?? '',
    }));
  const start = startOf(overlay, items.length);
  const shown = items[start];
  return {
    frame: { title: target.title, size: 'bare' },
    preview: { ...(shown?.kind === 'picture' && { picture: shown.media }) },
    content: { items, start, interval, isAutomatic: autoplay },
  };
};

export const definition: OverlayDefinition<'slideshow', SlideshowView> = {
  kind: 'slideshow',
  texts: ['media'],
  build,
};
