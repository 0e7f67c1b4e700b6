import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { createClients } from '../http/client-address.ts';
import { createRouterRender } from '../pages/router-render.ts';
import { assembleServer } from './assemble.ts';
import { createHttpServer, listen } from './listen.ts';
import type { RequestStep } from './listen.ts';
import { endOnSignal, keepFilesPrivate, loadEnv, runStart, startProcess } from './run.ts';

const WEB_APP = fileURLToPath(new URL('../..', import.meta.url));

/** Serves the web app from its sources with hot reload, through the same server: `npm run dev`. */
export function startDevelopment(): Promise<void> {
  return runStart(async () => {
    const env = loadEnv();
    keepFilesPrivate(env);
    const { logger, ending, ...health } = startProcess(env.logLevel);
    let vite: Awaited<ReturnType<typeof createServer>> | undefined;
    const before: RequestStep = (incoming, outgoing, next) =>
      vite ? vite.middlewares(incoming, outgoing, next) : next();

    const loadBuild = async (): Promise<ServerBuild> => {
      if (!vite) throw new Error('The development server has not started yet.');
      return (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
    };
    const { fetch, stop } = await assembleServer({
      env,
      logger,
      render: createRouterRender(loadBuild, { mode: 'development', logger }),
      assets: new Map(),
      // The development server adds styles itself.
      stylesOf: () => [],
      buildVersion: 'development',
      isDevelopment: true,
      ...health,
    });
    const server = createHttpServer(fetch, { clients: createClients(env.trustedProxies), before });
    vite = await createServer({
      root: WEB_APP,
      appType: 'custom',
      server: { middlewareMode: true, hmr: { server } },
    });
    const { port, close } = await listen(server, env.port, env.host);
    endOnSignal({ close, logger, ending, stop: () => Promise.all([stop(), vite?.close()]) });
    logger.info({ port, address: `http://localhost:${port}` }, 'The showroom is open for development.');
  });
}
