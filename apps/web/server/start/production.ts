import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createClients } from '../http/client-address.ts';
import { loadAssets } from '../pages/assets.ts';
import { readChunkStyles } from '../pages/chunk-styles.ts';
import { createRouterRender } from '../pages/router-render.ts';
import { assembleServer } from './assemble.ts';
import { createHttpServer, listen } from './listen.ts';
import { endOnSignal, keepFilesPrivate, loadEnv, runStart, StartError, startProcess } from './run.ts';

const BUILD = fileURLToPath(new URL('../../build', import.meta.url));

async function loadBuild(): Promise<ServerBuild> {
  const file = `${BUILD}/server/index.js`;
  if (!existsSync(file)) throw new StartError('The web app is not built yet. Run `npm run build` first.');
  return (await import(pathToFileURL(file).href)) as ServerBuild;
}

/** Serves the built web app: `npm run serve`. */
export function startProduction(): Promise<void> {
  return runStart(async () => {
    const env = loadEnv();
    keepFilesPrivate(env);
    const { logger, ending, ...health } = startProcess(env.logLevel);
    const [build, assets, stylesOf] = await Promise.all([
      loadBuild(),
      loadAssets(`${BUILD}/client`),
      readChunkStyles(`${BUILD}/client`),
    ]);
    const { fetch, stop } = await assembleServer({
      env,
      logger,
      render: createRouterRender(() => build, { mode: 'production', logger }),
      assets,
      stylesOf,
      buildVersion: build.assets.version,
      isDevelopment: false,
      ...health,
    });
    const server = createHttpServer(fetch, { clients: createClients(env.trustedProxies), hsts: env.hsts });
    const { port, close } = await listen(server, env.port, env.host);
    endOnSignal({ close, logger, ending, stop });
    logger.info({ port, address: env.publicUrl ?? `http://localhost:${port}` }, 'The showroom is open.');
  });
}
