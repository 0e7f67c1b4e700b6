import type { Brand, PayloadId } from './ids.ts';

/**
 * Identifies a location of a closed world without revealing anything about it: a number, the same in every language
 * and after every restart.
 */
export type DoorId = Brand<number, 'DoorId'>;

/** How a visitor opens a closed world: with its code, or by logging in. */
export type DoorLock = 'password' | 'login';

/** Replaces a location of a closed world. */
export interface Door {
  readonly id: DoorId;
  readonly lock: DoorLock;
}

/** The door of a location (FNV-1a, 32 bits, http://www.isthe.com/chongo/tech/comp/fnv/). */
export function doorOf(target: PayloadId): DoorId {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < target.length; index += 1) {
    hash = Math.imul(hash ^ target.charCodeAt(index), 0x01_00_01_93);
  }
  return (hash >>> 0) as DoorId;
}

/** The location behind a door, once it is among those that may be entered. */
export function doorTarget<Target extends { readonly payloadId: PayloadId }>(
  locations: readonly Target[],
  door: DoorId,
): Target | undefined {
  return locations.find(({ payloadId }) => doorOf(payloadId) === door);
}

const NAME_PREFIX = 'door-';

/** The name of a location while it is closed: `door-123`, in links and in the `redirect` of the login. */
export function doorName(door: DoorId): PayloadId {
  return `${NAME_PREFIX}${door}` as PayloadId;
}

/** The door that a name like `door-123` names; undefined for every other text. */
export function readDoorName(name: string): DoorId | undefined {
  return name.startsWith(NAME_PREFIX) ? readDoor(name.slice(NAME_PREFIX.length)) : undefined;
}

/** The door that a number in an address names; undefined for every other text. */
export function readDoor(text: string): DoorId | undefined {
  return /^\d{1,10}$/.test(text) ? (Number(text) as DoorId) : undefined;
}
