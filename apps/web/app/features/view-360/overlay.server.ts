import type { ClientMedia } from '@vitrine/core/world/media';
import { targetsOf } from '~/page-data/action-links.server.ts';
import { buildView360 } from '~/page-data/view-360.server.ts';
import type { View360View } from '~/page-data/view-360-view.ts';
import type { OverlayBuilder, OverlayDefinition } from '~/page-data/overlay-definition.server.ts';

/** A 360 view over the whole screen (specification section 3: content types). */
const build: OverlayBuilder<'view360', View360View> = ({ id }, request) => {
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

export const definition: OverlayDefinition<'view360', View360View> = {
  kind: 'view360',
  texts: ['view360'],
  build,
};

function pictureOf(view: View360View): ClientMedia | undefined {
  if (view.kind === 'panorama') return view.picture;
  return view.kind === 'spin' ? view.frames[0] : view.poster;
}
