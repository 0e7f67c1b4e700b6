import type { Core } from '@strapi/strapi';
import { PERMISSION_FIELDS } from '../../../../accounts/permissions.ts';
import { LOCATION } from '../../../../content-model/content-uids.ts';
import { attributesIn } from '../../../../content-model/model.ts';
import { populateAll } from '../../../../content-model/stored-entries.ts';
import type { PicturePoint, Placement } from '@vitrine/core/world/background';
import type { PanoramaDirection } from '@vitrine/core/world/panorama';
import { HOTSPOT_COMPONENTS } from '@vitrine/core/world/hotspots/hotspot-kinds';
import type { HotspotComponent } from '@vitrine/core/world/hotspots/hotspot-kinds';
import { targetFieldOf } from '../../contracts/placing.ts';
import type { PairedHotspot } from './pair-hotspots.ts';

/** A whole hotspot in the format of the Document Service. */
export interface StoredHotspot {
  readonly __component: HotspotComponent;
  readonly id: number;
  readonly [field: string]: unknown;
}

export interface StoredLocation {
  readonly documentId: string;
  readonly locale: string;
  readonly title?: string;
  readonly hotspots?: readonly StoredHotspot[];
}

/** The draft of a location with its hotspots, to check permissions; undefined if it has none in that language. */
export async function readLocation(
  strapi: Core.Strapi,
  documentId: string,
  locale: string,
): Promise<StoredLocation | undefined> {
  const attributesOf = attributesIn(strapi);
  const on = Object.fromEntries(
    HOTSPOT_COMPONENTS.map((component) => [component, { populate: populateAll(attributesOf, component) }]),
  );
  const found: unknown = await strapi.documents(LOCATION).findOne({
    documentId,
    locale,
    status: 'draft',
    populate: { hotspots: { on }, ...PERMISSION_FIELDS },
  });
  return (found as StoredLocation | null) ?? undefined;
}

/**
 * The languages in which a location has a draft.
 *
 * @param rows the ids of the drafts to consider; undefined for all.
 */
export async function localesOf(
  strapi: Core.Strapi,
  documentId: string,
  rows?: ReadonlySet<number>,
): Promise<readonly string[]> {
  const found: readonly { readonly id: number; readonly locale: string }[] = await strapi.db
    .query(LOCATION)
    .findMany({ where: { documentId, publishedAt: null }, select: ['id', 'locale'] });
  return found.filter(({ id }) => rows === undefined || rows.has(id)).map(({ locale }) => locale);
}

export function pairedOf(hotspot: StoredHotspot): PairedHotspot {
  const target = targetOf(hotspot)?.documentId;
  return {
    component: hotspot.__component,
    placement: storedPlacement(hotspot),
    ...(target === undefined ? {} : { target }),
  };
}

/** The entry that a hotspot leads to; undefined for files, links, and hotspots without a target. */
export function targetOf(
  hotspot: StoredHotspot,
): { readonly documentId: string; readonly id: number } | undefined {
  const { kind, field } = targetFieldOf(hotspot.__component);
  if (kind === 'files' || kind === 'link') return undefined;
  const entry = hotspot[field];
  return isEntry(entry) ? entry : undefined;
}

export function isEntry(value: unknown): value is { readonly documentId: string; readonly id: number } {
  return typeof value === 'object' && value !== null && 'documentId' in value && 'id' in value;
}

export function storedPlacement(hotspot: StoredHotspot): Placement {
  const on4x3 = pointIn(hotspot['position']) ?? { x: 50, y: 50 };
  const on16x9 = pointIn(hotspot['position_16x9']);
  const onMobile = pointIn(hotspot['position_mobile']);
  const inPanorama = directionIn(hotspot['position_panorama']);
  return {
    on4x3,
    ...(on16x9 && { on16x9 }),
    ...(onMobile && { onMobile }),
    ...(inPanorama && { inPanorama }),
  };
}

function directionIn(value: unknown): PanoramaDirection | undefined {
  const { yaw, pitch } = (value ?? {}) as { readonly yaw?: unknown; readonly pitch?: unknown };
  return yaw === undefined || pitch === undefined || yaw === null || pitch === null
    ? undefined
    : { yaw: Number(yaw), pitch: Number(pitch) };
}

/** SQLite returns decimals as numbers, Postgres as text. */
function pointIn(value: unknown): PicturePoint | undefined {
  const { x, y } = (value ?? {}) as { readonly x?: unknown; readonly y?: unknown };
  return x === undefined || y === undefined || x === null || y === null
    ? undefined
    : { x: Number(x), y: Number(y) };
}
