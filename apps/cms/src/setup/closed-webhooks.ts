import type { Core } from '@strapi/strapi';

interface Route {
  readonly path: string;
}

/** The panel's routes for changing webhooks, and for testing one. */
function isOfWebhooks({ path }: Route): boolean {
  return path === '/webhooks' || path.startsWith('/webhooks/');
}

interface Action {
  readonly uid: string;
  readonly pluginName?: string;
}

interface Webhook {
  readonly name: string;
}

/**
 * Switches Strapi's webhooks off: they call any address with any headers, including those of the server's own
 * network, and show the response. The showroom is notified of changes by `revalidation/announce-changes.ts`, which
 * calls the addresses that the operator has set.
 *
 * The panel's routes are removed, and the permissions (so that the settings do not offer webhooks), and existing
 * webhooks are not called any more.
 *
 * Call it while Strapi registers its parts.
 */
export function closeWebhooks(strapi: Core.Strapi): void {
  const { admin } = strapi.admin.routes as unknown as Readonly<
    Record<string, { routes: readonly Route[] } | undefined>
  >;
  if (admin === undefined) throw new Error('Strapi has no calls of the panel any more.');
  admin.routes = admin.routes.filter((route) => !isOfWebhooks(route));

  const { actionProvider } = strapi.service('admin::permission') as {
    actionProvider: { registerMany: (actions: readonly Action[]) => Promise<unknown> };
  };
  const registerMany = actionProvider.registerMany.bind(actionProvider);
  actionProvider.registerMany = (actions) =>
    registerMany(
      actions.filter(({ uid, pluginName }) => !(pluginName === 'admin' && uid.startsWith('webhooks.'))),
    );

  const runner = strapi.get('webhookRunner') as { add: (webhook: Webhook) => void };
  runner.add = ({ name }) => {
    strapi.log.warn(`The webhook “${name}” is not called: Vitrine has none.`);
  };
}
