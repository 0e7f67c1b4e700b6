import { toClientMedia } from '@vitrine/core/media/client-media';
import type { CodeOverlayView } from './code-view.ts';
import { codeView } from './code-fields.server.ts';
import { locationPath } from '~/page-data/location-view.server.ts';
import type { OverlayBuilder, OverlayDefinition } from '~/page-data/overlay-definition.server.ts';

/**
 * The access code of the world behind a door (specification section 2: "password keyboard modal for protected
 * worlds"). It reveals nothing about that world, not even its name: what it says of the other side is what the hotspot
 * of this location says that leads there, which the visitor has in front of them.
 */
const build: OverlayBuilder<'code', CodeOverlayView> = (overlay, request) => {
  const { server, bundle, snapshot, location, t } = request;
  if (server.closedDoors.lockOf(overlay.door) !== 'password') return undefined;
  const leading = location.hotspots.find(
    ({ action }) => action.kind === 'openDoor' && action.door.id === overlay.door,
  );
  const picture = leading?.backgroundImage;
  return {
    frame: {
      title: t('access__code_enter'),
      size: 'xm',
      ...(leading && leading.title !== '' && { eyebrow: leading.title }),
    },
    content: {
      ...codeView({
        door: overlay.door,
        locale: snapshot.locale,
        page: request.hrefTo(overlay),
        query: server.url.searchParams,
      }),
      pageHref: locationPath(bundle, snapshot.locale, location),
      ...(picture?.mime.startsWith('image/') && { behind: toClientMedia(picture) }),
    },
  };
};

export const definition: OverlayDefinition<'code', CodeOverlayView> = {
  kind: 'code',
  texts: ['access', 'code', 'problem'],
  build,
};
