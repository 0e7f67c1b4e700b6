import type { CodeOverlayView } from './code-view.ts';
import { codeView } from './code-fields.server.ts';
import { locationPath } from '~/page-data/location-view.server.ts';
import type { OverlayBuilder, OverlayDefinition } from '~/page-data/overlay-definition.server.ts';

/**
 * The access code of the world behind a door (specification section 2: "password keyboard modal for protected
 * worlds"). It reveals nothing about that world, not even its name.
 */
const build: OverlayBuilder<'code', CodeOverlayView> = (overlay, request) => {
  const { server, bundle, snapshot, location, t } = request;
  if (server.closedDoors.lockOf(overlay.door) !== 'password') return undefined;
  return {
    frame: { title: t('access__code_enter'), size: 'xm' },
    content: {
      ...codeView({
        door: overlay.door,
        locale: snapshot.locale,
        page: request.hrefTo(overlay),
        query: server.url.searchParams,
      }),
      pageHref: locationPath(bundle, snapshot.locale, location),
    },
  };
};

export const definition: OverlayDefinition<'code', CodeOverlayView> = {
  kind: 'code',
  texts: ['access', 'code', 'problem'],
  build,
};
