import type { ServerContext } from '~/contract/server-context.ts';
import { languageOfPath, resolveAddress } from '~/page-data/resolved-address.server.ts';
import { buildPageData } from '../page-data.server.ts';
import type { PageData } from '../page-data.ts';

/**
 * What the page of a request shows to a visitor who may enter every world.
 *
 * @throws Error if its address redirects.
 */
export function pageDataOf(server: ServerContext): PageData {
  const { bundle, url } = server;
  const language = languageOfPath(bundle, url.pathname, new Map());
  const address = resolveAddress({ ...server, language, canEnterWorld: () => true });
  if (address.kind === 'redirect') throw new Error(`${url.pathname} redirects to ${address.href}.`);
  return buildPageData({ server, language, address, query: url.searchParams });
}
