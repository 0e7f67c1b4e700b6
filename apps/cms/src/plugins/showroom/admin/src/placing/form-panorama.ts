import type { Media } from '@vitrine/core/world/media';
import type { StartView } from '@vitrine/core/world/panorama';
import { heldView, startViewIn } from '../panorama/form-angles.ts';
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
  return picture && { picture, start: startViewIn(panorama) };
}

/** The form's panorama with another start view. */
export function withStart(panorama: unknown, view: StartView): Readonly<Record<string, unknown>> {
  const { yaw, pitch, fieldOfView } = heldView(view);
  return { ...(isFields(panorama) ? panorama : {}), yaw, pitch, field_of_view: fieldOfView };
}

/** Whether two start views are the same to a hundredth of a degree, as they are stored. */
export function isSameStart(one: StartView, other: StartView): boolean {
  const [a, b] = [heldView(one), heldView(other)];
  return a.yaw === b.yaw && a.pitch === b.pitch && a.fieldOfView === b.fieldOfView;
}
