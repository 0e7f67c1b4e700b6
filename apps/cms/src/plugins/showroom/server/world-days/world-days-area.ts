import { READ_VERSIONS } from '../../contracts/versions.ts';
import { requirePermissions } from '../area.ts';
import type { Area } from '../area.ts';
import { worldDaysController } from './controller.ts';

/** Shows a whole world as it was on a day, and brings it back as drafts. */
export const worldDaysArea: Area = {
  controllers: { worldDays: worldDaysController },
  // Paths below `/showroom`, see WORLD_DAYS_PATH. What is done to an entry needs the permissions for it as well.
  routes: [
    {
      method: 'GET',
      path: '/world-days',
      handler: 'worldDays.worlds',
      config: requirePermissions(READ_VERSIONS),
    },
    {
      method: 'GET',
      path: '/world-days/:world',
      handler: 'worldDays.find',
      config: requirePermissions(READ_VERSIONS),
    },
    {
      method: 'POST',
      path: '/world-days/:world/restore',
      handler: 'worldDays.restore',
      config: requirePermissions(READ_VERSIONS),
    },
  ],
};
