import { createHash } from 'node:crypto';
import { isRecord } from './wire/unwrap.ts';

/**
 * JSON with the keys of every object in code-unit order, so that equal content gives equal bytes. Members
 * that are `undefined` are left out, as JSON does.
 *
 * @param indent Spaces a level; 0 for one line.
 */
export function canonicalJson(value: unknown, indent = 0): string {
  return JSON.stringify(inOrder(value), undefined, indent);
}

/** Takes half the time of a replacer, which `JSON.stringify` calls for each member. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isRecord(value)) return value;
  const ordered: Record<string, unknown> = {};
  for (const name of Object.keys(value).toSorted()) {
    const member = inOrder(value[name]);
    // An assignment would set the prototype.
    if (name === '__proto__') Object.defineProperty(ordered, name, { value: member, enumerable: true });
    else ordered[name] = member;
  }
  return ordered;
}

/** The SHA-256 of a text in hexadecimal, cut to `length` characters (64 whole). */
export function sha256(text: string, length = 64): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}

/** Characters of a content hash: 64 bits, enough to tell versions apart and short in an address. */
const VERSION_LENGTH = 16;

/** The version of any plain content: equal content, equal version. */
export function contentHash(value: unknown): string {
  return sha256(canonicalJson(value), VERSION_LENGTH);
}

/** Specification section 9, “Random location key when no id: 1000 up to about 9,999,000”. */
const DERIVED_NUMBER = { lowest: 1_000, highest: 9_999_000 } as const;

/**
 * A number in the range of specification section 9 for an entry that has none. It is hashed from a stable
 * name of the entry instead of being random, so that addresses outlive a restart.
 */
export function derivedNumber(name: string): number {
  const span = DERIVED_NUMBER.highest - DERIVED_NUMBER.lowest + 1;
  return DERIVED_NUMBER.lowest + (Number.parseInt(sha256(name, 12), 16) % span);
}
