import type { Action, PanoramaHotspot } from '../world/action.ts';
import type { ArticleSectionContent } from '../world/content.ts';
import { overlayId } from '../world/ids.ts';
import type { OverlayId } from '../world/ids.ts';
import type { Media } from '../world/media.ts';
import type { PlatformVideo } from '../world/platform-video.ts';

/** A viewer that fills the screen with files, identified in the address by what it shows. */
export type Viewer =
  | { readonly kind: 'pdf'; readonly documents: readonly Media[] }
  | {
      readonly kind: 'media';
      readonly media: readonly Media[];
      readonly platformVideos: readonly PlatformVideo[];
    }
  | {
      readonly kind: 'view360';
      readonly media: readonly Media[];
      readonly hotspots: readonly PanoramaHotspot[];
    }
  | { readonly kind: 'slideshow'; readonly media: readonly Media[] }
  | { readonly kind: 'synced'; readonly media: readonly Media[] };

export type ViewerKind = Viewer['kind'];

/** The viewer that an action opens, if it opens one. */
export function viewerOfAction(action: Action): Viewer | undefined {
  switch (action.kind) {
    case 'openDocuments':
      return { kind: 'pdf', documents: action.documents };
    case 'openMedia':
      return { kind: 'media', media: action.media, platformVideos: action.platformVideos ?? [] };
    case 'openView360':
      return { kind: 'view360', media: action.media, hotspots: action.hotspots ?? [] };
    case 'openSlideshow':
      return { kind: 'slideshow', media: action.media };
    case 'openSyncedImages':
      return { kind: 'synced', media: action.media };
    default:
      return undefined;
  }
}

/** The viewer that a section of an article opens over the whole screen, if it opens one. */
export function viewerOfSection(section: ArticleSectionContent): Viewer | undefined {
  switch (section.kind) {
    case 'pdf':
      return { kind: 'pdf', documents: [section.document] };
    case 'media':
      return { kind: 'media', media: section.media, platformVideos: [] };
    case 'imageGallery':
      return { kind: 'media', media: section.images, platformVideos: [] };
    case 'video':
      return { kind: 'media', media: [section.video], platformVideos: [] };
    case 'platformVideo':
      return { kind: 'media', media: [], platformVideos: [section.video] };
    case 'view360':
      return { kind: 'view360', media: section.media, hotspots: section.hotspots };
    case 'slider': {
      // Slides may share a picture; a slideshow shows each once.
      const pictures = section.slides.flatMap(({ image }) => image ?? []);
      const media = [...new Map(pictures.map((image) => [image.url, image])).values()];
      return media.length === 0 ? undefined : { kind: 'slideshow', media };
    }
    case 'syncedImages':
      return { kind: 'synced', media: section.images };
    default:
      return undefined;
  }
}

/** Whether a viewer has nothing to show. */
export function isEmptyViewer(viewer: Viewer): boolean {
  if (viewer.kind === 'pdf') return viewer.documents.length === 0;
  return viewer.media.length === 0 && (viewer.kind !== 'media' || viewer.platformVideos.length === 0);
}

/**
 * The number of a viewer in addresses: the same files give the same number, in every language that shows
 * them and after every restart (FNV-1a, 32 bits, http://www.isthe.com/chongo/tech/comp/fnv/).
 */
export function viewerId(viewer: Viewer): OverlayId {
  const files = viewer.kind === 'pdf' ? viewer.documents : viewer.media;
  const videos = viewer.kind === 'media' ? viewer.platformVideos : [];
  const hotspots = viewer.kind === 'view360' ? viewer.hotspots : [];
  const name = [
    ...files.map(({ hash, ext }) => `${hash}${ext}`),
    ...videos.map(({ platform, id }) => `${platform} ${id}`),
    ...hotspots.map(({ yaw, pitch }) => `${yaw} ${pitch}`),
  ].join('\n');
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01_00_01_93);
  }
  return overlayId(hash >>> 0);
}
