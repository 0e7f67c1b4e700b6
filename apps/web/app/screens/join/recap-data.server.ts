import { formatJoinPath } from '@vitrine/core/links/path';
import { overlaysThere } from '@vitrine/core/overlays/overlays-there';
import { stackInLanguage } from '@vitrine/core/presentation/in-language';
import type { Opened } from '@vitrine/core/presentation/in-language';
import { formatRecapQuery, RECAP_PARAMETER, readRecapQuery } from '@vitrine/core/presentation/recap-address';
import { storyOverlaysIn } from '@vitrine/core/stories/stop-address';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { ServerContext } from '~/contract/server-context.ts';
import { serverTexts } from '~/i18n/server-texts.server.ts';
import { targetsOf } from '~/page-data/action-links.server.ts';
import type { AddressLanguage } from '~/page-data/resolved-address.server.ts';
import { indexOf } from '~/page-data/snapshot-index.server.ts';
import { stopCard } from '../story/stop-card.server.ts';
import type { StopCard } from '../story/story-view.ts';

/** What a presentation has shown, as its address names it, as far as it is open to who reads it. */
export interface RecapView {
  readonly stops: readonly NamedStopCard[];
  readonly listTitle: string;
  /** The page's own address, with its origin and without a language: each reader gets it in their own. */
  readonly href: string;
}

interface NamedStopCard extends StopCard {
  /** As the page's address names it. */
  readonly address: string;
}

/**
 * Builds the list of what a presentation has shown. What is open over a stop and is not there, or not for this
 * visitor, is left out, and so is a stop whose location is not.
 *
 * @param request.query of the address; untrusted.
 * @returns undefined where the address names no stop at all.
 */
export function recapIn(request: {
  readonly server: Pick<ServerContext, 'bundle' | 'url'>;
  readonly language: Pick<AddressLanguage, 'locale' | 'snapshot'>;
  readonly query: URLSearchParams;
}): RecapView | undefined {
  const { server, language, query } = request;
  if (!query.has(RECAP_PARAMETER)) return undefined;
  const { bundle, url } = server;
  const { defaultLocale } = bundle;
  const { snapshot, locale } = language;
  const named = readRecapQuery(query);
  const from = bundle.locales.find(({ code }) => code === named.from)?.code ?? locale;
  const opened = openedIn(snapshot);
  const openedThere = openedIn(bundle.snapshots[from] ?? snapshot);
  const stops = named.stops.flatMap(({ address, ...stop }) => {
    const location = indexOf(snapshot).locations.get(stop.location);
    if (location === undefined) return [];
    const open = storyOverlaysIn(stackInLanguage(stop.open, openedThere, opened));
    return [{ address, ...stopCard({ bundle, snapshot, location, open }) }];
  });
  const path = formatJoinPath({ locale: defaultLocale, defaultLocale });
  const listTitle = serverTexts(snapshot, ['story'])('story__list');
  return { stops, listTitle, href: `${url.origin}${path}${formatRecapQuery(named.stops, from)}` };
}

function openedIn(snapshot: Snapshot): Opened {
  const targets = targetsOf(snapshot);
  return { targets, isThere: overlaysThere(snapshot, () => targets) };
}
