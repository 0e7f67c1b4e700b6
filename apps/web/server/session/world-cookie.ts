import { digestOf } from './digest.ts';
import type { SessionKeys } from './keys.ts';
import { seal, unseal } from './seal.ts';

/** A protected world and its current access code. */
export interface WorldCode {
  readonly world: string;
  readonly code: string;
}

/** Thirty days, in milliseconds: for a guest who comes back. A change of the code ends it at once. */
export const WORLD_ACCESS_LIFETIME = 30 * 24 * 60 * 60 * 1_000;

/** The cookie is valid for one world and one code: with any other it cannot be decrypted. */
function contextOf(keys: SessionKeys, { world, code }: WorldCode): string {
  return JSON.stringify(['world', world, digestOf(keys, `code of ${world}`, code)]);
}

/** The cookie value for a world that was opened with its code. */
export function sealWorld(keys: SessionKeys, world: WorldCode, now: number): string {
  return seal(keys.world, contextOf(keys, world), (now + WORLD_ACCESS_LIFETIME).toString(36));
}

/** When the cookie of a world ends, in milliseconds since 1970; undefined when it does not open this world. */
export function openWorld(
  keys: SessionKeys,
  world: WorldCode,
  value: string,
  now: number,
): number | undefined {
  const text = unseal(keys.world, contextOf(keys, world), value);
  const endsAt = text === undefined ? Number.NaN : Number.parseInt(text, 36);
  return endsAt > now ? endsAt : undefined;
}
