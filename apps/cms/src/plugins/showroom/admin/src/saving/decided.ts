import { isAtom, isRow } from './form-values.ts';
import type { Path, Side, Values } from './form-values.ts';
import type { Difference, Merged } from './merge.ts';

/** The merged values with the editor's decisions applied. */
export function decided({ values, differences }: Merged, sideOf: (difference: Difference) => Side): Values {
  const asked = differences.filter(({ changedBy }) => changedBy === 'both');
  const chosen = asked.reduce<unknown>((result, difference) => {
    const { kind, path } = difference;
    const wanted = difference[sideOf(difference)];
    if (kind === 'field') return change(result, path, () => wanted);
    // A row keeps its index from the merge. Unwanted rows are removed at the end, so that the indices of the
    // others stay valid.
    return kind === 'row' && wanted === undefined ? change(result, path, () => GONE) : result;
  }, values);
  const orders = asked
    .filter((difference) => difference.kind === 'order' && sideOf(difference) === 'theirs')
    // Inner lists first: until then the index of the outer row is valid.
    .toSorted((one, other) => other.path.length - one.path.length);
  return swept(
    orders.reduce((result, order) => change(result, order.path, inOrderOf(order)), chosen),
  ) as Values;
}

const GONE = Symbol('gone');

/** The merged rows are in the order of `mine`. */
function inOrderOf({ mine, theirs }: Difference) {
  return (rows: unknown): unknown =>
    (theirs as readonly Values[]).map(
      (row) => (rows as readonly unknown[])[(mine as readonly Values[]).indexOf(row)],
    );
}

function change(whole: unknown, [name, ...rest]: Path, to: (value: unknown) => unknown): unknown {
  if (name === undefined) return to(whole);
  if (Array.isArray(whole)) {
    return whole.map((row: unknown, index) => (index === name ? change(row, rest, to) : row));
  }
  const fields = isRow(whole) ? whole : {};
  return { ...fields, [name]: change(fields[name], rest, to) };
}

function swept(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((row) => row !== GONE).map((row) => swept(row));
  if (!isRow(value) || isAtom(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, swept(inner)]));
}
