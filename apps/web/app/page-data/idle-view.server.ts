import { entranceAt } from '@vitrine/core/links/entrances';
import { idleRules } from '@vitrine/core/screensaver/idle-rules';
import type { World } from '@vitrine/core/world/world';
import { interfaceTexts } from '~/i18n/messages.server.ts';
import type { ServerContext } from '~/contract/server-context.ts';
import type { IdleView } from './idle-view.ts';
import { locationPath } from './location-view.server.ts';
import { indexOf } from './snapshot-index.server.ts';
import type { AddressLanguage } from './resolved-address.server.ts';

/** The data that a page of a world needs while the window is idle. */
export function idleViewOf(
  server: Pick<ServerContext, 'bundle' | 'url' | 'entrances'>,
  { locale, snapshot }: Pick<AddressLanguage, 'locale' | 'snapshot'>,
  world: World,
): IdleView {
  const version = encodeURIComponent(server.bundle.version);
  const programme = `/box-api/screensaver/${encodeURIComponent(locale)}/${encodeURIComponent(world.slug)}`;
  return {
    rules: idleRules(snapshot.settings.screensaver, world.screensaver),
    programmeHref: `${programme}?v=${version}`,
    homeHref: homeHref(server),
    texts: interfaceTexts(snapshot, ['screensaver']),
    claim: world.description,
  };
}

/**
 * The start of the default world in the default language, for the next visitor: the prefix resets the chosen
 * language. Only where everyone may enter; otherwise the root address, which says what the visitor lacks.
 */
function homeHref({ bundle, url, entrances }: Pick<ServerContext, 'bundle' | 'url' | 'entrances'>): string {
  const locale = bundle.defaultLocale;
  const snapshot = bundle.snapshots[locale];
  if (snapshot === undefined) return '/';
  const index = indexOf(snapshot);
  const world = index.worlds.get(entranceAt(entrances, url)?.toLowerCase() ?? '');
  const start = world?.start === undefined ? undefined : index.locations.get(world.start);
  if (world === undefined || start === undefined || world.isProtected || world.isLoginOnly) return '/';
  return `/${locale}${locationPath(bundle, locale, start)}`;
}
