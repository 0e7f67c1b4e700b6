import type { Core } from '@strapi/strapi';
import { permissionsOf } from '../../../../accounts/permissions.ts';
import type { Permissions, AuthState } from '../../../../accounts/permissions.ts';
import { LOCATION } from '../../../../content-model/content-uids.ts';
import { ALL_LANGUAGES, SPREAD_HEADER, targetFieldOf, TARGET_UIDS } from '../../contracts/placing.ts';
import { newRow } from './new-row.ts';
import { isSamePosition, pairHotspots } from './pair-hotspots.ts';
import { localesOf, pairedOf, readLocation, storedPlacement, targetOf } from './stored-hotspots.ts';
import type { StoredHotspot, StoredLocation } from './stored-hotspots.ts';

interface SaveRequest {
  readonly get: (header: string) => string;
  readonly state: AuthState;
}

/** The changes that a save made to the hotspots of one language. */
interface Changes {
  readonly before: readonly StoredHotspot[];
  /** Moved hotspots, from their earlier to their new version. */
  readonly moved: ReadonlyMap<StoredHotspot, StoredHotspot>;
  readonly added: readonly StoredHotspot[];
}

/**
 * Applies new positions and new hotspots to the other languages of a location, in the transaction of the save:
 * all languages share the pictures but not the hotspots. Languages that the account may not write stay
 * unchanged.
 */
export function spreadPlacing(strapi: Core.Strapi): void {
  const spread = new WeakSet<object>();
  strapi.documents.use(async (context, next) => {
    const request = strapi.requestContext.get() as SaveRequest | undefined;
    const { locale } = context.params as { readonly locale?: unknown };
    if (
      context.action !== 'update' ||
      context.uid !== LOCATION ||
      typeof locale !== 'string' ||
      request?.get(SPREAD_HEADER) !== ALL_LANGUAGES ||
      spread.has(request)
    ) {
      return next();
    }
    spread.add(request);
    const { documentId } = context.params;
    return strapi.db.transaction(async () => {
      const before = (await readLocation(strapi, documentId, locale))?.hotspots;
      const result = await next();
      const after = (await readLocation(strapi, documentId, locale))?.hotspots ?? [];
      // A language that is being created has moved nothing.
      const changes = changesOf(before ?? after, after);
      if (changes.moved.size + changes.added.length === 0) return result;
      const account = permissionsOf(strapi, request.state);
      for (const other of await localesOf(strapi, documentId)) {
        const location = other === locale ? undefined : await readLocation(strapi, documentId, other);
        if (location !== undefined && account.can('update', LOCATION, location, ['hotspots'])) {
          await bringInto(strapi, account, location, changes);
        }
      }
      return result;
    });
  });
}

function changesOf(before: readonly StoredHotspot[], after: readonly StoredHotspot[]): Changes {
  const rowOf = new Map(before.map((hotspot) => [`${hotspot.__component} ${hotspot.id}`, hotspot]));
  const pairs = after.map((now) => ({ now, was: rowOf.get(`${now.__component} ${now.id}`) }));
  return {
    before,
    moved: new Map(
      pairs.flatMap(({ now, was }) =>
        was === undefined || isSamePosition(storedPlacement(was), storedPlacement(now))
          ? []
          : [[was, now] as const],
      ),
    ),
    added: pairs.flatMap(({ now, was }) => (was === undefined ? [now] : [])),
  };
}

async function bringInto(
  strapi: Core.Strapi,
  account: Permissions,
  { documentId, locale, hotspots }: StoredLocation,
  { before, moved, added }: Changes,
): Promise<void> {
  if (hotspots === undefined) return;
  // All hotspots are paired, so that an unmoved one keeps its counterpart.
  const counterparts = pairHotspots(
    [...before, ...added].map((hotspot) => pairedOf(hotspot)),
    hotspots.map((hotspot) => pairedOf(hotspot)),
  );
  const placedAs = new Map(before.map((hotspot, index) => [counterparts[index], moved.get(hotspot)]));
  const rows = hotspots.map((hotspot, index) => {
    const after = placedAs.get(index);
    const row = { __component: hotspot.__component, id: hotspot.id };
    return after === undefined ? row : { ...row, ...positionsOf(hotspot, after) };
  });
  const newRows: Readonly<Record<string, unknown>>[] = [];
  for (const [index, hotspot] of added.entries()) {
    const counterpart = hotspots[counterparts[before.length + index] ?? -1];
    const isThere =
      counterpart !== undefined && isSamePosition(storedPlacement(hotspot), storedPlacement(counterpart));
    if (!isThere && (await hasTargetIn(strapi, hotspot, locale)))
      newRows.push(newRow(strapi, hotspot, locale));
  }
  const isMoved = [...placedAs].some(([index, after]) => index !== undefined && after !== undefined);
  if (!isMoved && newRows.length === 0) return;
  const data = account.stamp({ hotspots: [...rows, ...newRows] }, false);
  await strapi.documents(LOCATION).update({ documentId, locale, data: data });
}

/** The positions of one hotspot, with the row ids of another. */
function positionsOf(hotspot: StoredHotspot, placed: StoredHotspot) {
  return Object.fromEntries(POSITIONS.map((field) => [field, pointRow(hotspot[field], placed[field])]));
}

const POSITIONS = ['position', 'position_16x9', 'position_mobile', 'position_panorama'] as const;

function pointRow(row: unknown, point: unknown): unknown {
  if (point === undefined || point === null) return null;
  const { id: _id, ...numbers } = point as { readonly id?: number };
  const { id } = (row ?? {}) as { readonly id?: number };
  return { ...(id === undefined ? {} : { id }), ...numbers };
}

/** A hotspot is useless in a language without its target. */
async function hasTargetIn(strapi: Core.Strapi, hotspot: StoredHotspot, locale: string): Promise<boolean> {
  const { kind } = targetFieldOf(hotspot.__component);
  const target = targetOf(hotspot);
  if (kind === 'files' || kind === 'link' || target === undefined) return true;
  const found = await strapi.db
    .query(TARGET_UIDS[kind])
    .findOne({ where: { documentId: target.documentId, locale }, select: ['id'] });
  return found !== null;
}
