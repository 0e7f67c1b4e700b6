import { toClientMedia } from '@vitrine/core/media/client-media';
import { programmeOf } from '@vitrine/core/screensaver/programme';
import type { Programme } from '@vitrine/core/screensaver/programme';
import type { ScreensaverItem } from '@vitrine/core/world/content';
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
    items: programme.items.map(slimItem),
  };
}

function slimItem(item: ScreensaverItem): ScreensaverItem {
  return item.kind === 'location' ? item : { ...item, media: toClientMedia(item.media) };
}
