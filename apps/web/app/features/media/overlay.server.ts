import { isPicture, isVideo } from '@vitrine/core/media/media-kind';
import type { MediaView } from './media-view.ts';
import type { PlatformVideo } from '@vitrine/core/world/platform-video';
import type { Media } from '@vitrine/core/world/media';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { targetsOf } from '~/page-data/action-links.server.ts';
import type { LightboxItem } from '~/viewers/lightbox/lightbox-item.ts';
import type { OverlayBuilder, OverlayDefinition } from '~/page-data/overlay-definition.server.ts';
import { videoExtras } from '~/page-data/video-extras.server.ts';
import { itemMaker, startOf } from '~/page-data/media-items.server.ts';

/**
 * Pictures and videos over the whole screen: one by itself, several in the lightbox (specification section 2,
 * Overlays). Other files are left out.
 */
const build: OverlayBuilder<'media', MediaView> = (overlay, request) => {
  const target = targetsOf(request.snapshot).viewer('media', overlay.id);
  if (target?.viewer.kind !== 'media') return undefined;
  const files: readonly (Media | PlatformVideo)[] = [...target.viewer.media, ...target.viewer.platformVideos];
  const withHref = itemMaker(overlay, request);
  const items = files
    .flatMap((file) => unaddressed(file, target.title, request.snapshot))
    .map((item, index): LightboxItem => Object.assign(item, { href: withHref(index) }));
  const start = startOf(overlay, items.length);
  const shown = items[start];
  return {
    frame: { title: target.title, size: 'bare' },
    preview: { ...(shown?.kind === 'picture' && { picture: shown.media }) },
    content: { items, start },
  };
};

export const definition: OverlayDefinition<'media', MediaView> = { kind: 'media', texts: ['media'], build };

/** An item whose address is not known yet. */
type Unaddressed<Item> = Item extends unknown ? Omit<Item, 'href'> : never;

function unaddressed(
  file: Media | PlatformVideo,
  title: string,
  snapshot: Snapshot,
): readonly Unaddressed<LightboxItem>[] {
  if ('platform' in file) return [{ kind: 'platformVideo', video: file, caption: title }];
  const caption = file.title ?? '';
  if (isPicture(file)) return [{ kind: 'picture', media: file, caption }];
  return isVideo(file) ? [{ kind: 'video', media: file, caption, ...videoExtras(snapshot, file) }] : [];
}
