import type { Page } from '@playwright/test';
import type { Background } from '@vitrine/core/world/background';
import type { Location } from '@vitrine/core/world/location';
import type { Media } from '@vitrine/core/world/media';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { readFilm, readPicture } from './films.ts';

export type AspectRatio = '4x3' | '16x9';

/** The frames that a walk is made of, in their order. */
export interface WalkReference {
  readonly source: readonly Uint8Array[];
  readonly clip: readonly Uint8Array[];
  readonly destination: readonly Uint8Array[];
}

/** Reads pictures and clips with the sampler's own brush, frame by frame. */
export interface References {
  readonly walk: (from: string, to: string) => Promise<WalkReference>;
}

export function createReferences(options: {
  /** A page of the showroom's own origin with a brush, so that its pixels may be read. */
  readonly page: Page;
  readonly snapshot: Snapshot;
  readonly aspectRatio: AspectRatio;
  /** Width to height of the stage. */
  readonly stageRatio: number;
}): References {
  const { page, snapshot, aspectRatio, stageRatio } = options;
  const kept = new Map<string, Promise<readonly Uint8Array[]>>();
  const framesOf = ({ url, mime }: Media): Promise<readonly Uint8Array[]> => {
    const known = kept.get(url);
    if (known !== undefined) return known;
    const request = { page, url, stageRatio };
    const frames = mime.startsWith('video/') ? readFilm(request) : readPicture(request);
    kept.set(url, frames);
    return frames;
  };
  const framesAt = async (payloadId: string): Promise<readonly Uint8Array[]> => {
    const { backgrounds } = find(snapshot.locations, payloadId);
    const frames: Uint8Array[] = [];
    // One after the other: two clips that are read at once take each other's time.
    for (const media of shownIn(backgrounds, aspectRatio)) frames.push(...(await framesOf(media)));
    return frames;
  };
  return {
    async walk(from, to) {
      const transition = snapshot.transitions.find((one) => one.from === from && one.to === to);
      const [clip] = shownIn(transition?.backgrounds ?? [], aspectRatio);
      if (clip === undefined) throw new Error(`No clip leads from ${from} to ${to} in ${aspectRatio}.`);
      return { source: await framesAt(from), clip: await framesOf(clip), destination: await framesAt(to) };
    },
  };
}

function find(locations: readonly Location[], payloadId: string): Location {
  const found = locations.find((location) => location.payloadId === payloadId);
  if (found === undefined) throw new Error(`There is no location “${payloadId}”.`);
  return found;
}

/** Pictures first: a film has its still below it. */
function shownIn(backgrounds: readonly Background[], aspectRatio: AspectRatio): readonly Media[] {
  return backgrounds
    .filter(({ key }) => key.endsWith(aspectRatio))
    .flatMap((background) =>
      background.kind === 'video' && background.poster !== undefined
        ? [background.poster, background.media]
        : [background.media],
    );
}
