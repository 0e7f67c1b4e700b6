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

/** The stored content, as far as the map knows it. */
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

/** The stored value of a cell; undefined if its entry does not exist. */
export function readBase(base: Base, cell: Cell): CellValue | undefined {
  if (cell.of === 'world') return base.about.world.start;
  if (cell.of === 'location') return base.locations.get(cell.documentId)?.[cell.field];
  const transition = base.transitions.get(cell.documentId);
  if (cell.field === 'whole') return transition === undefined ? null : contentOf(transition);
  return transition === undefined ? undefined : transitionField(transition, cell.field);
}

/** Updates the stored value of a cell. Cells of unknown entries are ignored. */
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

/** Removes a deleted entry. */
export function withoutEntry(base: Base, documentId: string): Base {
  const [locations, transitions] = [new Map(base.locations), new Map(base.transitions)];
  locations.delete(documentId);
  transitions.delete(documentId);
  return { ...base, locations, transitions };
}

/** The part of a transition that editors can change. */
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

/** The same transition with another value in a field; an unsuitable value changes nothing. */
export function withField<Transition extends TransitionContent>(
  transition: Transition,
  field: TransitionField,
  value: FieldValue,
): Transition {
  if (isClipField(field)) {
    const { [slotOf(field)]: _, ...others } = transition.clips;
    const isFile = typeof value === 'object' && value !== null && 'id' in value;
    return { ...transition, clips: isFile ? { ...others, [slotOf(field)]: value } : others };
  }
  if (field === 'weight') return typeof value === 'number' ? { ...transition, weight: value } : transition;
  return typeof value === 'boolean' ? { ...transition, active: value } : transition;
}
