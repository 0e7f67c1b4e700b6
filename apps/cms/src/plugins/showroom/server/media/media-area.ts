import type { MediaPipeline } from '../../../../media-pipeline/index.ts';
import { READ_MEDIA, WORK_AT_MEDIA } from '../../../../contracts/media.ts';
import { forThoseWhoMay } from '../area.ts';
import type { Area } from '../area.ts';
import { mediaController } from './controller.ts';
import { createWaysBack } from './ways-back.ts';

const TRANSITION = '/media/transitions/:uid/:documentId';

/** Shows what becomes of videos, and has ways back made. */
export const mediaArea: Area = {
  services: {
    waysBack: ({ strapi }) => createWaysBack(strapi, () => strapi.get('media-pipeline') as MediaPipeline),
  },
  controllers: { media: mediaController },
  // Below `/showroom`, as MEDIA_PATH has it.
  routes: [
    { method: 'GET', path: '/media/videos', handler: 'media.videos', config: forThoseWhoMay(READ_MEDIA) },
    { method: 'GET', path: '/media/work', handler: 'media.work', config: forThoseWhoMay(READ_MEDIA) },
    {
      method: 'POST',
      path: '/media/again',
      handler: 'media.again',
      config: forThoseWhoMay(WORK_AT_MEDIA),
    },
    { method: 'GET', path: TRANSITION, handler: 'media.transition', config: forThoseWhoMay(READ_MEDIA) },
    {
      method: 'POST',
      path: `${TRANSITION}/way-back`,
      handler: 'media.makeWayBack',
      config: forThoseWhoMay(WORK_AT_MEDIA),
    },
  ],
  actions: [
    { displayName: 'See what becomes of videos', uid: 'media.read' },
    { displayName: 'Have videos looked at again, and ways back made', uid: 'media.work' },
  ],
};
