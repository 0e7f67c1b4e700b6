import { isSameTransition, isSameValue } from '../../../../contracts/map.ts';
import type {
  FieldTarget,
  FieldValue,
  TransitionContent,
  TransitionKind,
} from '../../../../contracts/map.ts';

/** One thing on the map that can be another than before: a field, or whether a transition is there and all it says. */
export type Cell =
  FieldTarget | { readonly of: TransitionKind; readonly documentId: string; readonly field: 'whole' };

/** What stands in a cell. A transition that is not there is null, as is an empty field. */
export type CellValue = FieldValue | TransitionContent;

/** Tells cells apart; document ids are unique over all types. */
export function cellName({ documentId, field }: Cell): string {
  return `${documentId} ${field}`;
}

export function isSameCellValue(one: CellValue, other: CellValue): boolean {
  return isTransitionContent(one) && isTransitionContent(other)
    ? isSameTransition(one, other)
    : !isTransitionContent(one) && !isTransitionContent(other) && isSameValue(one, other);
}

export function isTransitionContent(value: CellValue): value is TransitionContent {
  return typeof value === 'object' && value !== null && 'clips' in value;
}
