import type { Core } from '@strapi/strapi';
import { FILE } from '../../../../accounts/permissions.ts';
import { LOCATION, PORTAL, WORLD } from '../../../../content-model/content-uids.ts';
import type { Row as EntryRow } from '../../../../content-model/stored-entries.ts';
import type { DayMap } from '../../contracts/world-days.ts';
import type { MapLocation, MapTransition, OutsideLocation } from '../../contracts/map.ts';
import { titleOf } from '../content/rows.ts';
import { nodeName } from '../content/world-use.ts';
import { EDITABLE } from '../map/editable-fields.ts';
import { pictureOf } from '../map/files.ts';
import type { Row } from '../map/rows.ts';
import { textOf } from '../map/rows.ts';
import { isActive, weightOf } from '../map/transition-content.ts';
import type { Moment } from './plan-day.ts';

/** A file of the library, as the map needs it. */
interface DrawnFile {
  readonly id: number;
  readonly hash: string;
  readonly url: string;
  readonly width?: number | null;
  readonly height?: number | null;
}

/** Files by number; undefined for those that are no longer in the library. */
type DrawnFiles = ReadonlyMap<number, DrawnFile>;

/** Reads the files that states show. */
export async function filesOf(strapi: Core.Strapi, rows: Iterable<EntryRow>): Promise<DrawnFiles> {
  const ids = new Set<number>();
  for (const row of rows) {
    for (const value of [row['background'], row['floor_plan']]) collectIds(value, ids);
  }
  const found: readonly DrawnFile[] = await strapi.db
    .query(FILE)
    .findMany({ where: { id: { $in: [...ids] } } });
  return new Map(found.map((file) => [file.id, file]));
}

function collectIds(value: unknown, ids: Set<number>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('hash' in value && 'id' in value) ids.add(Number(value.id));
  else for (const part of Object.values(value)) collectIds(part, ids);
}

/** References to files, as the files themselves: the map reads stored rows. */
function withFiles(value: unknown, files: DrawnFiles): unknown {
  if (Array.isArray(value)) return value.map((part) => withFiles(part, files));
  if (typeof value !== 'object' || value === null) return value;
  if ('hash' in value && 'id' in value) {
    const file = files.get(Number(value.id));
    return file?.hash === value.hash ? file : null;
  }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withFiles(part, files)]));
}

/**
 * A world at one moment as the map draws it.
 *
 * @param wanted.extra names of entries that are drawn although they were not in the world then: as they are at the
 *   moment in `wanted.extraFrom`.
 * @param wanted.mayRead names of entries that the account may read; others are left out.
 * @param wanted.seen what the account may read of an entry.
 */
export function drawDay(
  { graph }: Pick<Moment, 'graph'>,
  files: DrawnFiles,
  wanted: {
    readonly world: string;
    readonly extra: readonly string[];
    readonly extraFrom: Pick<Moment, 'graph'>;
    readonly mayRead: (name: string) => boolean;
    readonly seen: (name: string, content: EntryRow) => EntryRow;
  },
): DayMap {
  const { world, extraFrom, mayRead, seen } = wanted;
  const nodeOf = (name: string) =>
    wanted.extra.includes(name) ? extraFrom.graph.nodes.get(name) : graph.nodes.get(name);
  const rowOf = (name: string): Row | undefined => {
    const node = nodeOf(name);
    // A state has every attribute that the map reads, and files in place of references to them.
    return node && (withFiles({ ...seen(name, node.row), documentId: node.documentId }, files) as Row);
  };
  const names = [...new Set([...graph.coreOf(world), ...wanted.extra])].filter(mayRead);
  const locations = names.flatMap((name): MapLocation[] => {
    const row = nodeOf(name)?.uid === LOCATION ? rowOf(name) : undefined;
    return row === undefined ? [] : [mapLocation(row)];
  });
  const inside = new Set(locations.map(({ documentId }) => documentId));
  const transitions = names.flatMap((name): MapTransition[] => {
    const node = nodeOf(name);
    const row = node?.uid === LOCATION ? undefined : rowOf(name);
    const from = endOf(row?.['from']);
    const to = endOf(row?.['to']);
    if (row === undefined || from === undefined || to === undefined) return [];
    const kind = node?.uid === PORTAL ? 'portal' : 'transition';
    const { documentId } = row;
    return [
      {
        documentId,
        kind,
        from,
        to,
        weight: weightOf(row),
        active: isActive(row),
        clips: {},
        status: 'draft',
      },
    ];
  });
  const ends = new Set(transitions.flatMap(({ from, to }) => [from, to]).filter((end) => !inside.has(end)));
  const outside = [...ends].flatMap((documentId): OutsideLocation[] => {
    const name = nodeName(LOCATION, documentId);
    const row = mayRead(name) ? (graph.nodes.get(name) ?? extraFrom.graph.nodes.get(name))?.row : undefined;
    const other = endOf(row?.['world']);
    if (row === undefined || other === undefined || other === world) return [];
    const owner = nodeName(WORLD, other);
    const otherWorld = graph.nodes.get(owner)?.row;
    const title = otherWorld && mayRead(owner) ? titleOf(seen(owner, otherWorld)) : '';
    return [{ documentId, title: titleOf(seen(name, row)), world: { documentId: other, name: title } }];
  });
  const drawn = new Set([...inside, ...outside.map(({ documentId }) => documentId)]);
  const about = rowOf(nodeName(WORLD, world));
  return {
    start: textOf(about?.['start_location_id']) ?? null,
    ...planOf(about?.['floor_plan']),
    locations,
    transitions: transitions.filter(({ from, to }) => drawn.has(from) && drawn.has(to)),
    outside,
  };
}

function mapLocation(row: Row): MapLocation {
  const payloadId = textOf(row['payloadId']);
  const picture = pictureOf(row['background']);
  return {
    documentId: row.documentId,
    ...(payloadId === undefined ? {} : { payloadId }),
    title: titleOf(row) || row.documentId,
    locale: row.locale ?? '',
    position: EDITABLE.location.position.read(row),
    pin: EDITABLE.location.pin.read(row),
    direction: EDITABLE.location.direction.read(row),
    station: null,
    status: 'draft',
    ...(picture === undefined ? {} : { picture }),
  };
}

function planOf(file: unknown): Pick<DayMap, 'floorPlan'> {
  const { url, width, height } = (file ?? {}) as Partial<DrawnFile>;
  return url !== undefined && width && height ? { floorPlan: { url, width, height } } : {};
}

function endOf(reference: unknown): string | undefined {
  return textOf((reference as { readonly documentId?: unknown } | null | undefined)?.documentId);
}
