import { dataFolder } from '../src/environment/data-folder.ts';
import { listeningAddress } from '../src/environment/listening-address.ts';
import { secrets } from '../src/environment/secrets.ts';

/**
 * Milliseconds that a request may take to arrive whole; Node's own five minutes cut large uploads off. The
 * largest file of 1 GB has an hour on a line of 2.4 Mbit/s. Headers still have Node's own minute.
 */
const REQUEST_TIMEOUT = 60 * 60 * 1000;

export default () => ({
  ...listeningAddress(),
  ...(process.env['CMS_PUBLIC_URL'] ? { url: process.env['CMS_PUBLIC_URL'] } : {}),
  http: { serverOptions: { requestTimeout: REQUEST_TIMEOUT } },
  app: { keys: secrets().APP_KEYS.split(',') },
  dirs: { public: dataFolder().publicFiles },
  logger: {
    updates: { enabled: false },
    startup: { enabled: false },
    config: { level: process.env['CMS_LOG_LEVEL'] || 'warn' },
  },
  transfer: { remote: { enabled: false } },
});
