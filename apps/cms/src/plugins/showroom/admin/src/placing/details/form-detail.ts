import { areaFromCentreCrop, areaOn } from '@vitrine/core/placing/picture-area';
import { placedPictureOf } from '@vitrine/core/placing/picture-point';
import type { Background } from '@vitrine/core/world/background';
import type { AreaPlacement, PictureArea } from '@vitrine/core/world/looping-detail';
import type { Media } from '@vitrine/core/world/media';
import { isFields } from '../form-hotspot.ts';
import type { FormRow } from '../form-hotspot.ts';
import type { PlacingRules } from '../placing-state.ts';
import { mediaOf } from '../pictures.ts';
import { areaWithin, settled } from './area.ts';

/** A looping detail has no point: its rectangle is changed as a whole, beside these rules. */
export const DETAIL_RULES: PlacingRules<FormRow> = {
  moved: (detail) => detail,
  parted: (detail) => detail,
};

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
  const narrow = areaFromCentreCrop(area);
  const before = areaIn(detail['area']) ?? narrow;
  return written(detail, 'area', {
    x: settled(narrow.x, before.x),
    y: settled(narrow.y, before.y),
    width: settled(narrow.width, before.width),
    height: settled(narrow.height, before.height),
  });
}

/**
 * The nearest rectangle that a detail can have on a picture. What the picture for phones shows of the 4:3 rectangle may
 * exceed it; one of its own cannot.
 */
export function possibleArea(detail: FormRow, background: Background, area: PictureArea): PictureArea {
  const isFirstOnPhones = typeof placedPictureOf(background) !== 'string' && !areaIn(detail['area_mobile']);
  return isFirstOnPhones ? areaWithin(area) : area;
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
