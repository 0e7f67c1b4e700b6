import { USE_REVIEWS } from '../../contracts/reviews.ts';
import { requirePermissions } from '../area.ts';
import type { AdminRoute, Area } from '../area.ts';
import { reviewsController } from './controller.ts';
import { reviewType } from './review-type.ts';
import { createReviews } from './reviews.ts';
import { settleReviews } from './settle-reviews.ts';

/** Lets those who may not publish ask for a review, and those who may answer. */
export const reviewsArea: Area = {
  services: { reviews: ({ strapi }) => createReviews(strapi) },
  controllers: { reviews: reviewsController },
  contentTypes: { review: reviewType },
  // Paths below `/showroom`, see REVIEWS_PATH.
  routes: [
    route('GET', '', 'find'),
    route('GET', '/entries/:uid/:documentId', 'findOfEntry'),
    route('POST', '/entries/:uid/:documentId', 'ask'),
    route('DELETE', '/:id', 'takeBack'),
    route('POST', '/:id/publish', 'publish'),
    route('POST', '/:id/send-back', 'sendBack'),
  ],
  actions: [{ displayName: 'Ask for reviews and see them', uid: 'reviews.use' }],

  register({ strapi }) {
    settleReviews(strapi);
  },
};

function route(method: AdminRoute['method'], path: string, action: string): AdminRoute {
  return {
    method,
    path: `/reviews${path}`,
    handler: `reviews.${action}`,
    config: requirePermissions(USE_REVIEWS),
  };
}
