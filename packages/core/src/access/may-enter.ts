import { assertNever } from '../assert-never.ts';
import type { DoorLock } from '../world/door.ts';
import type { WorldSlug } from '../world/ids.ts';
import type { AccessRule, Location } from '../world/location.ts';
import type { Snapshot } from '../world/snapshot.ts';
import type { World } from '../world/world.ts';

/** The visitor's rights, and the time. */
export interface Visitor {
  readonly isLoggedIn: boolean;
  /** From the login (specification section 6); empty for an anonymous visitor. */
  readonly scopes: readonly string[];
  /** The protected worlds whose access code the visitor has given. */
  readonly openedWorlds: ReadonlySet<WorldSlug>;
  /** The closed worlds whose doors the guide of a presentation holds open for the visitor. */
  readonly invitedWorlds?: ReadonlySet<WorldSlug>;
  /** ISO 8601: the time that access windows are compared with. */
  readonly now: string;
}

/** What keeps a visitor out of a world. A visitor can do nothing to open a world that is `shut`. */
export type WorldLock = DoorLock | 'shut';

/** The part of a world that decides who may enter. */
export type LockedWorld = Pick<World, 'slug' | 'isLoginOnly' | 'isProtected' | 'shutBecause'>;

/**
 * What keeps a visitor out of a world; undefined when nothing does. A world may want both a login and an access code:
 * the login comes first (specification section 4, Navigation; sections 5 and 6). No login is required where it would
 * not help.
 */
export function lockOfWorld(world: LockedWorld, visitor: Visitor): WorldLock | undefined {
  if (world.shutBecause !== undefined) return 'shut';
  if (visitor.invitedWorlds?.has(world.slug)) return undefined;
  if (world.isLoginOnly && !visitor.isLoggedIn) return 'login';
  if (world.isProtected && !visitor.openedWorlds.has(world.slug)) return 'password';
  return undefined;
}

/** Whether a visitor may be in a world at all. */
export function mayEnterWorld(world: LockedWorld, visitor: Visitor): boolean {
  return lockOfWorld(world, visitor) === undefined;
}

/**
 * Whether a visitor may be in a location: it needs its world's access, its own rule and its dates
 * (docs/design/unspecified.md, location access rules). It opens at `from` and is closed again at `until`. A date that
 * cannot be read keeps everyone out, so that a mistake never shows content early.
 */
export function mayEnterLocation(request: {
  readonly location: Pick<Location, 'access'>;
  readonly world: LockedWorld;
  readonly visitor: Visitor;
}): boolean {
  const { location, world, visitor } = request;
  return (
    mayEnterWorld(world, visitor) &&
    meetsRule(location.access.rule, visitor) &&
    isWithinDates(location.access, visitor.now)
  );
}

/**
 * Whether a location of a closed world would be open to a visitor who had opened its world: a location that its own
 * rule or its dates close remains closed, and nothing reveals it. A login for one world is a login for all.
 */
export function isClosedByWorldAlone(request: {
  readonly location: Pick<Location, 'access'>;
  readonly lock: DoorLock;
  readonly visitor: Visitor;
}): boolean {
  const { location, lock, visitor } = request;
  const isLoggedIn = visitor.isLoggedIn || lock === 'login';
  return (
    meetsRule(location.access.rule, { ...visitor, isLoggedIn }) && isWithinDates(location.access, visitor.now)
  );
}

/** Whether a location has an access rule or dates of its own. */
export function isGuarded({ access }: Pick<Location, 'access'>): boolean {
  return access.rule.kind !== 'public' || access.from !== undefined || access.until !== undefined;
}

/** Whether a world requires a code or a login. */
export function canWorldBeClosed({
  isProtected,
  isLoginOnly,
}: Pick<World, 'isLoginOnly' | 'isProtected'>): boolean {
  return isProtected || isLoginOnly;
}

/** Whether anything in a showroom can be closed to anyone, now or at any other time. */
export function canBeClosed({ worlds, locations }: Pick<Snapshot, 'worlds' | 'locations'>): boolean {
  return worlds.some((world) => canWorldBeClosed(world)) || locations.some((location) => isGuarded(location));
}

/** Whether a visitor's login and scopes are enough for a rule. */
export function meetsRule(rule: AccessRule, visitor: Pick<Visitor, 'isLoggedIn' | 'scopes'>): boolean {
  switch (rule.kind) {
    case 'public':
      return true;
    case 'loggedIn':
      return visitor.isLoggedIn;
    case 'scopes':
      return visitor.isLoggedIn && rule.scopes.some((scope) => visitor.scopes.includes(scope));
    default:
      return assertNever(rule);
  }
}

function isWithinDates(access: Location['access'], now: string): boolean {
  const instant = Date.parse(now);
  const isOpen = access.from === undefined || instant >= Date.parse(access.from);
  const isNotYetClosed = access.until === undefined || instant < Date.parse(access.until);
  return isOpen && isNotYetClosed;
}
