import { guardFirstAdministrator } from '../src/setup/first-administrator.ts';
import { bootStrapi } from './boot.ts';

/**
 * Runs the CMS: `node scripts/start.ts`. It prints one line of JSON with its address when it answers and ends
 * on SIGTERM or SIGINT (Strapi closes its server and database on those).
 */
async function start(): Promise<void> {
  // The process that started it, where there is one, is gone. Strapi closes in order on this signal.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  const startedAt = performance.now();
  const strapi = await bootStrapi({ isAdminServed: process.env['SERVE_ADMIN'] !== 'false' });
  const account = await guardFirstAdministrator(strapi);
  if (account !== undefined) {
    console.log(`The first administrator is in ${account}. Log in, change the password, delete the file.`);
  }
  await strapi.listen();
  const address = strapi.server.httpServer.address();
  const port = typeof address === 'object' && address !== null ? address.port : undefined;
  const host = String(strapi.config.get('server.host'));
  const seconds = Number(((performance.now() - startedAt) / 1000).toFixed(1));
  console.log(JSON.stringify({ event: 'cms-ready', url: `http://${host}:${port}`, seconds }));
}

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
