import { toClientMedia } from '@vitrine/core/media/client-media';
import { directionOnPicture } from '@vitrine/core/panorama/projection';
import type { Placement } from '@vitrine/core/world/background';
import type { Location } from '@vitrine/core/world/location';
import type { LocationPanorama } from '@vitrine/core/world/panorama';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { interfaceTexts } from '~/i18n/messages.server.ts';
import type { HotspotStyle, LocationView } from './location-view.ts';

/**
 * The panorama of a location. None where there is no picture that it could take over from, nor over a film, which shows
 * something else a moment later.
 */
export function panoramaOf(
  { panorama, backgrounds }: Pick<Location, 'panorama' | 'backgrounds'>,
  snapshot: Snapshot,
): Pick<LocationView, 'panorama'> {
  if (panorama === undefined || backgrounds.length === 0) return {};
  if (backgrounds.some(({ kind }) => kind === 'video')) return {};
  return {
    panorama: {
      picture: toClientMedia(panorama.picture),
      start: panorama.start,
      texts: interfaceTexts(snapshot, ['view360']),
    },
  };
}

/** The custom properties that say where a hotspot is in the panorama: what moves it there only reads them. */
export function directionStyle(
  { inPanorama, on4x3 }: Placement,
  panorama: LocationPanorama | undefined,
): HotspotStyle {
  if (panorama === undefined) return {};
  const { yaw, pitch } = inPanorama ?? directionOnPicture(on4x3, panorama.start);
  return { '--yaw': hundredths(yaw), '--pitch': hundredths(pitch) };
}

/** A hundredth of a degree is less than a pixel. */
function hundredths(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}
