import { pictureOf } from '@vitrine/core/background/aspect-ratio';
import { toClientMedia } from '@vitrine/core/media/client-media';
import { programmeOf } from '@vitrine/core/screensaver/programme';
import type { Programme, ProgrammeItem } from '@vitrine/core/screensaver/programme';
import type { ScreensaverItem } from '@vitrine/core/world/content';
import type { Location } from '@vitrine/core/world/location';
import type { Media } from '@vitrine/core/world/media';
import type { Snapshot } from '@vitrine/core/world/snapshot';

/**
 * The screensaver programme of a world, derived from the snapshot, so that it contains only what its visitor may see.
 * Undefined for a world that is not in it.
 */
export function programmeIn(snapshot: Snapshot, worldSlug: string): Programme | undefined {
  const world = snapshot.worlds.find(({ slug }) => slug === worldSlug);
  if (world === undefined) return undefined;
  const programme = programmeOf({ ...snapshot, app: snapshot.settings.screensaver, world });
  if (programme.kind === 'arrows') return programme;
  return {
    ...programme,
    items: programme.items.map((item) => slimItem(titled(item, snapshot))),
  };
}

/** With the name of the location that it leads to or is a picture of, as far as this visitor may see it. */
function titled(item: ScreensaverItem, { locations }: Snapshot): ProgrammeItem<Media> {
  const isOf = ({ payloadId, backgrounds }: Location): boolean =>
    item.kind === 'location'
      ? payloadId === item.location
      : backgrounds.some((background) => pictureOf(background)?.hash === item.media.hash);
  const title = locations.find(isOf)?.title;
  return title === undefined ? item : { ...item, title };
}

function slimItem(item: ProgrammeItem<Media>): ProgrammeItem {
  return item.kind === 'location' ? item : { ...item, media: toClientMedia(item.media) };
}
