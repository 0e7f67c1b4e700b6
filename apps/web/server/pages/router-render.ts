import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { ServerBuild } from 'react-router';
import type { serverContext } from '../../app/contract/server-context.ts';
import type { ServerLogger } from '../process/logger.ts';
import type { RenderPage } from './pages.ts';

type ContextKey = typeof serverContext;

function contextKeyOf(build: ServerBuild): ContextKey {
  const key = (build.entry.module as { readonly serverContext?: ContextKey }).serverContext;
  if (!key) throw new Error('The web app was built without its server context. Run `npm run build` again.');
  return key;
}

/**
 * Renders pages with React Router.
 *
 * @param loadBuild returns the server build: the same object in production, a fresh one after each change in
 * development.
 */
export function createRouterRender(
  loadBuild: () => ServerBuild | Promise<ServerBuild>,
  options: { readonly mode: 'production' | 'development'; readonly logger: ServerLogger },
): RenderPage {
  const handleError = (error: unknown, { request }: { readonly request: Request }): void => {
    if (request.signal.aborted) return;
    options.logger.error({ err: error, path: new URL(request.url).pathname }, 'A page met an error.');
  };
  const withLogging = (build: ServerBuild): ServerBuild => ({
    ...build,
    entry: { ...build.entry, module: { ...build.entry.module, handleError } },
  });

  let known:
    | { readonly build: ServerBuild; readonly handle: ReturnType<typeof createRequestHandler> }
    | undefined;
  return async (request, context) => {
    const build = await loadBuild();
    if (known?.build !== build)
      known = { build, handle: createRequestHandler(withLogging(build), options.mode) };
    const provider = new RouterContextProvider();
    provider.set(contextKeyOf(build), context);
    return known.handle(request, provider);
  };
}
