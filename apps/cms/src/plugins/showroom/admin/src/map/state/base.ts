import { isClipField, transitionField, slotOf } from '../../../../contracts/map.ts';
import type {
  FieldValue,
  MapLocation,
  MapTransition,
  TransitionContent,
  TransitionField,
  PublishState,
  WorldMap,
} from '../../../../contracts/map.ts';
import { isTransitionContent } from './cell.ts';
import type { Cell, CellValue } from './cell.ts';

/** What stands in the CMS, as far as the map knows. */
export interface Base {
  readonly about: Omit<WorldMap, 'locations' | 'transitions'>;
  readonly locations: ReadonlyMap<string, MapLocation>;
  readonly transitions: ReadonlyMap<string, MapTransition>;
}

export function baseOf({ locations, transitions, ...about }: WorldMap): Base {
  return {
    about,
    locations: new Map(locations.map((location) => [location.documentId, location])),
    transitions: new Map(transitions.map((transition) => [transition.documentId, transition])),
  };
}

/** What stands in a cell; undefined where its entry is not there. */
export function readBase(base: Base, cell: Cell): CellValue | undefined {
  if (cell.of === 'world') return base.about.world.start;
  if (cell.of === 'location') return base.locations.get(cell.documentId)?.[cell.field];
  const transition = base.transitions.get(cell.documentId);
  if (cell.field === 'whole') return transition === undefined ? null : contentOf(transition);
  return transition === undefined ? undefined : transitionField(transition, cell.field);
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
  const transitions = new Map(base.transitions);
  const transition = transitions.get(cell.documentId);
  if (cell.field === 'whole') {
    if (isTransitionContent(value)) {
      transitions.set(cell.documentId, {
        documentId: cell.documentId,
        status: status ?? transition?.status ?? 'draft',
        ...value,
      });
    } else transitions.delete(cell.documentId);
  } else if (transition !== undefined && !isTransitionContent(value)) {
    transitions.set(cell.documentId, {
      ...withField(transition, cell.field, value),
      status: status ?? transition.status,
    });
  }
  return { ...base, transitions };
}

/** Forgets an entry that is not there any more. */
export function withoutEntry(base: Base, documentId: string): Base {
  const [locations, transitions] = [new Map(base.locations), new Map(base.transitions)];
  locations.delete(documentId);
  transitions.delete(documentId);
  return { ...base, locations, transitions };
}

/** What an editor can change of a transition, without what only the CMS knows. */
export function contentOf({ kind, from, to, weight, active, clips }: MapTransition): TransitionContent {
  return {
    kind,
    from,
    to,
    weight,
    active,
    clips,
  };
}

/** The same transition with another value in a field; a value that the field cannot hold changes nothing. */
export function withField<Move extends TransitionContent>(
  transition: Move,
  field: TransitionField,
  value: FieldValue,
): Move {
  if (isClipField(field)) {
    const { [slotOf(field)]: _, ...others } = transition.clips;
    const isFile = typeof value === 'object' && value !== null && 'id' in value;
    return { ...transition, clips: isFile ? { ...others, [slotOf(field)]: value } : others };
  }
  if (field === 'weight') return typeof value === 'number' ? { ...transition, weight: value } : transition;
  return typeof value === 'boolean' ? { ...transition, active: value } : transition;
}
