import { ERASE_PRIVACY, READ_PRIVACY } from '../../contracts/privacy.ts';
import { requirePermissions } from '../area.ts';
import type { Area } from '../area.ts';
import { privacyController } from './controller.ts';
import { keepRequestsFor, keptRequestDays } from './retention.ts';

let stopKeeping: (() => void) | undefined;

/** Finds, exports and erases what is kept of one person, and deletes contact requests when their time is over. */
export const privacyArea: Area = {
  controllers: { privacy: privacyController },
  // Below `/showroom`, as PRIVACY_PATH has it.
  routes: [
    {
      method: 'GET',
      path: '/privacy',
      handler: 'privacy.overview',
      config: requirePermissions(READ_PRIVACY),
    },
    {
      method: 'POST',
      path: '/privacy/find',
      handler: 'privacy.find',
      config: requirePermissions(READ_PRIVACY),
    },
    {
      method: 'POST',
      path: '/privacy/export',
      handler: 'privacy.export',
      config: requirePermissions(READ_PRIVACY),
    },
    {
      method: 'POST',
      path: '/privacy/erase',
      handler: 'privacy.erase',
      config: requirePermissions(READ_PRIVACY, ERASE_PRIVACY),
    },
  ],
  actions: [
    { displayName: 'Find and export personal data', uid: 'privacy.read' },
    { displayName: 'Erase personal data', uid: 'privacy.erase' },
  ],

  register() {
    // A wrong setting is told at the start, not when the first request is a year old.
    keptRequestDays();
  },

  bootstrap({ strapi }) {
    stopKeeping = keepRequestsFor(strapi, keptRequestDays());
  },

  destroy() {
    stopKeeping?.();
  },
};
