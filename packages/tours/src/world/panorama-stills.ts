import type { StartView } from '@vitrine/core/world/panorama';
import type { PictureCodec } from '../pictures/codec.ts';
import { openPanorama } from '../pictures/open-panorama.ts';
import { renderStills } from './scene-pictures.ts';
import type { Stills } from './scene-pictures.ts';

/**
 * What an equirectangular picture shows in a start view: the pictures of its location.
 *
 * @returns undefined when the bytes are no picture that can be decoded.
 */
export async function stillsOfPanorama(
  bytes: Uint8Array,
  start: StartView,
  codec: PictureCodec,
): Promise<Stills | undefined> {
  const panorama = { kind: 'equirectangular', file: '', fill: [0, 0, 0] } as const;
  const opened = await openPanorama(panorama, () => Promise.resolve(bytes), codec);
  return 'why' in opened ? undefined : renderStills(opened, start, codec);
}
