import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { Location } from '@vitrine/core/world/location';
import type { LocationPanorama } from '@vitrine/core/world/panorama';
import type { Transition } from '@vitrine/core/world/transition';
import { headingTo } from '@vitrine/core/panorama/heading';
import { wrappedYaw } from '@vitrine/core/panorama/projection';
import { uploadNameOf } from '@vitrine/content/normalise/media-library';
import { pictureInWindow } from '@vitrine/doctor/clip-end-pairs';
import type { FilmEndFiles, FilmRequest } from '@vitrine/tours';
import type { FilmOptions, WhyDissolved } from '../../../../contracts/films.ts';

/** A transition whose locations both have a panorama. */
export interface FilmableTransition {
  readonly transition: Transition;
  readonly from: Location & { readonly panorama: LocationPanorama };
  readonly to: Location & { readonly panorama: LocationPanorama };
}

/** The transitions that a film can be made for. */
export function filmableTransitions({ transitions, locations }: Snapshot): readonly FilmableTransition[] {
  const byId = new Map(locations.map((location) => [location.payloadId, location]));
  return transitions.flatMap((transition) => {
    const [from, to] = [byId.get(transition.from), byId.get(transition.to)];
    return from && to && hasPanorama(from) && hasPanorama(to) ? [{ transition, from, to }] : [];
  });
}

function hasPanorama(location: Location): location is FilmableTransition['from'] {
  return location.panorama !== undefined;
}

/** Degrees from what the first picture shows to what leads to the second location, or why there are none. */
export function directionOf({ from, to }: FilmableTransition): number | WhyDissolved {
  const { start } = from.panorama;
  const heading = headingTo(to.payloadId, from.hotspots, start);
  return typeof heading === 'string' ? heading : Math.round(wrappedYaw(heading.yaw - start.yaw) * 10) / 10;
}

/**
 * What the renderer needs.
 *
 * @param pathOf the path of an upload, by its name.
 */
export async function filmRequestOf(
  filmable: FilmableTransition,
  { direction, seconds }: FilmOptions,
  pathOf: (upload: string) => Promise<string>,
): Promise<{ readonly request: FilmRequest; readonly dissolves?: WhyDissolved }> {
  const { from, to } = filmable;
  const found = headingTo(to.payloadId, from.hotspots, from.panorama.start);
  const { start } = from.panorama;
  const heading =
    direction === undefined ? found : { yaw: wrappedYaw(start.yaw + direction), pitch: start.pitch };
  const back = headingTo(from.payloadId, to.hotspots, to.panorama.start);
  const ends = {
    from: await endOf(from, pathOf),
    to: await endOf(to, pathOf),
    ...(seconds === undefined ? {} : { seconds }),
  };
  if (typeof heading === 'string') return { request: ends, dissolves: heading };
  return {
    request: {
      ...ends,
      heading,
      // On arrival, what leads back is behind the visitor.
      ...(typeof back === 'string' ? {} : { arrival: { yaw: wrappedYaw(back.yaw + 180), pitch: 0 } }),
    },
  };
}

async function endOf(
  { panorama, backgrounds }: FilmableTransition['from'],
  pathOf: (upload: string) => Promise<string>,
): Promise<FilmEndFiles> {
  const stillOf = async (crop: '4x3' | '16x9') => {
    const picture = pictureInWindow(backgrounds, crop);
    return picture === undefined ? {} : { [crop]: await pathOf(uploadNameOf(picture.url)) };
  };
  return {
    panorama: await pathOf(uploadNameOf(panorama.picture.url)),
    start: panorama.start,
    stills: { ...(await stillOf('4x3')), ...(await stillOf('16x9')) },
  };
}
