import { isClipField, moveField, slotOf } from '../../../../contracts/map.ts';
import type {
  FieldValue,
  MapLocation,
  MapMove,
  MoveContent,
  MoveField,
  PublishState,
  WorldMap,
} from '../../../../contracts/map.ts';
import { isMoveContent } from './cell.ts';
import type { Cell, CellValue } from './cell.ts';

/** What stands in the CMS, as far as the map knows. */
export interface Base {
  readonly about: Omit<WorldMap, 'locations' | 'moves'>;
  readonly locations: ReadonlyMap<string, MapLocation>;
  readonly moves: ReadonlyMap<string, MapMove>;
}

export function baseOf({ locations, moves, ...about }: WorldMap): Base {
  return {
    about,
    locations: new Map(locations.map((location) => [location.documentId, location])),
    moves: new Map(moves.map((move) => [move.documentId, move])),
  };
}

/** What stands in a cell; undefined where its entry is not there. */
export function readBase(base: Base, cell: Cell): CellValue | undefined {
  if (cell.of === 'world') return base.about.world.start;
  if (cell.of === 'location') return base.locations.get(cell.documentId)?.[cell.field];
  const move = base.moves.get(cell.documentId);
  if (cell.field === 'whole') return move === undefined ? null : contentOf(move);
  return move === undefined ? undefined : moveField(move, cell.field);
}

/** Notes what stands in the CMS now. A field of what is not there is left alone. */
export function writeBase(base: Base, cell: Cell, value: CellValue, status?: PublishState): Base {
  if (cell.of === 'world') {
    const start = typeof value === 'string' ? value : null;
    return { ...base, about: { ...base.about, world: { ...base.about.world, start } } };
  }
  if (cell.of === 'location') {
    const location = base.locations.get(cell.documentId);
    if (location === undefined) return base;
    const next = { ...location, [cell.field]: value, status: status ?? location.status };
    return { ...base, locations: new Map(base.locations).set(cell.documentId, next) };
  }
  const moves = new Map(base.moves);
  const move = moves.get(cell.documentId);
  if (cell.field === 'whole') {
    if (isMoveContent(value)) {
      moves.set(cell.documentId, {
        documentId: cell.documentId,
        status: status ?? move?.status ?? 'draft',
        ...value,
      });
    } else moves.delete(cell.documentId);
  } else if (move !== undefined && !isMoveContent(value)) {
    moves.set(cell.documentId, { ...withField(move, cell.field, value), status: status ?? move.status });
  }
  return { ...base, moves };
}

/** Forgets an entry that is not there any more. */
export function withoutEntry(base: Base, documentId: string): Base {
  const [locations, moves] = [new Map(base.locations), new Map(base.moves)];
  locations.delete(documentId);
  moves.delete(documentId);
  return { ...base, locations, moves };
}

/** What an editor can change of a move, without what only the CMS knows. */
export function contentOf({ kind, from, to, weight, active, clips }: MapMove): MoveContent {
  return {
    kind,
    from,
    to,
    weight,
    active,
    clips,
  };
}

/** The same move with another value in a field; a value that the field cannot hold changes nothing. */
export function withField<Move extends MoveContent>(move: Move, field: MoveField, value: FieldValue): Move {
  if (isClipField(field)) {
    const { [slotOf(field)]: _, ...others } = move.clips;
    const isFile = typeof value === 'object' && value !== null && 'id' in value;
    return { ...move, clips: isFile ? { ...others, [slotOf(field)]: value } : others };
  }
  if (field === 'weight') return typeof value === 'number' ? { ...move, weight: value } : move;
  return typeof value === 'boolean' ? { ...move, active: value } : move;
}
