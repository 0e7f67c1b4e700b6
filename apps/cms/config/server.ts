import { dataFolder } from '../src/environment/data-folder.ts';
import { secrets } from '../src/environment/secrets.ts';

export default () => ({
  host: process.env['CMS_HOST'] ?? process.env['HOST'] ?? '127.0.0.1',
  port: Number(process.env['CMS_PORT'] ?? process.env['PORT'] ?? 1337),
  ...(process.env['CMS_PUBLIC_URL'] ? { url: process.env['CMS_PUBLIC_URL'] } : {}),
  app: { keys: secrets().APP_KEYS.split(',') },
  dirs: { public: dataFolder().publicFiles },
  logger: {
    updates: { enabled: false },
    startup: { enabled: false },
    config: { level: process.env['CMS_LOG_LEVEL'] ?? 'warn' },
  },
  transfer: { remote: { enabled: false } },
});
