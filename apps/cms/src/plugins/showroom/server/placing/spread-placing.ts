import type { Core } from '@strapi/strapi';
import { ALL_LANGUAGES, SPREAD_HEADER, TARGET_FIELDS, TARGET_UIDS } from '../../contracts/placing.ts';
import { newRow } from './new-row.ts';
import { isSameSpot, pairHotspots } from './pair-hotspots.ts';
import { LOCATION, localesOf, pairedOf, readLocation, storedPlacement, targetOf } from './stored-hotspots.ts';
import type { StoredHotspot } from './stored-hotspots.ts';

interface SaveRequest {
  readonly get: (header: string) => string;
}

/** What a save did to the hotspots of one language. */
interface Changes {
  /** As they were, with where they are now. */
  readonly moved: readonly { readonly before: StoredHotspot; readonly after: StoredHotspot }[];
  readonly added: readonly StoredHotspot[];
}

/**
 * Carries the positions of hotspots, and hotspots that are new, into the other languages of a location, in
 * the transaction of the save that asks for it: pictures are the same in all languages, and hotspots are not.
 */
export const spreadPlacing = (strapi: Core.Strapi): void => {
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
      // A language that is only now begun has moved nothing.
      const changes = before === undefined ? { moved: [], added: [] } : changesOf(before, after);
      if (changes.moved.length + changes.added.length > 0) {
        for (const other of await localesOf(strapi, documentId)) {
          if (other !== locale) await bringInto(strapi, { documentId, locale: other }, changes);
        }
      }
      return result;
    });
  });
};

const changesOf = (before: readonly StoredHotspot[], after: readonly StoredHotspot[]): Changes => {
  const rowOf = new Map(before.map((hotspot) => [`${hotspot.__component} ${hotspot.id}`, hotspot]));
  const pairs = after.map((now) => ({ now, was: rowOf.get(`${now.__component} ${now.id}`) }));
  return {
    moved: pairs.flatMap(({ now, was }) =>
      was === undefined || isSameSpot(storedPlacement(was), storedPlacement(now))
        ? []
        : [{ before: was, after: now }],
    ),
    added: pairs.flatMap(({ now, was }) => (was === undefined ? [now] : [])),
  };
};

const bringInto = async (
  strapi: Core.Strapi,
  { documentId, locale }: { readonly documentId: string; readonly locale: string },
  { moved, added }: Changes,
): Promise<void> => {
  const hotspots = (await readLocation(strapi, documentId, locale))?.hotspots;
  if (hotspots === undefined) return;
  const paired = hotspots.map((hotspot) => pairedOf(hotspot));
  const counterparts = pairHotspots(
    moved.map(({ before }) => pairedOf(before)),
    paired,
  );
  const placedAs = new Map(moved.map(({ after }, index) => [counterparts[index], after]));
  const rows = hotspots.map((hotspot, index) => {
    const after = placedAs.get(index);
    const row = { __component: hotspot.__component, id: hotspot.id };
    return after === undefined ? row : { ...row, ...positionsOf(hotspot, after) };
  });
  const known = pairHotspots(
    added.map((hotspot) => pairedOf(hotspot)),
    paired,
  );
  const news: Readonly<Record<string, unknown>>[] = [];
  for (const [index, hotspot] of added.entries()) {
    const counterpart = known[index];
    const isThere =
      counterpart !== undefined &&
      isSameSpot(storedPlacement(hotspot), storedPlacement(hotspots[counterpart] ?? hotspot));
    if (!isThere && (await hasTargetIn(strapi, hotspot, locale))) news.push(newRow(strapi, hotspot, locale));
  }
  if (placedAs.size === 0 && news.length === 0) return;
  await strapi
    .documents(LOCATION)
    .update({ documentId, locale, data: { hotspots: [...rows, ...news] } as never });
};

/** The positions of one hotspot in the rows of another. */
const positionsOf = (hotspot: StoredHotspot, { position, position_16x9: wide }: StoredHotspot) => ({
  position: pointRow(hotspot['position'], position),
  position_16x9: pointRow(hotspot['position_16x9'], wide),
});

const pointRow = (row: unknown, point: unknown): unknown => {
  if (point === undefined || point === null) return null;
  const { x, y } = point as { readonly x: unknown; readonly y: unknown };
  const { id } = (row ?? {}) as { readonly id?: number };
  return { ...(id === undefined ? {} : { id }), x, y };
};

/** A hotspot is of no use in a language that has not what it leads to. */
const hasTargetIn = async (strapi: Core.Strapi, hotspot: StoredHotspot, locale: string): Promise<boolean> => {
  const { kind } = TARGET_FIELDS[hotspot.__component];
  const target = targetOf(hotspot);
  if (kind === 'files' || kind === 'link' || target === undefined) return true;
  const found = await strapi.db
    .query(TARGET_UIDS[kind])
    .findOne({ where: { documentId: target.documentId, locale }, select: ['id'] });
  return found !== null;
};
