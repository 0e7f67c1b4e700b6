import type { Core } from '@strapi/strapi';
import type {
  ListedWorld,
  MapLocation,
  MapTransition,
  TransitionKind,
  OutsideLocation,
  WorldMap,
} from '../../contracts/map.ts';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { PERMISSION_FIELDS } from '../../../../accounts/permissions.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import { LOCATION, WORLD, TRANSITION_UIDS } from '../../../../content-model/content-uids.ts';
import { presentLimit } from '../world-limits/limit.ts';
import { BACKGROUND, pictureOf } from './files.ts';
import { EDITABLE, PLAN_RIGHTS } from './editable-fields.ts';
import { NO_RIGHTS, rightsOf } from './map-rights.ts';
import { transitionContentOf } from './transition-content.ts';
import { readDocuments, rowsOf, textOf } from './rows.ts';
import type { Document, Row } from './rows.ts';

const STATION_CATEGORY = 'api::station-category.station-category';

/** The worlds that the account may read, by name, with their number of locations. */
export async function readWorlds(strapi: Core.Strapi, account: Permissions): Promise<readonly ListedWorld[]> {
  const ids = (await rowsOf(strapi, WORLD, { select: ['documentId'], where: { publishedAt: null } })).map(
    ({ documentId }) => documentId,
  );
  const worlds = await readDocuments(strapi, account, { uid: WORLD, documentIds: ids });
  const locations = await Promise.all(
    worlds.map(({ row }) => readableLocations(strapi, account, row.documentId)),
  );
  return worlds
    .map(({ seen }, index) => ({
      documentId: seen.documentId,
      name: worldName(seen),
      locations: locations[index] ?? 0,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Everything that the map of a world's drafts shows; undefined if there is no such world for this account. */
export async function readWorldMap(
  strapi: Core.Strapi,
  account: Permissions,
  worldId: string,
): Promise<WorldMap | undefined> {
  const [world] = await readDocuments(strapi, account, {
    uid: WORLD,
    documentIds: [worldId],
    populate: { floor_plan: true },
  });
  if (world === undefined) return undefined;
  const locations = await readLocations(strapi, account, await locationIdsOf(strapi, worldId));
  const inside = new Set(locations.map(({ documentId }) => documentId));
  const transitions = [
    ...(await readTransitions(strapi, account, 'transition', [...inside])),
    ...(await readTransitions(strapi, account, 'portal', [...inside])),
  ];
  const ends = transitions.flatMap(({ from, to }) => [from, to]).filter((end) => !inside.has(end));
  return {
    world: {
      documentId: worldId,
      name: worldName(world.seen),
      locale: world.row.locale ?? '',
      start: textOf(world.seen['start_location_id']) ?? null,
      ...floorPlanOf(world),
    },
    locations,
    transitions,
    outside: await readOutside(strapi, account, ends),
    stations: await readStations(strapi, account),
    rights: (await presentLimit(strapi))?.worlds.has(worldId) === false ? NO_RIGHTS : rightsOf(account),
  };
}

/** All locations of other worlds, or those with the given ids. */
export async function readOutside(
  strapi: Core.Strapi,
  account: Permissions,
  documentIds: readonly string[],
): Promise<readonly OutsideLocation[]> {
  const locations = await readDocuments(strapi, account, { uid: LOCATION, documentIds, links: ['world'] });
  const worldIds = locations.flatMap(({ linked }) => linked('world') ?? []);
  const worlds = await readDocuments(strapi, account, { uid: WORLD, documentIds: worldIds });
  const names = new Map(worlds.map(({ seen }) => [seen.documentId, worldName(seen)]));
  return locations.flatMap(({ seen, linked }) => {
    const world = linked('world');
    if (world === undefined) return [];
    const title = titleOf(seen);
    return { documentId: seen.documentId, title, world: { documentId: world, name: names.get(world) ?? '' } };
  });
}

/** The ids of the locations of all other worlds. */
export async function outsideIdsOf(strapi: Core.Strapi, worldId: string): Promise<readonly string[]> {
  return (
    await rowsOf(strapi, LOCATION, {
      select: ['documentId'],
      where: { publishedAt: null, world: { documentId: { $ne: worldId } } },
    })
  ).map(({ documentId }) => documentId);
}

/** Locations as the map shows them, if the account may read their world. */
export async function readLocations(
  strapi: Core.Strapi,
  account: Permissions,
  documentIds: readonly string[],
): Promise<readonly MapLocation[]> {
  return (
    await readDocuments(strapi, account, {
      uid: LOCATION,
      documentIds,
      links: ['world'],
      populate: {
        ...EDITABLE.location.position.populate,
        ...EDITABLE.location.pin.populate,
        ...EDITABLE.location.station.populate,
        ...BACKGROUND,
      },
    })
  )
    .filter(({ linked }) => linked('world') !== undefined)
    .map((location) => mapLocation(location, account));
}

function mapLocation({ row, seen, status }: Document, account: Permissions): MapLocation {
  const payloadId = textOf(seen['payloadId']);
  const picture = pictureOf(seen['background']);
  return {
    documentId: seen.documentId,
    ...(payloadId === undefined ? {} : { payloadId }),
    title: titleOf(seen),
    locale: seen.locale ?? '',
    position: EDITABLE.location.position.read(seen),
    pin: EDITABLE.location.pin.read(seen),
    direction: EDITABLE.location.direction.read(seen),
    ...(account.can('update', LOCATION, row, PLAN_RIGHTS) ? {} : { isFixed: true }),
    station: EDITABLE.location.station.read(seen),
    status,
    ...(picture === undefined ? {} : { picture }),
  };
}

async function readTransitions(
  strapi: Core.Strapi,
  account: Permissions,
  kind: TransitionKind,
  locationIds: readonly string[],
): Promise<readonly MapTransition[]> {
  const end = { documentId: { $in: locationIds } };
  const uid = TRANSITION_UIDS[kind];
  const found = await rowsOf(strapi, uid, {
    select: ['documentId'],
    where: { publishedAt: null, $or: [{ from: end }, { to: end }] },
  });
  const documents = await readDocuments(strapi, account, {
    uid,
    documentIds: found.map(({ documentId }) => documentId),
    links: ['from', 'to'],
    populate: { transitionOptions: true, ...BACKGROUND },
  });
  const mapTransition = (document: Document): readonly MapTransition[] => {
    const content = transitionContentOf(kind, document);
    if (content === undefined) return [];
    return [{ documentId: document.row.documentId, status: document.status, ...content }];
  };
  return documents.flatMap(mapTransition);
}

async function locationIdsOf(strapi: Core.Strapi, worldId: string): Promise<readonly string[]> {
  const rows = await rowsOf(strapi, LOCATION, {
    select: ['documentId'],
    where: { publishedAt: null, world: { documentId: worldId } },
  });
  return [...new Set(rows.map(({ documentId }) => documentId))];
}

/** How many locations of a world the account may read. */
async function readableLocations(strapi: Core.Strapi, account: Permissions, world: string): Promise<number> {
  if (!account.can('read', LOCATION, undefined, ['world'])) return 0;
  const documentIds = await locationIdsOf(strapi, world);
  const readable = await account.readableIds(LOCATION, { documentId: { $in: documentIds } });
  const rows = await rowsOf(strapi, LOCATION, {
    select: ['id', 'documentId'],
    where: { documentId: { $in: documentIds }, publishedAt: null },
  });
  return new Set(rows.filter(({ id }) => readable.has(Number(id))).map(({ documentId }) => documentId)).size;
}

async function readStations(strapi: Core.Strapi, account: Permissions): Promise<WorldMap['stations']> {
  const readable = await account.readableIds(STATION_CATEGORY);
  const rows = await rowsOf(strapi, STATION_CATEGORY, {
    where: { id: { $in: [...readable] } },
    populate: PERMISSION_FIELDS,
  });
  return [...Map.groupBy(rows, ({ documentId }) => documentId)]
    .flatMap(([documentId, versions]) => {
      const row = versions.find(({ locale }) => locale === DEFAULT_LOCALE) ?? versions[0];
      if (row === undefined) return [];
      return { documentId, title: textOf(account.readable(STATION_CATEGORY, row)['title']) ?? documentId };
    })
    .toSorted((one, other) => one.title.localeCompare(other.title));
}

function worldName(row: Row): string {
  return textOf(row['name']) ?? textOf(row['slug']) ?? row.documentId;
}

function titleOf(row: Row): string {
  return textOf(row['title']) ?? textOf(row['slug']) ?? row.documentId;
}

function floorPlanOf({ seen }: Document): Pick<WorldMap['world'], 'floorPlan'> {
  const plan = seen['floor_plan'] as
    | { url?: string; width?: number | null; height?: number | null }
    | null
    | undefined;
  const { url, width, height } = plan ?? {};
  if (url === undefined) return {};
  // Visitors see a plan of unknown size as a square, too.
  return { floorPlan: width && height ? { url, width, height } : { url, width: 1, height: 1 } };
}
