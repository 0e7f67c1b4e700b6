import type { MediaPipeline } from '../../../../media-pipeline/index.ts';
import { READ_MEDIA, WORK_AT_MEDIA } from '../../../../contracts/media.ts';
import { requirePermissions } from '../area.ts';
import type { Area } from '../area.ts';
import { mediaController } from './controller.ts';
import { createReverseClipService } from './reverse-clips.ts';

const TRANSITION = '/media/transitions/:uid/:documentId';

/** Shows the processing state of videos, and has clips reversed. */
export const mediaArea: Area = {
  services: {
    reverseClips: ({ strapi }) =>
      createReverseClipService(strapi, () => strapi.get('media-pipeline') as MediaPipeline),
  },
  controllers: { media: mediaController },
  // Paths below `/showroom`, see MEDIA_PATH.
  routes: [
    { method: 'GET', path: '/media/videos', handler: 'media.videos', config: requirePermissions(READ_MEDIA) },
    { method: 'GET', path: '/media/work', handler: 'media.work', config: requirePermissions(READ_MEDIA) },
    {
      method: 'POST',
      path: '/media/again',
      handler: 'media.again',
      config: requirePermissions(WORK_AT_MEDIA),
    },
    { method: 'GET', path: TRANSITION, handler: 'media.transition', config: requirePermissions(READ_MEDIA) },
    {
      method: 'POST',
      path: `${TRANSITION}/reverse-clips`,
      handler: 'media.makeReverseClips',
      config: requirePermissions(WORK_AT_MEDIA),
    },
  ],
  actions: [
    { displayName: 'See what becomes of videos', uid: 'media.read' },
    { displayName: 'Have videos checked again and reversed clips made', uid: 'media.work' },
  ],
};
