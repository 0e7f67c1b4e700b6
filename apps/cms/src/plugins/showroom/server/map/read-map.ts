import type { Core } from '@strapi/strapi';
import type {
  ListedWorld,
  MapLocation,
  MapMove,
  MoveKind,
  OutsideLocation,
  WorldMap,
} from '../../contracts/map.ts';
import { LOCATION, WORLD } from '../../../../rules/content-uids.ts';
import { BACKGROUND, pictureOf } from './files.ts';
import { EDITABLE } from './editable-fields.ts';
import { rightsOf } from './map-editor.ts';
import type { MapEditor } from './map-editor.ts';
import { moveContentOf, UID_OF } from './move-content.ts';
import { readDocuments, rowsOf, textOf } from './rows.ts';
import type { Document } from './rows.ts';

const STATION_CATEGORY = 'api::station-category.station-category';

/** The worlds that the editor may read, by name, with the number of their locations. */
export const readWorlds = async (strapi: Core.Strapi, editor: MapEditor): Promise<readonly ListedWorld[]> => {
  const ids = (await rowsOf(strapi, WORLD, { select: ['documentId'], where: { publishedAt: null } })).map(
    ({ documentId }) => documentId,
  );
  const worlds = await readDocuments(strapi, editor, { uid: WORLD, documentIds: ids });
  const locations = await Promise.all(worlds.map(({ row }) => locationIdsOf(strapi, row.documentId)));
  return worlds
    .map(({ row }, index) => ({
      documentId: row.documentId,
      name: textOf(row['name']) ?? String(row['slug']),
      locations: locations[index]?.length ?? 0,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
};

/** Everything that a map shows, of the drafts; undefined where there is no such world for this editor. */
export const readWorldMap = async (
  strapi: Core.Strapi,
  editor: MapEditor,
  worldId: string,
): Promise<WorldMap | undefined> => {
  const [world] = await readDocuments(strapi, editor, {
    uid: WORLD,
    documentIds: [worldId],
    populate: { floor_plan: true },
  });
  if (world === undefined) return undefined;
  const locations = await readLocations(strapi, editor, await locationIdsOf(strapi, worldId));
  const inside = new Set(locations.map(({ documentId }) => documentId));
  const moves = [
    ...(await readMoves(strapi, editor, 'transition', [...inside])),
    ...(await readMoves(strapi, editor, 'portal', [...inside])),
  ];
  const ends = moves.flatMap(({ from, to }) => [from, to]).filter((end) => !inside.has(end));
  return {
    world: {
      documentId: worldId,
      name: textOf(world.row['name']) ?? String(world.row['slug']),
      locale: world.row.locale ?? '',
      start: textOf(world.row['start_location_id']) ?? null,
      ...floorPlanOf(world),
    },
    locations,
    moves,
    outside: await readOutside(strapi, editor, ends),
    stations: await readStations(strapi, editor),
    rights: rightsOf(editor),
  };
};

/** All locations of other worlds, or those of a list. */
export const readOutside = async (
  strapi: Core.Strapi,
  editor: MapEditor,
  documentIds: readonly string[],
): Promise<readonly OutsideLocation[]> => {
  const locations = await readDocuments(strapi, editor, { uid: LOCATION, documentIds, links: ['world'] });
  const worldIds = locations.flatMap(({ linked }) => linked('world') ?? []);
  const worlds = await readDocuments(strapi, editor, { uid: WORLD, documentIds: worldIds });
  const names = new Map(worlds.map(({ row }) => [row.documentId, textOf(row['name']) ?? row.documentId]));
  return locations.flatMap(({ row, linked }) => {
    const world = linked('world');
    if (world === undefined) return [];
    const title = titleOf(row);
    return { documentId: row.documentId, title, world: { documentId: world, name: names.get(world) ?? '' } };
  });
};

/** The locations that stand in other worlds than this one. */
export const outsideIdsOf = async (strapi: Core.Strapi, worldId: string): Promise<readonly string[]> =>
  (
    await rowsOf(strapi, LOCATION, {
      select: ['documentId'],
      where: { publishedAt: null, world: { documentId: { $ne: worldId } } },
    })
  ).map(({ documentId }) => documentId);

/** One or more locations as the map shows them. */
export const readLocations = async (
  strapi: Core.Strapi,
  editor: MapEditor,
  documentIds: readonly string[],
): Promise<readonly MapLocation[]> =>
  (
    await readDocuments(strapi, editor, {
      uid: LOCATION,
      documentIds,
      populate: { ...EDITABLE.location.place.populate, ...EDITABLE.location.station.populate, ...BACKGROUND },
    })
  ).map(mapLocation);

const mapLocation = ({ row, status }: Document): MapLocation => {
  const payloadId = textOf(row['payloadId']);
  const picture = pictureOf(row['background']);
  return {
    documentId: row.documentId,
    ...(payloadId === undefined ? {} : { payloadId }),
    title: titleOf(row),
    locale: row.locale ?? '',
    place: EDITABLE.location.place.read(row),
    station: EDITABLE.location.station.read(row),
    status,
    ...(picture === undefined ? {} : { picture }),
  };
};

const readMoves = async (
  strapi: Core.Strapi,
  editor: MapEditor,
  kind: MoveKind,
  locationIds: readonly string[],
): Promise<readonly MapMove[]> => {
  const end = { documentId: { $in: locationIds } };
  const uid = UID_OF[kind];
  const found = await rowsOf(strapi, uid, {
    select: ['documentId'],
    where: { publishedAt: null, $or: [{ from: end }, { to: end }] },
  });
  const documents = await readDocuments(strapi, editor, {
    uid,
    documentIds: found.map(({ documentId }) => documentId),
    links: ['from', 'to'],
    populate: { transitionOptions: true, ...BACKGROUND },
  });
  const mapMove = (document: Document): readonly MapMove[] => {
    const content = moveContentOf(kind, document);
    if (content === undefined) return [];
    return [{ documentId: document.row.documentId, status: document.status, ...content }];
  };
  return documents.flatMap(mapMove);
};

const locationIdsOf = async (strapi: Core.Strapi, worldId: string): Promise<readonly string[]> => {
  const rows = await rowsOf(strapi, LOCATION, {
    select: ['documentId'],
    where: { publishedAt: null, world: { documentId: worldId } },
  });
  return [...new Set(rows.map(({ documentId }) => documentId))];
};

const readStations = async (strapi: Core.Strapi, editor: MapEditor): Promise<WorldMap['stations']> => {
  if (!editor.may('read', STATION_CATEGORY)) return [];
  const locale = await strapi.plugin('i18n').service('locales').getDefaultLocale();
  const rows = await rowsOf(strapi, STATION_CATEGORY, { select: ['documentId', 'title', 'locale'] });
  return [...Map.groupBy(rows, ({ documentId }) => documentId)]
    .map(([documentId, versions]) => {
      const row = versions.find((version) => version.locale === locale) ?? versions[0];
      return { documentId, title: textOf(row?.['title']) ?? documentId };
    })
    .toSorted((one, other) => one.title.localeCompare(other.title));
};

const titleOf = (row: Readonly<Record<string, unknown>>): string =>
  textOf(row['title']) ?? textOf(row['slug']) ?? String(row['documentId']);

const floorPlanOf = ({ row }: Document): Pick<WorldMap['world'], 'floorPlan'> => {
  const plan = row['floor_plan'] as { url?: string; width?: number | null; height?: number | null } | null;
  const { url, width, height } = plan ?? {};
  return url !== undefined && width && height ? { floorPlan: { url, width, height } } : {};
};
