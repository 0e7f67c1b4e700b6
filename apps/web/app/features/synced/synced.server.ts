import { targetsOf } from '~/page-data/action-links.server.ts';
import { isPicture } from '~/page-data/pictures.server.ts';
import type { OverlayBuilder } from '~/page-data/overlay-builder.server.ts';

/** Pictures of one view that zoom and pan together (DESIGN: synced images). */
export const buildSynced: OverlayBuilder<'synced'> = ({ id }, request) => {
  const target = targetsOf(request.snapshot).viewer('synced', id);
  if (target?.viewer.kind !== 'synced') return undefined;
  const images = target.viewer.media.filter((media) => isPicture(media));
  const [picture] = images;
  return {
    frame: { title: target.title, size: 'bare' },
    preview: { ...(picture && { picture }) },
    content: { images },
  };
};
