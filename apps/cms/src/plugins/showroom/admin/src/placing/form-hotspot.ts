import { fromCentreCrop, HOTSPOT_COMPONENTS } from '@vitrine/core';
import type { HotspotComponent, PicturePoint, Placement } from '@vitrine/core';

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

export const keyOf = (hotspot: FormHotspot): HotspotKey => hotspot['__temp_key__'];

/** The hotspots among the values of a form; what is no hotspot of ours is left alone and not shown. */
export const hotspotsIn = (values: object): readonly FormHotspot[] => {
  const rows = (values as { readonly hotspots?: unknown }).hotspots;
  return Array.isArray(rows) ? rows.filter((row) => isHotspot(row)) : [];
};

const isHotspot = (row: unknown): row is FormHotspot =>
  isFields(row) &&
  typeof row['__temp_key__'] === 'string' &&
  HOTSPOT_COMPONENTS.some((component) => component === row['__component']);

export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export const titleOf = ({ title }: FormHotspot): string => (typeof title === 'string' ? title : '');

export const priorityOf = ({ priority }: FormHotspot): number =>
  typeof priority === 'number' ? priority : 0;

/** Where it stands, as `packages/content` reads it: without any position in the middle. */
export const placementOf = (hotspot: FormHotspot): Placement => {
  const on4x3 = pointIn(hotspot['position']);
  const on16x9 = pointIn(hotspot['position_16x9']);
  if (on4x3 === undefined) {
    return on16x9 === undefined ? { on4x3: MIDDLE } : { on4x3: fromCentreCrop(on16x9), on16x9 };
  }
  return on16x9 === undefined ? { on4x3 } : { on4x3, on16x9 };
};

const MIDDLE: PicturePoint = { x: 50, y: 50 };

const pointIn = (value: unknown): PicturePoint | undefined => {
  if (!isFields(value)) return undefined;
  const { x, y } = value;
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
};

/** The same hotspot at another place. Rows that stand already keep their ids, so that Strapi changes them. */
export const placedAt = (hotspot: FormHotspot, { on4x3, on16x9 }: Placement): FormHotspot => {
  const own = hotspot['position_16x9'];
  const placed = { ...hotspot, position: rowOf(hotspot['position'], on4x3) };
  if (on16x9 !== undefined) return { ...placed, position_16x9: rowOf(own, on16x9) };
  // What was never there stays absent: an empty field would make the form look changed.
  return own === undefined ? placed : { ...placed, position_16x9: null };
};

const rowOf = (row: unknown, { x, y }: PicturePoint) => ({ ...(isFields(row) ? row : {}), x, y });
