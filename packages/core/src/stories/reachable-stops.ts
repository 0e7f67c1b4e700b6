import { overlaysThere } from '../overlays/overlays-there.ts';
import type { Snapshot } from '../world/snapshot.ts';
import type { StoryOverlay, StoryStop } from '../world/story.ts';

/** What stops can lead to. */
export type StopTargets = Omit<Snapshot, 'stories' | 'version' | 'uiTexts'>;

/** Why a stop leads nowhere. */
export type MissingTarget =
  | { readonly kind: 'location' }
  | { readonly kind: 'overlay'; readonly overlay: StoryOverlay };

/** Finds what a stop needs and the content lacks; undefined where all of it is there. */
export type FindMissing = (stop: Pick<StoryStop, 'location' | 'open'>) => MissingTarget | undefined;

/** Judges stops by some content. */
export function missingTargetsIn(content: StopTargets): FindMissing {
  const locations = new Set(content.locations.map(({ payloadId }) => payloadId));
  const isThere = overlaysThere(content);
  return ({ location, open }) => {
    if (!locations.has(location)) return { kind: 'location' };
    const overlay = open.find((one) => !isThere(one));
    return overlay && { kind: 'overlay', overlay };
  };
}

/**
 * The snapshot with only those stops of its stories whose location, and everything that they open, is part of it, and
 * without stories that have none left. A snapshot with nothing to leave out is returned itself.
 */
export function withReachableStops(snapshot: Snapshot): Snapshot {
  if (snapshot.stories.length === 0) return snapshot;
  const missing = missingTargetsIn(snapshot);
  const stories = snapshot.stories.flatMap((story) => {
    const stops = story.stops.filter((stop) => missing(stop) === undefined);
    if (stops.length === story.stops.length) return [story];
    return stops.length === 0 ? [] : [{ ...story, stops }];
  });
  const isAll =
    stories.length === snapshot.stories.length &&
    stories.every((story, index) => story === snapshot.stories[index]);
  return isAll ? snapshot : { ...snapshot, stories };
}
