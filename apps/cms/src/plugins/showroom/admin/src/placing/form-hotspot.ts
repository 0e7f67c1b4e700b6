import { fromCentreCrop } from '@vitrine/core/placing/picture-point';
import { HOTSPOT_COMPONENTS } from '@vitrine/core/world/hotspots/hotspot-kinds';
import type { PicturePoint, Placement } from '@vitrine/core/world/background';
import type { HotspotComponent } from '@vitrine/core/world/hotspots/hotspot-kinds';

/** An entry of the field `hotspots` in Strapi's edit view, with the other fields of its type. */
export interface FormHotspot {
  readonly __component: HotspotComponent;
  /** Strapi's key for a row of the form; it is valid until the entry is reloaded. */
  readonly __temp_key__: string;
  /** Absent until it is saved. */
  readonly id?: number;
  readonly [field: string]: unknown;
}

/** Identifies a hotspot while the form is open. */
export type HotspotKey = string;

export function keyOf(hotspot: FormHotspot): HotspotKey {
  return hotspot['__temp_key__'];
}

/** The hotspots in a form's values; unknown components are left alone and not shown. */
export function hotspotsIn(values: object): readonly FormHotspot[] {
  const rows = (values as { readonly hotspots?: unknown }).hotspots;
  return Array.isArray(rows) ? rows.filter((row) => isHotspot(row)) : [];
}

function isHotspot(row: unknown): row is FormHotspot {
  return (
    isFields(row) &&
    typeof row['__temp_key__'] === 'string' &&
    HOTSPOT_COMPONENTS.some((component) => component === row['__component'])
  );
}

export function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

export function titleOf({ title }: FormHotspot): string {
  return typeof title === 'string' ? title : '';
}

export function priorityOf({ priority }: FormHotspot): number {
  return typeof priority === 'number' ? priority : 0;
}

/** Its positions, read like `packages/content` does: in the centre if none is set. */
export function placementOf(hotspot: FormHotspot): Placement {
  const on16x9 = pointIn(hotspot['position_16x9']);
  const onMobile = pointIn(hotspot['position_mobile']);
  const on4x3 = pointIn(hotspot['position']) ?? (on16x9 === undefined ? MIDDLE : fromCentreCrop(on16x9));
  return { on4x3, ...(on16x9 && { on16x9 }), ...(onMobile && { onMobile }) };
}

export const MIDDLE: PicturePoint = { x: 50, y: 50 };

function pointIn(value: unknown): PicturePoint | undefined {
  if (!isFields(value)) return undefined;
  const { x, y } = value;
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
}

/**
 * The same hotspot at other positions. Existing rows keep their ids, so that Strapi updates them. One that a picture
 * shows is where the picture has it, in its panorama as well.
 */
export function placedAt(hotspot: FormHotspot, { on4x3, on16x9, onMobile }: Placement): FormHotspot {
  const isMoved = isElsewhere(on4x3, placementOf(hotspot).on4x3);
  const isOnlyInPanorama = !isFields(hotspot['position']) && isFields(hotspot['position_panorama']);
  return {
    ...hotspot,
    ...((isMoved || !isOnlyInPanorama) && { position: rowOf(hotspot['position'], on4x3) }),
    ...ownPosition(hotspot, 'position_16x9', on16x9),
    ...ownPosition(hotspot, 'position_mobile', onMobile),
    ...(isMoved && ownPosition(hotspot, 'position_panorama', undefined)),
  };
}

/** The same as {@link placedAt}, and on the picture from now on, even if the panorama alone had it. */
export function placedOnPicture(hotspot: FormHotspot, placement: Placement): FormHotspot {
  const { position_panorama: own, ...others } = hotspot;
  const placed = placedAt(others, placement);
  return own === undefined ? placed : { ...placed, position_panorama: null };
}

/** A missing field stays absent: an empty one would make the form look changed. */
function ownPosition(hotspot: FormHotspot, field: string, point: PicturePoint | undefined) {
  if (point !== undefined) return { [field]: rowOf(hotspot[field], point) };
  return hotspot[field] === undefined ? {} : { [field]: null };
}

function isElsewhere(one: PicturePoint, other: PicturePoint): boolean {
  return one.x !== other.x || one.y !== other.y;
}

function rowOf(row: unknown, { x, y }: PicturePoint) {
  return { ...(isFields(row) ? row : {}), x, y };
}
