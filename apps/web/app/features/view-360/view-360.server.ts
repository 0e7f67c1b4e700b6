import { view360Of } from '@vitrine/core/media/view-360';
import type { PanoramaHotspot } from '@vitrine/core/world/action';
import type { Media } from '@vitrine/core/world/media';
import { targetsOf } from '~/page-data/action-links.server.ts';
import type { View360View } from '~/viewers/view-360/view-360-view.ts';
import type { OverlayBuilder, OverlayRequest } from '~/page-data/overlay-builder.server.ts';

/** A 360 view over the whole screen (specification section 3: content types). */
export const buildView360Overlay: OverlayBuilder<'view360'> = ({ id }, request) => {
  const target = targetsOf(request.snapshot).viewer('view360', id);
  if (target?.viewer.kind !== 'view360') return undefined;
  const { media, hotspots } = target.viewer;
  const content = buildView360(media, hotspots, request);
  if (content === undefined) return undefined;
  const picture = pictureOf(content);
  return {
    frame: {
      title: target.title === '' ? request.t('view360__title') : target.title,
      size: 'bare',
    },
    ...(picture && { preview: { picture } }),
    content,
  };
};

/**
 * A 360 view of the media that an editor gave: a panorama, a product spin or a model. Undefined when there is
 * nothing to show. Spots whose target is not there for this visitor are left out.
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
        spots: hotspots.flatMap(({ title, yaw, pitch, action }) => {
          const link = request.link(title, action);
          return link ? [{ yaw, pitch, link }] : [];
        }),
      };
    case 'spin': {
      const [first, ...rest] = view.frames;
      return first && { kind: 'spin', frames: [first, ...rest] };
    }
    case 'model': {
      const poster = media.find(({ mime }) => mime.startsWith('image/'));
      return { kind: 'model', model: view.model, ...(poster && { poster }) };
    }
    default:
      return undefined;
  }
}

function pictureOf(view: View360View): Media | undefined {
  if (view.kind === 'panorama') return view.picture;
  return view.kind === 'spin' ? view.frames[0] : view.poster;
}
