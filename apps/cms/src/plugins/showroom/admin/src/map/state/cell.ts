import { isSameTransition, isSameValue } from '../../../../contracts/map.ts';
import type {
  FieldTarget,
  FieldValue,
  TransitionContent,
  TransitionKind,
} from '../../../../contracts/map.ts';

/** One editable value of the map: a field, or a whole transition including whether it exists. */
export type Cell =
  | FieldTarget
  | { readonly of: TransitionKind; readonly documentId: string; readonly field: 'whole' };

/** The value of a cell. A missing transition is null, like an empty field. */
export type CellValue = FieldValue | TransitionContent;

/** A unique key; document ids are unique over all types. */
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
