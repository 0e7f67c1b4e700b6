import { revalidateUrls } from '../../../../environment/revalidate-urls.ts';
import { revalidationSecret } from '../../../../revalidation/secret.ts';
import { READ_DOCTOR } from '../../contracts/doctor.ts';
import { requirePermissions } from '../area.ts';
import type { Area } from '../area.ts';
import { askForWaiting } from './ask-showroom.ts';

/** Shows on the home page which contact requests the showroom still holds. */
export const requestsArea: Area = {
  controllers: {
    requests: () => ({
      async waiting(ctx) {
        ctx.body = { data: await askForWaiting({ announced: revalidateUrls(), secret: revalidationSecret }) };
      },
    }),
  },
  // Below `/showroom`, as WAITING_REQUESTS_PATH has it. It says how well the showroom is, as the doctor does.
  routes: [
    {
      method: 'GET',
      path: '/waiting-requests',
      handler: 'requests.waiting',
      config: requirePermissions(READ_DOCTOR),
    },
  ],
};
