import type { Core } from '@strapi/strapi';
import { SHARE_PREVIEW } from '../../contracts/preview.ts';
import { requirePermissions } from '../area.ts';
import type { Area } from '../area.ts';
import { commentType } from './comment-type.ts';
import { createComments } from './comments.ts';
import type { Comments } from './comments.ts';
import { commentsController } from './controller.ts';
import { guestCommentsController } from './guest-controller.ts';

/** Milliseconds between two looks for comments that are too old. */
const LOOK_EVERY = 60 * 60 * 1_000;

const mayShare = requirePermissions(SHARE_PREVIEW);

let timer: NodeJS.Timeout | undefined;

/** What people with a shared link write about the drafts that they see. */
export const commentsArea: Area = {
  services: { comments: ({ strapi }) => createComments(strapi) },
  controllers: { comments: commentsController, guestComments: guestCommentsController },
  contentTypes: { comment: commentType },
  // Paths below `/showroom`, see COMMENTS_PATH.
  routes: [
    { method: 'GET', path: '/comments', handler: 'comments.find', config: mayShare },
    { method: 'GET', path: '/comments/open', handler: 'comments.open', config: mayShare },
    { method: 'PUT', path: '/comments/:id', handler: 'comments.change', config: mayShare },
    { method: 'DELETE', path: '/comments/:id', handler: 'comments.remove', config: mayShare },
  ],
  // The controller checks the web server's secret.
  serverRoutes: [
    { method: 'GET', path: '/comments', handler: 'guestComments.find', config: { auth: false } },
    { method: 'POST', path: '/comments', handler: 'guestComments.add', config: { auth: false } },
  ],

  bootstrap({ strapi }) {
    void forget(strapi);
    timer = setInterval(() => void forget(strapi), LOOK_EVERY);
    timer.unref();
  },

  destroy() {
    clearInterval(timer);
  },
};

async function forget(strapi: Core.Strapi): Promise<void> {
  const comments: Comments = strapi.plugin('showroom').service('comments');
  try {
    await comments.forget();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    strapi.log.warn(`Old comments could not be deleted; the next attempt is in an hour: ${reason}`);
  }
}
