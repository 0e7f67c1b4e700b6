import type { WorldSlug } from '../world/ids.ts';
import { isDefaultMenuKey } from '../menus/menu-keys.ts';
import type { Location } from '../world/location.ts';
import type { Snapshot } from '../world/snapshot.ts';
import type { World } from '../world/world.ts';
import {
  articleName,
  closureOf,
  contentOfContent,
  contentOfHook,
  contentOfLocation,
  contentOfWorld,
  dashboardName,
  iconName,
  menuName,
  screensaverName,
  type ContentName,
} from './content-references.ts';
import { doorOf } from './door.ts';
import {
  isClosedByWorldAlone,
  lockOfWorld,
  mayEnterLocation,
  mayEnterWorld,
  type Visitor,
} from './may-enter.ts';
import { withoutPlaces, type HiddenLocation } from './without-places.ts';

/**
 * The part of a snapshot that may be sent to a visitor (DESIGN, Server: what a visitor may not enter never
 * leaves the server). Worlds and locations the visitor may not enter are gone, with every transition that
 * touches them and every article, dashboard, menu, screensaver and icon that only they lead to. What navigates
 * into a world that is closed opens a door instead; what navigates to a location that its own rule closes is
 * gone too. What nothing at all leads to stays. A snapshot with nothing to hide is returned itself.
 */
export function visibleSnapshot(snapshot: Snapshot, visitor: Visitor): Snapshot {
  const openWorlds = new Map<WorldSlug, World>(
    snapshot.worlds.filter((world) => mayEnterWorld(world, visitor)).map((world) => [world.slug, world]),
  );
  const hiddenLocations = snapshot.locations.filter((location) => {
    const world = openWorlds.get(location.world);
    return world === undefined || !mayEnterLocation({ location, world, visitor });
  });
  const hiddenWorlds = snapshot.worlds.filter((world) => !openWorlds.has(world.slug));
  if (hiddenWorlds.length === 0 && hiddenLocations.length === 0) return snapshot;

  const closedWorlds = new Map(hiddenWorlds.map((world) => [world.slug, lockOfWorld(world, visitor)]));
  const hiddenLocation = (location: Location): HiddenLocation => {
    const { title } = location;
    const lock = closedWorlds.get(location.world);
    if (lock === undefined || lock === 'shut' || !isClosedByWorldAlone({ location, lock, visitor }))
      return { title };
    return { title, door: { id: doorOf(location.payloadId), lock } };
  };
  const visible = withoutPlaces(snapshot, {
    locations: new Map(hiddenLocations.map((location) => [location.payloadId, hiddenLocation(location)])),
    worlds: new Set<WorldSlug>(hiddenWorlds.map(({ slug }) => slug)),
  });
  return withoutContent(visible, privateContent({ snapshot, visible, hiddenLocations, hiddenWorlds }));
}

/** The content that hidden places lead to and nothing visible does. */
function privateContent(request: {
  readonly snapshot: Snapshot;
  readonly visible: Snapshot;
  readonly hiddenLocations: readonly Location[];
  readonly hiddenWorlds: readonly World[];
}): ReadonlySet<ContentName> {
  const { snapshot, visible, hiddenLocations, hiddenWorlds } = request;
  const hiddenRoots = [
    ...hiddenLocations.flatMap((location) => contentOfLocation(location)),
    ...hiddenWorlds.flatMap((world) => contentOfWorld(world)),
  ];
  const suspects = closureOf(hiddenRoots, contentOfContent(snapshot));
  const rows = contentOfContent(visible);
  const screensaver = visible.settings.screensaver.name;
  const visibleRoots = [
    ...visible.locations.flatMap((location) => contentOfLocation(location)),
    ...visible.worlds.flatMap((world) => contentOfWorld(world)),
    ...visible.boxHooks.flatMap((hook) => contentOfHook(hook)),
    ...visible.menus.filter(({ key }) => isDefaultMenuKey(key)).map(({ key }) => menuName(key)),
    ...(screensaver === undefined ? [] : [screensaverName(screensaver)]),
    ...[...rows.keys()].filter((name) => !suspects.has(name)),
  ];
  const kept = closureOf(visibleRoots, rows);
  return new Set([...suspects].filter((name) => !kept.has(name)));
}

function withoutContent(snapshot: Snapshot, hidden: ReadonlySet<ContentName>): Snapshot {
  return {
    ...snapshot,
    articles: snapshot.articles.filter(({ id }) => !hidden.has(articleName(id))),
    dashboards: snapshot.dashboards.filter(({ id }) => !hidden.has(dashboardName(id))),
    menus: snapshot.menus.filter(({ key }) => !hidden.has(menuName(key))),
    screensavers: snapshot.screensavers.filter(({ name }) => !hidden.has(screensaverName(name))),
    icons: snapshot.icons.filter(({ name }) => !hidden.has(iconName(name))),
  };
}
