import type { Core } from '@strapi/strapi';

interface Route {
  readonly path: string;
}

/** What the panel calls to change webhooks, and to try one out. */
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
 * Switches Strapi's webhooks off: they call any address with any headers, those of the server's own network included,
 * and say what it answered. The showroom is notified of changes by `revalidation/announce-changes.ts`, which calls
 * what the operator has named.
 *
 * The calls of the panel go, the rights go (so that the settings offer nothing that is not there), and what was set up
 * before is not called any more.
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
    strapi.log.warn(`The webhook «${name}» is not called: Vitrine has none.`);
  };
}
