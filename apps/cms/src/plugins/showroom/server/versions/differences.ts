import type { Attribute, Attributes } from '../../../../content-model/model.ts';
import { keptAttributes, serialise } from './state.ts';
import type { State } from './state.ts';
import type { Path } from './restored-data.ts';

type AttributesOf = (uid: string) => Attributes;

/** A difference between two states of an entry. */
export interface FoundDifference {
  readonly path: Path;
  readonly attribute: Attribute;
  /** Undefined where the value is empty, or its part of a list is missing. */
  readonly before: unknown;
  readonly after: unknown;
  /** The side in which `path` leads to the part of a list. */
  readonly labelledBy: 'before' | 'after';
}

/** Longer lists are paired by order alone: finding what was moved takes the square of their length. */
const MAX_PAIRED = 200;

/**
 * How two states differ, field by field. Parts of lists are paired where they are the same or follow each other, so
 * that a hotspot that was added in front is one difference.
 */
export function differencesOf(
  attributesOf: AttributesOf,
  uid: string,
  before: State,
  after: State,
): readonly FoundDifference[] {
  const found: FoundDifference[] = [];

  const ofParts = (
    type: string,
    [path, labelledBy]: Side,
    one: State | undefined,
    other: State | undefined,
  ): void => {
    for (const [name, attribute] of keptAttributes(attributesOf, type)) {
      ofValues(attribute, [[...path, name], labelledBy], one?.[name], other?.[name]);
    }
  };
  const ofValues = (attribute: Attribute, side: Side, one: unknown, other: unknown): void => {
    if (isSame(one, other)) return;
    const { type, component = '', repeatable } = attribute;
    if (type === 'component' && repeatable !== true) {
      ofParts(component, side, one as State | undefined, other as State | undefined);
    } else if (type === 'component' || type === 'dynamiczone') {
      const parts = pairParts(listOf(one), listOf(other));
      if (parts.every(({ from, to }) => isSame(from?.part, to?.part))) ofOrder(attribute, side, one, other);
      for (const { from, to } of parts) {
        if (isSame(from?.part, to?.part)) continue;
        const at = to ?? from;
        const own: Side = [[...side[0], at?.index ?? 0], to === undefined ? 'before' : 'after'];
        ofParts(component || String(at?.part['__component']), own, from?.part, to?.part);
      }
    } else {
      found.push({ path: side[0], attribute, before: one, after: other, labelledBy: side[1] });
    }
  };
  const ofOrder = (attribute: Attribute, [path, labelledBy]: Side, one: unknown, other: unknown): void => {
    found.push({ path, attribute, before: one, after: other, labelledBy });
  };

  ofParts(uid, [[], 'after'], before, after);
  return found;
}

type Side = readonly [path: Path, labelledBy: 'before' | 'after'];

interface Part {
  readonly index: number;
  readonly part: State;
}

interface Pair {
  readonly from?: Part;
  readonly to?: Part;
}

/** Pairs the same parts of two lists, then those of one kind between them, in order. */
export function pairParts(before: readonly State[], after: readonly State[]): readonly Pair[] {
  const anchors: (readonly [number, number])[] = [
    ...(Math.max(before.length, after.length) > MAX_PAIRED ? [] : longestCommon(before, after)),
    [before.length, after.length],
  ];
  const pairs: Pair[] = [];
  let [from, to] = [0, 0];
  for (const [nextFrom, nextTo] of anchors) {
    pairs.push(...pairKinds(partsOf(before, from, nextFrom), partsOf(after, to, nextTo)));
    const [one, other] = [before[nextFrom], after[nextTo]];
    if (one !== undefined && other !== undefined) {
      pairs.push({ from: { index: nextFrom, part: one }, to: { index: nextTo, part: other } });
    }
    [from, to] = [nextFrom + 1, nextTo + 1];
  }
  return pairs;
}

function partsOf(list: readonly State[], start: number, end: number): readonly Part[] {
  return list.slice(start, end).map((part, index) => ({ part, index: start + index }));
}

function pairKinds(before: readonly Part[], after: readonly Part[]): readonly Pair[] {
  const left = [...before];
  const pairs = after.map((to): Pair => {
    const at = left.findIndex(({ part }) => part['__component'] === to.part['__component']);
    const [from] = at < 0 ? [] : left.splice(at, 1);
    return from === undefined ? { to } : { from, to };
  });
  return [...pairs, ...left.map((from) => ({ from }))];
}

/** The positions of a longest common subsequence. */
function longestCommon(
  before: readonly State[],
  after: readonly State[],
): readonly (readonly [number, number])[] {
  const [one, other] = [before.map(serialise), after.map(serialise)];
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let from = one.length - 1; from >= 0; from -= 1) {
    for (let to = other.length - 1; to >= 0; to -= 1) {
      const row = lengths[from];
      if (row === undefined) continue;
      row[to] =
        one[from] === other[to]
          ? (lengths[from + 1]?.[to + 1] ?? 0) + 1
          : Math.max(lengths[from + 1]?.[to] ?? 0, row[to + 1] ?? 0);
    }
  }
  const common: (readonly [number, number])[] = [];
  for (let [from, to] = [0, 0]; from < one.length && to < other.length;) {
    if (one[from] === other[to]) {
      common.push([from, to]);
      from += 1;
      to += 1;
    } else if ((lengths[from + 1]?.[to] ?? 0) >= (lengths[from]?.[to + 1] ?? 0)) from += 1;
    else to += 1;
  }
  return common;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function listOf(value: unknown): readonly State[] {
  return Array.isArray(value) ? (value as readonly State[]) : [];
}
