import type { ContentBundle } from '@vitrine/content/bundle';
import { doorOf, doorTarget, doorName, readDoorName } from '@vitrine/core/world/door';
import type { DoorId } from '@vitrine/core/world/door';
import { lockOfWorld, mayEnterLocation } from '@vitrine/core/access/may-enter';
import type { Visitor } from '@vitrine/core/access/may-enter';
import { formatHomePath, formatLocationPath, formatLoginPath } from '@vitrine/core/links/path';
import type { Location } from '@vitrine/core/world/location';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { SessionVisitor } from '../../app/contract/server-context.ts';
import { withInstant } from '../snapshot/access.ts';

/** Where a visitor wants to go after a login or after opening a world. */
export interface DestinationOptions {
  /** The location's payloadId or its door's name (specification section 2, `redirect`). */
  readonly location?: string;
  /** A world, for its start location, or for the location behind a door. */
  readonly world?: string;
  readonly door?: DoorId | undefined;
  readonly locale?: string | undefined;
  /** To be passed along, without a question mark. */
  readonly query?: string | undefined;
}

/** Parameters that only the pages for login and access codes read. */
const OWN_PARAMETERS = ['redirect', 'problem', 'wait', 'code'];
const MAX_QUERY_LENGTH = 1_000;

/** A query as it may be passed along: parsed and written again, so that it can lead nowhere else. */
export function passedQuery(query: string | undefined): string {
  if (query === undefined || query.length > MAX_QUERY_LENGTH) return '';
  const parameters = new URLSearchParams(query);
  for (const name of OWN_PARAMETERS) parameters.delete(name);
  return parameters.toString();
}

function locationOf(snapshot: Snapshot, options: DestinationOptions): Location | undefined {
  const { locations, worlds } = snapshot;
  const door = options.door ?? readDoorName(options.location ?? '');
  const behind = door === undefined ? undefined : doorTarget(locations, door);
  if (behind) return behind;
  const wanted = options.location ?? worlds.find(({ slug }) => slug === options.world)?.start;
  return locations.find(({ payloadId }) => payloadId === wanted);
}

/** A location to show behind the code dialog: the start of the default world, else any that is open. */
function openLocation({ locations, worlds, settings }: Snapshot, visitor: Visitor): Location | undefined {
  const open = locations.filter((location) => {
    const world = worlds.find(({ slug }) => slug === location.world);
    return world !== undefined && mayEnterLocation({ location, world, visitor });
  });
  const start = worlds.find(({ slug }) => slug === settings.defaultWorld)?.start;
  return open.find(({ payloadId }) => payloadId === start) ?? open[0];
}

/**
 * The address to go on at: the requested location if the visitor may enter it now, else the next requirement (the
 * access code, or the login), else home. It is built from our own content alone, so that it never leads to another
 * site, and never reveals the address of a closed location.
 */
export function destinationOf(
  bundle: ContentBundle,
  { visitor, now }: { readonly visitor: SessionVisitor; readonly now: Date },
  options: DestinationOptions,
): string {
  const { snapshots, defaultLocale } = bundle;
  const locale = Object.hasOwn(snapshots, options.locale ?? '') ? (options.locale ?? '') : defaultLocale;
  const snapshot = snapshots[locale];
  const language = { locale: snapshot?.locale ?? defaultLocale, defaultLocale };
  const location = snapshot && locationOf(snapshot, options);
  const world = snapshot?.worlds.find(({ slug }) => slug === location?.world);
  if (!location || !world) return formatHomePath(language);
  const asking = withInstant(visitor, now);
  if (mayEnterLocation({ location, world, visitor: asking })) {
    const query = passedQuery(options.query);
    const path = formatLocationPath({ ...language, world: world.slug, location });
    return query === '' ? path : `${path}?${query}`;
  }
  const door = doorOf(location.payloadId);
  switch (lockOfWorld(world, asking)) {
    case 'password': {
      // Over an open location: only its own visitors know the closed world's address.
      const backdrop = openLocation(snapshot, asking);
      const path = backdrop && formatLocationPath({ ...language, world: backdrop.world, location: backdrop });
      return `${path ?? formatHomePath(language)}?code=${door}`;
    }
    case 'login':
      return `${formatLoginPath(language)}?redirect=${doorName(door)}`;
    default:
      return formatHomePath(language);
  }
}
