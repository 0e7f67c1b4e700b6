import { isPicture } from '@vitrine/core/media/media-kind';
import type { SyncedView } from './synced-view.ts';
import { targetsOf } from '~/page-data/action-links.server.ts';
import type { OverlayBuilder, OverlayDefinition } from '~/page-data/overlay-definition.server.ts';

/** Pictures of one view that zoom and pan together (docs/design/unspecified.md). */
const build: OverlayBuilder<'synced', SyncedView> = ({ id }, request) => {
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

export const definition: OverlayDefinition<'synced', SyncedView> = {
  kind: 'synced',
  texts: ['media'],
  build,
};
