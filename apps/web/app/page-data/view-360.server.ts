import { isPicture } from '@vitrine/core/media/media-kind';
import { view360Of } from '@vitrine/core/media/view-360';
import type { PanoramaHotspot } from '@vitrine/core/world/action';
import type { Media } from '@vitrine/core/world/media';
import type { View360View } from './view-360-view.ts';
import type { OverlayRequest } from './overlay-definition.server.ts';

/**
 * A 360 view of the editor's media: a panorama, a product spin or a model. Undefined when there is nothing to
 * show. Hotspots whose target does not exist for this visitor are left out.
 */
export function buildView360(
  media: readonly Media[],
  hotspots: readonly PanoramaHotspot[],
  request: Pick<OverlayRequest, 'link'>,
): View360View | undefined {
  const view = view360Of(media);
  switch (view?.kind) {
    case 'panorama':
      return {
        kind: 'panorama',
        picture: view.picture,
        hotspots: hotspots.flatMap(({ title, yaw, pitch, action }) => {
          const link = request.link(title, action);
          return link ? [{ yaw, pitch, link }] : [];
        }),
      };
    case 'spin': {
      const [first, ...rest] = view.frames;
      return first && { kind: 'spin', frames: [first, ...rest] };
    }
    case 'model': {
      const poster = media.find(isPicture);
      return { kind: 'model', model: view.model, ...(poster && { poster }) };
    }
    default:
      return undefined;
  }
}
