import { formatHomePath } from '@vitrine/core/links/path';
import { normaliseLink } from '@vitrine/core/links/link';
import { pageLink } from '@vitrine/core/links/page-link';
import type { ServerContext } from '~/contract/server-context.ts';
import type { LoginGiven } from '~/features/login/use-login.ts';
import { canEnterWorld } from '~/guards/access.ts';
import type { Translate } from '~/i18n/translations.tsx';
import { languageOfPath, resolveAddress } from '~/page-data/resolved-address.server.ts';
import type { AddressLanguage } from '~/page-data/resolved-address.server.ts';

/**
 * Where a visitor asks for a new password and for an account: the address in the settings, else the contact form, else
 * the showroom's mailbox. The form lies over a location: a showroom whose start is closed to the visitor has none to
 * show them. Undefined where there is nothing to lead to.
 */
export function accessHelp(
  server: ServerContext,
  { snapshot, locale }: Pick<AddressLanguage, 'snapshot' | 'locale'>,
  t: Translate,
): LoginGiven['help'] {
  const own = pageLink(snapshot.settings.accessLink);
  if (own !== undefined) return { forgotten: own, ask: own };
  const about = (address: string) => ({
    forgotten: `${address}subject=${encodeURIComponent(t('access__forgotten'))}`,
    ask: `${address}subject=${encodeURIComponent(t('access__ask'))}`,
  });
  const start = startHref(server, locale);
  if (start !== undefined) return about(`${start}?contact&`);
  const mail = normaliseLink(`mailto:${snapshot.settings.contactEmail ?? ''}`);
  return mail === undefined ? undefined : about(`${mail}?`);
}

/** The location where the showroom begins, if this visitor may enter it. */
function startHref(server: ServerContext, locale: AddressLanguage['locale']): string | undefined {
  const { bundle, closedWorlds } = server;
  const home = new URL(formatHomePath({ locale, defaultLocale: bundle.defaultLocale }), server.url);
  const address = resolveAddress({
    ...server,
    language: languageOfPath(bundle, home.pathname, closedWorlds),
    url: home,
    canEnterWorld: (world) => canEnterWorld(server, world),
  });
  if (address.kind === 'entering') return address.startHref;
  return address.kind === 'start' ? address.enterHref : undefined;
}
