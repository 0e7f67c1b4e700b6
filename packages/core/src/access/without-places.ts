import type { Screensaver } from '../world/content.ts';
import type { PayloadId, WorldSlug } from '../world/ids.ts';
import type { GroupLogo, Location, LocationGroup } from '../world/location.ts';
import type { Settings } from '../world/settings.ts';
import type { Snapshot } from '../world/snapshot.ts';
import type { World } from '../world/world.ts';
import { allowedActions } from './allowed-actions.ts';
import type { AllowedActions, HiddenBesides } from './allowed-actions.ts';
import type { Door } from './door.ts';

/** What there is to know of a location that is hidden. */
export interface HiddenLocation {
  /** Its own title, which what leads there may have taken for its own. */
  readonly title: string;
  /** What stands for it; absent where nothing may tell that it is there. */
  readonly door?: Door;
}

/** Hidden locations by their names. */
export type HiddenLocations = ReadonlyMap<PayloadId, HiddenLocation>;

/** The places to leave out. */
export interface HiddenPlaces extends HiddenBesides {
  readonly locations: HiddenLocations;
  readonly worlds: ReadonlySet<WorldSlug>;
}

/**
 * A snapshot without some worlds and locations and without anything that names them. A hotspot, menu item,
 * button or hook that leads to a hidden location opens its door; where it has none it goes as a whole: its title
 * would tell of the location. A title that is the closed location's own is taken away.
 */
export function withoutPlaces(snapshot: Snapshot, hidden: HiddenPlaces): Snapshot {
  const allowed = allowedActions(hidden.locations, hidden);
  const screensavers = snapshot.screensavers.flatMap((screensaver) =>
    withoutLocations(screensaver, hidden.locations),
  );
  const screensaverNames = new Set(screensavers.map(({ name }) => name));
  const worlds = snapshot.worlds.filter(({ slug }) => !hidden.worlds.has(slug));

  return {
    ...snapshot,
    settings: cleanSettings(snapshot.settings, hidden, screensaverNames),
    worlds: worlds.map((world) => cleanWorld(world, hidden, screensaverNames)),
    locations: snapshot.locations
      .filter(({ payloadId }) => !hidden.locations.has(payloadId))
      .map((location) => cleanLocation(location, hidden, allowed)),
    transitions: snapshot.transitions.filter(
      ({ from, to }) => !hidden.locations.has(from) && !hidden.locations.has(to),
    ),
    articles: snapshot.articles.map((article) => ({
      ...article,
      sections: article.sections.flatMap((section) => allowed.section(section)),
      actionButtons: allowed.offered(article.actionButtons),
    })),
    dashboards: snapshot.dashboards.map((dashboard) => ({
      ...dashboard,
      links: allowed.offered(dashboard.links),
      actionButtons: allowed.offered(dashboard.actionButtons),
    })),
    menus: snapshot.menus.map((menu) => ({
      ...menu,
      items: menu.items.flatMap((item) => {
        const actions = allowed.stack(item.actions);
        return actions === undefined
          ? []
          : [{ ...item, title: allowed.title(item.title, item.actions), actions }];
      }),
    })),
    screensavers,
    boxHooks: snapshot.boxHooks.flatMap((hook) => {
      const locations = hook.locations.filter((location) => !hidden.locations.has(location));
      // An empty list means everywhere: a hook of hidden locations must not become one of all.
      const hasLostAll = hook.locations.length > 0 && locations.length === 0;
      const actions = allowed.stack(hook.actions);
      return hasLostAll || actions === undefined ? [] : [{ ...hook, locations, actions }];
    }),
  };
}

function cleanLocation(location: Location, hidden: HiddenPlaces, allowed: AllowedActions): Location {
  const { previous, next, group, ...rest } = location;
  return {
    ...rest,
    hotspots: allowed.offered(location.hotspots),
    ...(group === undefined ? {} : { group: cleanGroup(group, hidden) }),
    ...(previous === undefined || hidden.locations.has(previous) ? {} : { previous }),
    ...(next === undefined || hidden.locations.has(next) ? {} : { next }),
  };
}

function cleanGroup(group: LocationGroup, hidden: HiddenPlaces): LocationGroup {
  const target = group.logo?.navigateTo;
  const there = target === undefined ? undefined : hidden.locations.get(target);
  if (group.logo === undefined || there === undefined) return group;
  const { image, title, subtitle }: GroupLogo = group.logo;
  const own = there.title === title ? '' : title;
  return { ...group, logo: { image, title: own, subtitle, ...(there.door && { door: there.door }) } };
}

function cleanWorld(world: World, hidden: HiddenPlaces, screensavers: ReadonlySet<string>): World {
  const { start, ...rest } = world;
  return {
    ...rest,
    ...(start === undefined || hidden.locations.has(start) ? {} : { start }),
    screensaver: withKnownName(world.screensaver, screensavers),
  };
}

function cleanSettings(
  settings: Settings,
  hidden: HiddenPlaces,
  screensavers: ReadonlySet<string>,
): Settings {
  const { defaultWorld, ...rest } = settings;
  return {
    ...rest,
    screensaver: withKnownName(settings.screensaver, screensavers),
    ...(defaultWorld === undefined || hidden.worlds.has(defaultWorld) ? {} : { defaultWorld }),
  };
}

/** A screensaver that showed hidden locations alone has nothing left to show. */
function withoutLocations(screensaver: Screensaver, hidden: HiddenLocations): readonly Screensaver[] {
  const items = screensaver.items.filter((item) => item.kind !== 'location' || !hidden.has(item.location));
  const hasLostAll = items.length === 0 && screensaver.items.length > 0;
  return hasLostAll ? [] : [{ ...screensaver, items }];
}

function withKnownName<Named extends { readonly name?: string }>(
  named: Named,
  known: ReadonlySet<string>,
): Named | Omit<Named, 'name'> {
  if (named.name === undefined || known.has(named.name)) return named;
  const { name: _unknown, ...rest } = named;
  return rest;
}
