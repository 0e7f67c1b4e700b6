import { DELETE_WORLD, DUPLICATE_WORLD, PUBLISH_WORLD, READ_WORLDS } from '../../contracts/worlds.ts';
import { requirePermissions } from '../area.ts';
import type { Area } from '../area.ts';
import { worldsController } from './controller.ts';
import { createWorlds } from './worlds.ts';

/** Copies, publishes, takes back and deletes whole worlds. */
export const worldsArea: Area = {
  services: { worlds: ({ strapi }) => createWorlds(strapi) },
  controllers: { worlds: worldsController },
  // Below `/showroom`, as WORLDS_PATH has it.
  routes: [
    { method: 'GET', path: '/worlds', handler: 'worlds.find', config: requirePermissions(READ_WORLDS) },
    {
      method: 'GET',
      path: '/worlds/:documentId/plan',
      handler: 'worlds.plan',
      config: requirePermissions(READ_WORLDS),
    },
    {
      method: 'POST',
      path: '/worlds/:documentId/duplicate',
      handler: 'worlds.duplicate',
      config: requirePermissions(DUPLICATE_WORLD),
    },
    {
      method: 'POST',
      path: '/worlds/:documentId/publish',
      handler: 'worlds.publish',
      config: requirePermissions(PUBLISH_WORLD),
    },
    {
      method: 'POST',
      path: '/worlds/:documentId/unpublish',
      handler: 'worlds.unpublish',
      config: requirePermissions(PUBLISH_WORLD),
    },
    {
      method: 'POST',
      path: '/worlds/:documentId/delete',
      handler: 'worlds.remove',
      config: requirePermissions(DELETE_WORLD),
    },
  ],
  actions: [
    { displayName: 'See the worlds', uid: 'worlds.read' },
    { displayName: 'Duplicate a world', uid: 'worlds.duplicate' },
    { displayName: 'Publish and unpublish a whole world', uid: 'worlds.publish' },
    { displayName: 'Delete a whole world', uid: 'worlds.delete' },
  ],
};
