import type { IframeView } from './iframe-view.ts';
import { toClientMedia } from '@vitrine/core/media/client-media';
import { hostOfLink, isEmbedAllowed } from '@vitrine/core/links/embed-host';
import { normaliseLink } from '@vitrine/core/links/link';
import { targetsOf } from '~/page-data/action-links.server.ts';
import type { OverlayBuilder, OverlayDefinition } from '~/page-data/overlay-definition.server.ts';

/** A frame of another site over the whole screen. A mail address or a number cannot be framed. */
const build: OverlayBuilder<'iframe', IframeView> = ({ id }, { snapshot }) => {
  const target = targetsOf(snapshot).iframe(id);
  const url = normaliseLink(target?.url ?? '');
  const host = hostOfLink(url ?? '');
  if (target === undefined || url === undefined || host === undefined) return undefined;
  const title = target.title === '' ? host : target.title;
  return {
    frame: { title, size: 'bare' },
    content: {
      url,
      title,
      isAllowed: isEmbedAllowed(url, snapshot.settings.embedHosts),
      ...(target.picture && { picture: toClientMedia(target.picture) }),
    },
  };
};

export const definition: OverlayDefinition<'iframe', IframeView> = {
  kind: 'iframe',
  texts: ['iframe'],
  build,
};
