import type { Media } from '@vitrine/core/world/media';
import type { StartView } from '@vitrine/core/world/panorama';
import { viewIn } from '../panorama/form-angles.ts';
import { isFields } from './form-hotspot.ts';
import { mediaOf } from './pictures.ts';

/** The panorama in the form of a location. */
export interface FormPanorama {
  readonly picture: Media;
  readonly start: StartView;
}

/** Read like `packages/content` does: without a picture there is none. */
export function panoramaIn(values: object): FormPanorama | undefined {
  const { panorama } = values as { readonly panorama?: unknown };
  if (!isFields(panorama)) return undefined;
  const picture = mediaOf(panorama['picture']);
  return picture && { picture, start: viewIn(panorama) };
}
