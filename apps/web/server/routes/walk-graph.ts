import { formatLocationPath } from '@vitrine/core/links/path';
import type { WalkGraph } from '@vitrine/core/navigation/walk-graph';
import type { Background } from '@vitrine/core/world/background';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { slimMedia } from './slim-media.ts';

function slimBackground(background: Background): Background {
  return background.kind === 'image'
    ? { ...background, media: slimMedia(background.media) }
    : {
        ...background,
        media: slimMedia(background.media),
        ...(background.poster ? { poster: slimMedia(background.poster) } : {}),
      };
}

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
      backgrounds: location.backgrounds.map(slimBackground),
    })),
    transitions: snapshot.transitions.map(({ payloadId, from, to, weight, options, backgrounds }) => ({
      payloadId,
      from,
      to,
      weight,
      options,
      backgrounds: backgrounds.map(slimBackground),
    })),
  };
}
