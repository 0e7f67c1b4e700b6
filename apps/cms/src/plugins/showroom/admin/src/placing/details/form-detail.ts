import { areaFromCentreCrop, areaOn } from '@vitrine/core/placing/picture-area';
import { placedPictureOf } from '@vitrine/core/placing/picture-point';
import type { Background } from '@vitrine/core/world/background';
import type { AreaPlacement, PictureArea } from '@vitrine/core/world/looping-detail';
import type { Media } from '@vitrine/core/world/media';
import { isFields, isFormRow } from '../form-hotspot.ts';
import type { FormRow } from '../form-hotspot.ts';
import { mediaOf } from '../pictures.ts';

/** The looping details of a location's form; anything else in the field is not shown. */
export function detailsIn(field: unknown): readonly FormRow[] {
  return Array.isArray(field) ? field.filter((row) => isFormRow(row)) : [];
}

export function videoOf(detail: FormRow): Media | undefined {
  return mediaOf(detail['video']);
}

/** What editors call it, or else its file. */
export function nameOf(detail: FormRow): string {
  const { name } = detail;
  return typeof name === 'string' && name !== '' ? name : (videoOf(detail)?.name ?? '');
}

/** Its rectangles, read like `packages/content` does; undefined while it has none. */
function placementOf(detail: FormRow): AreaPlacement | undefined {
  const [on16x9, onMobile] = [areaIn(detail['area_16x9']), areaIn(detail['area_mobile'])];
  const on4x3 = areaIn(detail['area']) ?? (on16x9 && areaFromCentreCrop(on16x9));
  return on4x3 && { on4x3, ...(on16x9 && { on16x9 }), ...(onMobile && { onMobile }) };
}

/** Where it is on a picture, as visitors see it. */
export function areaOnPicture(detail: FormRow, background: Background): PictureArea | undefined {
  const placement = placementOf(detail);
  return placement && areaOn(placement, background);
}

/**
 * The same detail with another rectangle on a picture. The 16:9 picture is the middle of the 4:3 one: both have one
 * rectangle, unless the detail has one of its own there. The picture for phones gets its own.
 */
export function withArea(detail: FormRow, background: Background, area: PictureArea): FormRow {
  const picture = placedPictureOf(background);
  if (typeof picture !== 'string') return written(detail, 'area_mobile', area);
  if (picture === '4x3') return written(detail, 'area', area);
  if (areaIn(detail['area_16x9'])) return written(detail, 'area_16x9', area);
  return written(detail, 'area', areaFromCentreCrop(area));
}

/** Existing rows keep their ids, so that Strapi updates them. */
function written(detail: FormRow, field: string, area: PictureArea): FormRow {
  const row = detail[field];
  return { ...detail, [field]: { ...(isFields(row) ? row : {}), ...area } };
}

function areaIn(row: unknown): PictureArea | undefined {
  if (!isFields(row)) return undefined;
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) =>
    row[name] === null || row[name] === undefined || row[name] === '' ? Number.NaN : Number(row[name]),
  );
  const isWhole = [x, y, width, height].every((value) => Number.isFinite(value));
  if (!isWhole || x === undefined || y === undefined || !width || !height) return undefined;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}
