import { DEFAULT_START } from '@vitrine/core/world/panorama';
import type { PanoramaDirection, StartView } from '@vitrine/core/world/panorama';
import { heldDirection, viewIn } from '../../panorama/form-angles.ts';
import type { FormRow } from '../form-hotspot.ts';
import { nextKey } from '../new-hotspot.ts';
import type { PlacingRules } from '../placing-state.ts';

/** What a panorama of a 360 view is turned to at first: it has no start view of its own. */
export const FIRST_VIEW: StartView = DEFAULT_START;

/** How hotspots inside a 360 view are placed: by their direction alone. */
export const INSIDE_RULES: PlacingRules<FormRow> = {
  moved: (hotspot, to) => (to.ratio === 'panorama' ? placedAt(hotspot, to.direction) : hotspot),
  parted: (hotspot) => hotspot,
};

/** Where a hotspot is, read like `packages/content` does: straight ahead where it does not say. */
export function directionInside(hotspot: FormRow): PanoramaDirection {
  const { yaw, pitch } = viewIn(hotspot);
  return { yaw, pitch };
}

export function placedAt(hotspot: FormRow, direction: PanoramaDirection): FormRow {
  return { ...hotspot, ...heldDirection(direction) };
}

/** A new row for a hotspot in Strapi's form. */
export function newInside(given: {
  readonly direction: PanoramaDirection;
  readonly title: string;
  readonly action: object;
  readonly others: readonly FormRow[];
}): FormRow {
  const { direction, title, action, others } = given;
  return placedAt({ __temp_key__: nextKey(others), title, action }, direction);
}
