import { toClientBackground } from '@vitrine/core/background/client-background';
import { formatLocationPath } from '@vitrine/core/links/path';
import type { WalkGraph } from '@vitrine/core/navigation/walk-graph';
import type { Snapshot } from '@vitrine/core/world/snapshot';

/**
 * The walkable part of a snapshot, for the browser.
 *
 * @param version of the whole content, as the page and the event stream name it.
 */
export function walkGraphOf(snapshot: Snapshot, version: string): WalkGraph {
  return {
    version,
    locations: snapshot.locations.map((location) => ({
      payloadId: location.payloadId,
      world: location.world,
      title: location.title,
      href: formatLocationPath({
        locale: snapshot.locale,
        defaultLocale: snapshot.defaultLocale,
        world: location.world,
        location,
      }),
      backgrounds: location.backgrounds.map(toClientBackground),
      ...(location.next && { next: location.next }),
      ...(location.previous && { previous: location.previous }),
    })),
    transitions: snapshot.transitions.map(({ payloadId, from, to, weight, options, backgrounds }) => ({
      payloadId,
      from,
      to,
      weight,
      options,
      backgrounds: backgrounds.map(toClientBackground),
    })),
  };
}
