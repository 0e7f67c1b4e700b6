import type { WorldSlug } from '../world/ids.ts';
import type { Location } from '../world/location.ts';
import type { Snapshot } from '../world/snapshot.ts';
import { onlyContent } from './content-names.ts';
import { closureOf, contentReferences, menusOfShowroom } from './content-references.ts';
import { doorOf } from '../world/door.ts';
import { withReachableStops } from '../stories/reachable-stops.ts';
import {
  canBeClosed,
  isClosedByWorldAlone,
  lockOfWorld,
  mayEnterLocation,
  mayEnterWorld,
} from './may-enter.ts';
import type { Visitor } from './may-enter.ts';
import { removeHiddenContent } from './remove-hidden-content.ts';
import type { HiddenLocation, HiddenContent } from './hidden-content.ts';
import { withJudgedPresenters } from './visible-presenters.ts';
import { withVisiblePrices } from './visible-prices.ts';

/**
 * The part of a snapshot that may be sent to a visitor (docs/design/core-rules.md: what a visitor may not enter never
 * leaves the server). Worlds and locations that the visitor may not enter are removed, with every transition that
 * touches them. Actions that navigate into a closed world open a door instead; those that navigate to a location
 * closed by its own rule are removed, too.
 *
 * Content (articles, dashboards, menus, screensavers, icons) is included if something that the visitor may see leads
 * to it, or if an editor shows it although nothing leads there, and so is the content that it leads to. In a showroom
 * in which anything can be closed to anyone, this holds for every visitor, including those with all rights: content
 * is never revealed because a date has passed or a code was given, and a visitor with more rights sees everything
 * that others see.
 *
 * Of stories those stops are included whose location and opened content the visitor may see anyway: a story makes
 * nothing visible. One without any such stop is removed.
 *
 * Prices are removed from the articles whose rule about them the visitor does not meet (decision 0096).
 *
 * The scopes that a presenter needs are replaced by whether the visitor has one.
 *
 * A snapshot with nothing to hide is returned itself.
 */
export function visibleSnapshot(whole: Snapshot, visitor: Visitor): Snapshot {
  const snapshot = withJudgedPresenters(withVisiblePrices(whole, visitor), visitor);
  const hidden = hiddenPlaces(snapshot, visitor);
  const isAllOpen = hidden.worlds.size === 0 && hidden.locations.size === 0;
  if (isAllOpen && !canBeClosed(snapshot)) return snapshot;
  const visible = isAllOpen ? snapshot : removeHiddenContent(snapshot, hidden);
  const { roots, flagged, rows } = contentReferences(visible);
  return withReachableStops(
    onlyContent(visible, closureOf([...roots, ...menusOfShowroom(snapshot), ...flagged], rows)),
  );
}

function hiddenPlaces(snapshot: Snapshot, visitor: Visitor): HiddenContent {
  const worlds = new Map(snapshot.worlds.map((world) => [world.slug, world]));
  const hiddenWorlds = snapshot.worlds.filter((world) => !mayEnterWorld(world, visitor));
  const locks = new Map(hiddenWorlds.map((world) => [world.slug, lockOfWorld(world, visitor)]));
  const hiddenLocations = snapshot.locations.filter((location) => {
    const world = worlds.get(location.world);
    return world === undefined || !mayEnterLocation({ location, world, visitor });
  });
  const hiddenLocation = (location: Location): HiddenLocation => {
    const { title } = location;
    const lock = locks.get(location.world);
    if (lock === undefined || lock === 'shut' || !isClosedByWorldAlone({ location, lock, visitor })) {
      return { title };
    }
    return { title, door: { id: doorOf(location.payloadId), lock } };
  };
  return {
    locations: new Map(hiddenLocations.map((location) => [location.payloadId, hiddenLocation(location)])),
    worlds: new Set<WorldSlug>(hiddenWorlds.map(({ slug }) => slug)),
  };
}
