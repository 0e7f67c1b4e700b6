import { assertNever } from '../assert-never.ts';
import type { AccessRule, LocationAccess } from '../world/location.ts';
import type { PriceRule } from '../world/product.ts';
import type { WorldSlug } from '../world/ids.ts';
import type { ShutReason } from '../world/world.ts';

/** A world's requirements besides a login. */
export type CodeRule =
  /** It asks for no code. */
  | { readonly kind: 'none' }
  /** It opens with this code. */
  | { readonly kind: 'code'; readonly code: string }
  /** It requires a code, and no code opens it. */
  | { readonly kind: 'shut'; readonly because: ShutReason }
  /** It requires a code that this reader does not know: closed until the code is known. */
  | { readonly kind: 'untold' };

/** Who may enter a world. */
export interface WorldAccess {
  readonly isLoginOnly: boolean;
  readonly code: CodeRule;
}

export const OPEN_WORLD: WorldAccess = { isLoginOnly: false, code: { kind: 'none' } };
export const OPEN_LOCATION: LocationAccess = { rule: { kind: 'public' } };

/**
 * The rule that a switch and a code of one language version result in: a missing code closes.
 *
 * @param code is trimmed; a blank one counts as missing.
 */
export function codeRuleOf(asksForCode: boolean, code: string | null | undefined): CodeRule {
  if (!asksForCode) return { kind: 'none' };
  const trimmed = code?.trim() ?? '';
  return trimmed === '' ? { kind: 'shut', because: 'codeMissing' } : { kind: 'code', code: trimmed };
}

/**
 * The stricter of two rules about codes. Two different codes shut the world, because only its editors know which one
 * is right.
 *
 * This and the other joins of this file are those of a semilattice: their order and repetitions do not matter, and a
 * visitor admitted by the result is admitted by both parts (property tests beside this file).
 */
export function strictestCode(one: CodeRule, other: CodeRule): CodeRule {
  if (one.kind === 'code' && other.kind === 'code' && one.code !== other.code) {
    return { kind: 'shut', because: 'codesDiffer' };
  }
  return strictnessOf(one) >= strictnessOf(other) ? one : other;
}

/** `codesDiffer` is the least of those that no code opens: a join of codes must stay below all the others. */
function strictnessOf(rule: CodeRule): number {
  switch (rule.kind) {
    case 'none':
      return 0;
    case 'code':
      return 1;
    case 'shut':
      return rule.because === 'codesDiffer' ? 2 : 3;
    case 'untold':
      return 4;
    default:
      return assertNever(rule);
  }
}

/** A login when either requires one, and the stricter of their codes. */
export function strictestWorldAccess(one: WorldAccess, other: WorldAccess): WorldAccess {
  return {
    isLoginOnly: one.isLoginOnly || other.isLoginOnly,
    code: strictestCode(one.code, other.code),
  };
}

/**
 * The stricter rule, the scopes that both name (none: no one may enter), the later beginning and the earlier end.
 * A date that cannot be read closes, so it counts as the strictest one.
 */
export function strictestLocationAccess(one: LocationAccess, other: LocationAccess): LocationAccess {
  const from = strictestDate(one.from, other.from, (left, right) => left > right);
  const until = strictestDate(one.until, other.until, (left, right) => left < right);
  return {
    rule: strictestRule(one.rule, other.rule),
    ...(from === undefined ? {} : { from }),
    ...(until === undefined ? {} : { until }),
  };
}

/** The names of scopes in the one order and each once, so that equal sets are equal lists. */
export function scopesOf(names: Iterable<string>): readonly string[] {
  return [...new Set(names)].toSorted();
}

/** Shown to no one. */
const NO_ONE: AccessRule = { kind: 'scopes', scopes: [] };

export const OPEN_PRICE: PriceRule = { kind: 'public' };

/**
 * The stricter of two rules about prices: the worlds that both name. A rule about worlds and one about logins have no
 * one in common for certain, so the prices are shown to no one.
 */
export function strictestPriceRule(one: PriceRule, other: PriceRule): PriceRule {
  if (one.kind !== 'worlds' && other.kind !== 'worlds') return strictestRule(one, other);
  if (one.kind === 'public') return other;
  if (other.kind === 'public') return one;
  if (one.kind !== 'worlds' || other.kind !== 'worlds') return NO_ONE;
  return worldsRule(one.worlds.filter((world) => other.worlds.includes(world)));
}

/** A rule that admits those who may enter one of these worlds; without any, no one. */
export function worldsRule(worlds: readonly WorldSlug[]): PriceRule {
  return worlds.length === 0 ? NO_ONE : { kind: 'worlds', worlds: [...new Set(worlds)].toSorted() };
}

const RULES: readonly AccessRule['kind'][] = ['public', 'loggedIn', 'scopes'];

function strictestRule(one: AccessRule, other: AccessRule): AccessRule {
  if (one.kind === 'scopes' && other.kind === 'scopes') {
    return { kind: 'scopes', scopes: scopesOf(one.scopes.filter((scope) => other.scopes.includes(scope))) };
  }
  return RULES.indexOf(one.kind) >= RULES.indexOf(other.kind) ? one : other;
}

function strictestDate(
  one: string | undefined,
  other: string | undefined,
  isStricter: (left: number, right: number) => boolean,
): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const [left, right] = [Date.parse(one), Date.parse(other)];
  if (Number.isNaN(left) !== Number.isNaN(right)) return Number.isNaN(left) ? one : other;
  // One instant in two spellings, or two texts that are no date: either would do, so it is always the same one.
  if (left === right || Number.isNaN(left)) return one <= other ? one : other;
  return isStricter(left, right) ? one : other;
}
