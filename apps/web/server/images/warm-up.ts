import type { Location } from '@vitrine/core/world/location';
import type { Media } from '@vitrine/core/world/media';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { PublishedContent } from '../../app/contract/server-context.ts';
import type { MediaStore } from '../media/media-store.ts';
import { mediaFileOf, mediaFilesOf } from '../media/media-files.ts';
import { isResizableName } from './image-route.ts';
import type { ImageStore } from './image-store.ts';

/** The widths that common screens ask for first: desktop, laptop, tablet, phone. */
const WARM_WIDTHS = [1920, 1280, 1600, 750, 1000] as const;

function picturesOf(location: Location | undefined): Media[] {
  return (location?.backgrounds ?? []).flatMap((background) => {
    if (background.kind === 'image') return [background.media];
    return background.poster ? [background.poster] : [];
  });
}

function startLocations(snapshot: Snapshot): Location[] {
  const isDefault = (slug: string): number => (slug === snapshot.settings.defaultWorld ? 0 : 1);
  return snapshot.worlds
    .filter(({ isProtected, isLoginOnly }) => !isProtected && !isLoginOnly)
    .toSorted((a, b) => isDefault(a.slug) - isDefault(b.slug))
    .flatMap(({ start }) => snapshot.locations.filter(({ payloadId }) => payloadId === start));
}

function neighboursOf(snapshot: Snapshot, locations: readonly Location[]): Location[] {
  const starts = new Set(locations.map(({ payloadId }) => payloadId));
  const reached = new Set(snapshot.transitions.filter(({ from }) => starts.has(from)).map(({ to }) => to));
  return snapshot.locations.filter(({ payloadId }) => reached.has(payloadId) && !starts.has(payloadId));
}

/**
 * File names of the pictures that first visitors see: those of the open worlds' start locations and their neighbours.
 */
export function likelyPictures(content: PublishedContent): string[] {
  const snapshot = content.snapshots[content.defaultLocale];
  if (!snapshot) return [];
  const starts = startLocations(snapshot);
  const names = [...starts, ...neighboursOf(snapshot, starts)]
    .flatMap(picturesOf)
    .flatMap(({ url }) => mediaFileOf(url) ?? [])
    .filter(isResizableName);
  return [...new Set(names)];
}

/** Makes pictures before anyone asks for them. */
export interface WarmUp {
  /** Settles when all are made, or when another call has begun with other content. */
  readonly prepare: (content: PublishedContent) => Promise<void>;
  /** Sizes of pictures that are still to be prepared; one of them may be at work. */
  readonly remaining: () => number;
}

/**
 * Encodes the likely pictures in the background, so that the first visitor does not wait. A new warm-up ends the
 * running one. Only files on this machine are considered.
 */
export function createWarmUp(stores: {
  readonly media: Pick<MediaStore, 'find'>;
  readonly images: Pick<ImageStore, 'prepare'>;
}): WarmUp {
  let pass = 0;
  let remaining = 0;
  return {
    prepare: async (content) => {
      pass += 1;
      const mine = pass;
      const names = likelyPictures(content);
      remaining = names.length * WARM_WIDTHS.length;
      for (const [index, name] of names.entries()) {
        const source = await stores.media.find(name, mediaFilesOf(content).get(name));
        for (const [step, width] of WARM_WIDTHS.entries()) {
          if (mine !== pass) return;
          remaining = (names.length - index) * WARM_WIDTHS.length - step;
          if (source) await stores.images.prepare(name, source, width);
        }
      }
      if (mine === pass) remaining = 0;
    },
    remaining: () => remaining,
  };
}
