import { formatHomePath } from '@vitrine/core/links/path';
import { redirect } from 'react-router';
import type { MiddlewareFunction } from 'react-router';
import { serverContext } from '~/contract/server-context.ts';
import { canEnterLocation } from './access.ts';
import { languageContext } from './language.ts';
import { addressContext } from './world.ts';

/**
 * Guard 1, check-access: "redirects to the index if the current location is not accessible" (specification section
 * 2). The index's own location would redirect here again, so it is answered as closed.
 */
export const checkAccessGuard: MiddlewareFunction<Response> = ({ context }, next) => {
  const server = context.get(serverContext);
  const address = context.get(addressContext);
  if (address.kind === 'location') {
    if (canEnterLocation(server, address)) return next();
    if (address.world.start === address.location.payloadId) {
      context.set(addressContext, { kind: 'closed', world: address.world.slug, lock: undefined });
      return next();
    }
  } else if (address.kind !== 'closedLocation') {
    return next();
  }
  const { locale } = context.get(languageContext);
  throw redirect(formatHomePath({ locale, defaultLocale: server.bundle.defaultLocale }));
};
