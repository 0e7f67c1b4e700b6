import { ERASE_PRIVACY, READ_PRIVACY } from '../../contracts/privacy.ts';
import { requirePermissions } from '../area.ts';
import type { Area } from '../area.ts';
import { privacyController } from './controller.ts';
import { keepRequestsFor, keptRequestDays } from './retention.ts';

let stopKeeping: (() => void) | undefined;

/** Finds, exports and erases the data of one person, and deletes contact requests after their retention period. */
export const privacyArea: Area = {
  controllers: { privacy: privacyController },
  // Paths below `/showroom`, see PRIVACY_PATH.
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
    // An invalid setting fails the start, not the first deletion.
    keptRequestDays();
  },

  bootstrap({ strapi }) {
    stopKeeping = keepRequestsFor(strapi, keptRequestDays());
  },

  destroy() {
    stopKeeping?.();
  },
};
