import { fromCentreCrop } from '@vitrine/core/placing/picture-point';
import { HOTSPOT_COMPONENTS } from '@vitrine/core/world/location';
import type { PicturePoint, Placement } from '@vitrine/core/world/background';
import type { HotspotComponent } from '@vitrine/core/world/location';

/** One entry of the field `hotspots` as Strapi's edit view holds it, with whatever else its type has. */
export interface FormHotspot {
  readonly __component: HotspotComponent;
  /** Strapi's own name for a row of the form; it lasts until the entry is read anew. */
  readonly __temp_key__: string;
  /** Absent until it is saved. */
  readonly id?: number;
  readonly [field: string]: unknown;
}

/** The name of a hotspot while the form stands. */
export type HotspotKey = string;

export function keyOf(hotspot: FormHotspot): HotspotKey {
  return hotspot['__temp_key__'];
}

/** The hotspots among the values of a form; what is no hotspot of ours is left alone and not shown. */
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

/** Where it stands, as `packages/content` reads it: without any position in the middle. */
export function placementOf(hotspot: FormHotspot): Placement {
  const on16x9 = pointIn(hotspot['position_16x9']);
  const onMobile = pointIn(hotspot['position_mobile']);
  const on4x3 = pointIn(hotspot['position']) ?? (on16x9 === undefined ? MIDDLE : fromCentreCrop(on16x9));
  return { on4x3, ...(on16x9 && { on16x9 }), ...(onMobile && { onMobile }) };
}

const MIDDLE: PicturePoint = { x: 50, y: 50 };

function pointIn(value: unknown): PicturePoint | undefined {
  if (!isFields(value)) return undefined;
  const { x, y } = value;
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
}

/** The same hotspot at another place. Rows that stand already keep their ids, so that Strapi changes them. */
export function placedAt(hotspot: FormHotspot, { on4x3, on16x9, onMobile }: Placement): FormHotspot {
  return {
    ...hotspot,
    position: rowOf(hotspot['position'], on4x3),
    ...ownPosition(hotspot, 'position_16x9', on16x9),
    ...ownPosition(hotspot, 'position_mobile', onMobile),
  };
}

/** What was never there stays absent: an empty field would make the form look changed. */
function ownPosition(hotspot: FormHotspot, field: string, point: PicturePoint | undefined) {
  if (point !== undefined) return { [field]: rowOf(hotspot[field], point) };
  return hotspot[field] === undefined ? {} : { [field]: null };
}

function rowOf(row: unknown, { x, y }: PicturePoint) {
  return { ...(isFields(row) ? row : {}), x, y };
}
