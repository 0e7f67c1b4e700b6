import { addressKey, locationSegment } from '@vitrine/core/links/path';
import { message } from '@vitrine/core/reports/message';
import { missingTargetsIn } from '@vitrine/core/stories/reachable-stops';
import type { FindMissing, StopTargets } from '@vitrine/core/stories/reachable-stops';
import { readStopAddress } from '@vitrine/core/stories/stop-address';
import { stopKeys } from '@vitrine/core/stories/stop-keys';
import type { OverlayId, PayloadId } from '@vitrine/core/world/ids';
import { DEFAULT_STOP_SECONDS, STOP_SECONDS } from '@vitrine/core/world/story';
import type { Story, StoryStop } from '@vitrine/core/world/story';
import type { StoryNotes } from '../bundle.ts';
import type { WireStoryStop } from '../wire/story.ts';
import type { PreparedEntry } from './prepare.ts';
import { present, textOf } from './present.ts';
import type { Scope } from './scope.ts';

/** The stories of one language, and the speaker notes of their stops, which are for the server only. */
export interface StoriesWithNotes {
  readonly stories: readonly Story[];
  readonly notes: StoryNotes;
}

/** An entry with the number that it is known by. */
export interface NumberedStory {
  readonly entry: PreparedEntry<'stories'>;
  readonly id: OverlayId;
}

/**
 * Fills in stories. A stop whose address cannot be read, or whose location or opened content is not in the content, is
 * left out and reported, and so is a story that has no other stops.
 *
 * @param content of the same language, already normalised.
 */
export function storiesOf(
  scope: Scope,
  entries: readonly NumberedStory[],
  content: StopTargets,
): StoriesWithNotes {
  const locationAt = locationsByAddress(content);
  const missing = missingTargetsIn(content);
  const told = entries.flatMap(({ entry, id }) => storyOf({ scope, entry, id, locationAt, missing }) ?? []);
  return {
    stories: told.map(({ story }) => story),
    notes: Object.fromEntries(told.flatMap(({ story, notes }) => (notes ? [[story.id, notes]] : []))),
  };
}

type LocationAt = (world: string, segment: string) => PayloadId | undefined;

function storyOf(options: {
  readonly scope: Scope;
  readonly entry: PreparedEntry<'stories'>;
  readonly id: OverlayId;
  readonly locationAt: LocationAt;
  readonly missing: FindMissing;
}): { readonly story: Story; readonly notes: StoryNotes[string] | undefined } | undefined {
  const { scope, entry, id, locationAt, missing } = options;
  const { value: wire, path } = entry;
  const title = textOf(wire.title);
  if (title === undefined) scope.report('invalidEntry', `${path}.title`, message('report.slugForTitle'));
  const kept = (wire.stops ?? []).flatMap((given, index) => {
    const report = (says: Parameters<Scope['report']>[2]): void =>
      scope.report('deadStop', `${path}.stops[${index}].address`, says);
    const stop = stopOf(given, { locationAt, missing, report });
    return stop === undefined ? [] : [{ stop, notes: textOf(given.notes) }];
  });
  if (kept.length === 0) {
    scope.report('deadStop', `${path}.stops`, message('report.storyWithoutStops'));
    return undefined;
  }
  const stops = kept.map(({ stop }) => stop);
  const keys = stopKeys(stops);
  const notes = kept.flatMap(({ notes: note }, index): [string, string][] =>
    note === undefined ? [] : [[keys[index] ?? '', note]],
  );
  return {
    story: {
      id,
      slug: wire.slug,
      title: title ?? wire.slug,
      stops,
      ...present({
        description: textOf(wire.description),
        picture: scope.media(wire.picture, `${path}.picture`),
      }),
    },
    notes: notes.length === 0 ? undefined : Object.fromEntries(notes),
  };
}

function stopOf(
  wire: WireStoryStop,
  given: {
    readonly locationAt: LocationAt;
    readonly missing: FindMissing;
    readonly report: (says: Parameters<Scope['report']>[2]) => void;
  },
): StoryStop | undefined {
  const { locationAt, missing, report } = given;
  const typed = textOf(wire.address) ?? '';
  const address = readStopAddress(typed);
  if (address === undefined) {
    report(message('report.stopAddress', { address: typed }));
    return undefined;
  }
  const location = locationAt(address.world, address.segment);
  if (location === undefined) {
    report(message('report.stopLocation', { address: typed }));
    return undefined;
  }
  const stop = {
    location,
    open: address.open,
    seconds: secondsOf(wire.seconds),
    ...present({ title: textOf(wire.title) }),
  };
  if (missing(stop) === undefined) return stop;
  report(message('report.stopOverlay', { address: typed }));
  return undefined;
}

function secondsOf(given: number | null | undefined): number {
  return Math.min(STOP_SECONDS.max, Math.max(STOP_SECONDS.min, given ?? DEFAULT_STOP_SECONDS));
}

/** Locations by their addresses of today and, where these are free, by earlier ones. */
function locationsByAddress({ worlds, locations }: StopTargets): LocationAt {
  const current = new Map(worlds.map(({ slug }) => [slug.toLowerCase(), slug]));
  const earlier = new Map(
    worlds.flatMap(({ slug, earlierSlugs = [] }) => earlierSlugs.map((name) => [name, slug] as const)),
  );
  const byAddress = new Map(
    locations.map((location) => [addressKey(location.world, locationSegment(location)), location.payloadId]),
  );
  const byEarlier = new Map(
    locations.flatMap(({ world, payloadId, earlierSegments = [] }) =>
      earlierSegments.map((name) => [addressKey(world, name), payloadId] as const),
    ),
  );
  return (typedWorld, segment) => {
    const world = current.get(typedWorld.toLowerCase()) ?? earlier.get(typedWorld.toLowerCase());
    if (world === undefined) return undefined;
    const key = addressKey(world, segment);
    return byAddress.get(key) ?? byEarlier.get(key);
  };
}
