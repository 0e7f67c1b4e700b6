import { aLargeShowroom } from '@vitrine/core/testing';
import type { PayloadId } from '@vitrine/core/world/ids';
import type { Location } from '@vitrine/core/world/location';
import type { ContentBundle } from '@vitrine/content/bundle';
import { writeBundle } from '@vitrine/content/node';

/** A showroom on disk, and pages of it that can be compared with those of another size. */
export interface LargeBundle {
  readonly folder: string;
  readonly startPath: string;
  readonly samplePaths: readonly string[];
  /** Where visitors begin. */
  readonly start: PayloadId;
  /** Locations all over the showroom. */
  readonly farTargets: readonly PayloadId[];
}

/** The transitions that leave a sampled location: the usual number inside a grid of halls. */
const TRANSITIONS_OUT = 4;

/** At most so many pages are sampled. */
const SAMPLES = 200;

/** So many far journeys are planned. */
const FAR_TARGETS = 100;

/** Writes a generated showroom as the server reads it. */
export async function writeLargeBundle(folder: string, locations: number): Promise<LargeBundle> {
  const snapshot = aLargeShowroom({ locations, seed: 2 });
  const bundle: ContentBundle = {
    version: snapshot.version,
    locales: [{ code: snapshot.locale, iso: 'en-GB', name: 'English' }],
    defaultLocale: snapshot.defaultLocale,
    snapshots: { [snapshot.locale]: snapshot },
    reports: [],
    serverOnly: { accessCodes: {}, mediaSources: {} },
  };
  await writeBundle(folder, bundle);
  const start = snapshot.worlds[0]?.start;
  if (start === undefined) throw new Error('The generated showroom has no start.');
  return {
    folder,
    start,
    startPath: pathOf(snapshot.locations.find(({ payloadId }) => payloadId === start)),
    farTargets: evenly(snapshot.locations, FAR_TARGETS).map(({ payloadId }) => payloadId),
    samplePaths: evenly(comparable(snapshot.locations), SAMPLES).map(pathOf),
  };
}

/** Pages with as many hotspots have as much to say, whatever the size of the showroom around them. */
function comparable(locations: readonly Location[]): readonly Location[] {
  return locations.filter((location) => targetsOf(location).size === TRANSITIONS_OUT);
}

function targetsOf({ hotspots }: Location): ReadonlySet<PayloadId> {
  return new Set(hotspots.flatMap(({ action }) => (action.kind === 'navigate' ? [action.target] : [])));
}

function evenly<Item>(items: readonly Item[], count: number): readonly Item[] {
  const step = Math.max(1, items.length / count);
  return Array.from(
    { length: Math.min(count, items.length) },
    (_, index) => items[Math.floor(index * step)],
  ).filter((item) => item !== undefined);
}

function pathOf(location: Location | undefined): string {
  if (!location) throw new Error('The generated showroom has no start.');
  return `/${location.world}/${location.slug}`;
}
