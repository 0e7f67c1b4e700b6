import type { Screensaver } from '../world/content.ts';
import type { GroupLogo, Location, LocationGroup } from '../world/location.ts';
import type { Settings } from '../world/settings/settings.ts';
import type { Snapshot } from '../world/snapshot.ts';
import type { World } from '../world/world.ts';
import { allowedActions } from './allowed-actions.ts';
import type { AllowedActions } from './allowed-actions.ts';
import type { HiddenContent, HiddenLocations } from './hidden-content.ts';

/**
 * Removes worlds and locations from a snapshot, together with everything that refers to them. A hotspot, menu item,
 * button or hook that leads to a hidden location opens its door; without a door it is removed, because its title
 * would reveal the location. A title copied from the closed location is emptied.
 */
export function removeHiddenContent(snapshot: Snapshot, hidden: HiddenContent): Snapshot {
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
      // An empty list means everywhere: a hook whose locations are all hidden must not run everywhere.
      const hasLostAll = hook.locations.length > 0 && locations.length === 0;
      const actions = allowed.stack(hook.actions);
      return hasLostAll || actions === undefined ? [] : [{ ...hook, locations, actions }];
    }),
  };
}

function cleanLocation(location: Location, hidden: HiddenContent, allowed: AllowedActions): Location {
  const { previous, next, group, ...rest } = location;
  return {
    ...rest,
    hotspots: allowed.offered(location.hotspots),
    ...(group === undefined ? {} : { group: cleanGroup(group, hidden) }),
    ...(previous === undefined || hidden.locations.has(previous) ? {} : { previous }),
    ...(next === undefined || hidden.locations.has(next) ? {} : { next }),
  };
}

function cleanGroup(group: LocationGroup, hidden: HiddenContent): LocationGroup {
  const target = group.logo?.navigateTo;
  const there = target === undefined ? undefined : hidden.locations.get(target);
  if (group.logo === undefined || there === undefined) return group;
  const { image, title, subtitle }: GroupLogo = group.logo;
  const own = there.title === title ? '' : title;
  return { ...group, logo: { image, title: own, subtitle, ...(there.door && { door: there.door }) } };
}

function cleanWorld(world: World, hidden: HiddenContent, screensavers: ReadonlySet<string>): World {
  const { start, ...rest } = world;
  return {
    ...rest,
    ...(start === undefined || hidden.locations.has(start) ? {} : { start }),
    screensaver: withKnownName(world.screensaver, screensavers),
  };
}

function cleanSettings(
  settings: Settings,
  hidden: HiddenContent,
  screensavers: ReadonlySet<string>,
): Settings {
  const { defaultWorld, ...rest } = settings;
  return {
    ...rest,
    screensaver: withKnownName(settings.screensaver, screensavers),
    ...(defaultWorld === undefined || hidden.worlds.has(defaultWorld) ? {} : { defaultWorld }),
  };
}

/** Drops a screensaver that showed hidden locations only. */
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
