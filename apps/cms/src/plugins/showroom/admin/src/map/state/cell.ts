import { isSameMove, isSameValue } from '../../../../contracts/map.ts';
import type { FieldTarget, FieldValue, MoveContent, MoveKind } from '../../../../contracts/map.ts';

/** One thing on the map that can be another than before: a field, or whether a move is there and all it says. */
export type Cell =
  FieldTarget | { readonly of: MoveKind; readonly documentId: string; readonly field: 'whole' };

/** What stands in a cell. A move that is not there is null, as is an empty field. */
export type CellValue = FieldValue | MoveContent;

/** Tells cells apart; document ids are unique over all types. */
export function cellName({ documentId, field }: Cell): string {
  return `${documentId} ${field}`;
}

export function isSameCellValue(one: CellValue, other: CellValue): boolean {
  return isMoveContent(one) && isMoveContent(other)
    ? isSameMove(one, other)
    : !isMoveContent(one) && !isMoveContent(other) && isSameValue(one, other);
}

export function isMoveContent(value: CellValue): value is MoveContent {
  return typeof value === 'object' && value !== null && 'clips' in value;
}
