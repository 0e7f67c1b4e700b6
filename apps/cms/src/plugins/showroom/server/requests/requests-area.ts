import { revalidateUrls } from '../../../../environment/revalidate-urls.ts';
import { revalidationSecret } from '../../../../revalidation/secret.ts';
import { READ_DOCTOR } from '../../contracts/doctor.ts';
import { requirePermissions } from '../area.ts';
import type { Area } from '../area.ts';
import { askForWaiting } from './ask-showroom.ts';

/** Shows on the home page which contact requests are still in the showroom's outbox. */
export const requestsArea: Area = {
  controllers: {
    requests: () => ({
      async waiting(ctx) {
        ctx.body = { data: await askForWaiting({ announced: revalidateUrls(), secret: revalidationSecret }) };
      },
    }),
  },
  // Paths below `/showroom`, see WAITING_REQUESTS_PATH. It needs the doctor's permission, because it reports
  // the showroom's health too.
  routes: [
    {
      method: 'GET',
      path: '/waiting-requests',
      handler: 'requests.waiting',
      config: requirePermissions(READ_DOCTOR),
    },
  ],
};
