import { hostOfLink, isEmbedAllowed } from '@vitrine/core/links/embed-host';
import { normaliseLink } from '@vitrine/core/links/link';
import { targetsOf } from '~/page-data/action-links.server.ts';
import type { OverlayBuilder } from '~/page-data/overlay-builder.server.ts';

/** A frame of another site over the whole screen. A mail address or a number cannot be framed. */
export const buildIframe: OverlayBuilder<'iframe'> = ({ id }, { snapshot }) => {
  const target = targetsOf(snapshot).iframe(id);
  const url = normaliseLink(target?.url ?? '');
  const host = hostOfLink(url ?? '');
  if (target === undefined || url === undefined || host === undefined) return undefined;
  const title = target.title === '' ? host : target.title;
  return {
    frame: { title, size: 'bare' },
    content: { url, title, isAllowed: isEmbedAllowed(url, snapshot.settings.embedHosts) },
  };
};
