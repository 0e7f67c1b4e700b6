import type { Hotspot, Location, LocationGroup } from '../world/location.ts';
import type { ScreensaverSettings } from '../world/settings/screensaver.ts';
import type { LeadingSettings } from '../world/settings/settings.ts';
import type { Snapshot } from '../world/snapshot.ts';
import type { Transition } from '../world/transition.ts';
import type { World, WorldScreensaver } from '../world/world.ts';
import { iconName, menuName, screensaverName } from './content-names.ts';
import type { ContentReaders } from './content-readers.ts';
import { each, fields, leadsNowhere } from './reading.ts';
import type { Reader } from './reading.ts';

const menus = each((key: string) => [menuName(key)]);
const screensaver: Reader<string> = (name) => [screensaverName(name)];

/** What the worlds, the locations, the settings and the hooks of a snapshot lead to. */
export function snapshotReaders(content: Pick<ContentReaders, 'action' | 'hook'>): Reader<Snapshot> {
  const hotspot = fields<Hotspot>({
    action: content.action,
    icon: (name) => [iconName(name)],
    id: leadsNowhere,
    component: leadsNowhere,
    title: leadsNowhere,
    placement: leadsNowhere,
    direction: leadsNowhere,
    categories: leadsNowhere,
    priority: leadsNowhere,
    media: leadsNowhere,
    backgroundImage: leadsNowhere,
  });
  const group = fields<LocationGroup>({
    menuKeys: menus,
    slug: leadsNowhere,
    title: leadsNowhere,
    navigationColor: leadsNowhere,
    // It leads to a location, never to content.
    logo: leadsNowhere,
  });
  const location = fields<Location>({
    hotspots: each(hotspot),
    menuKeys: menus,
    group,
    payloadId: leadsNowhere,
    world: leadsNowhere,
    slug: leadsNowhere,
    earlierSegments: leadsNowhere,
    title: leadsNowhere,
    description: leadsNowhere,
    access: leadsNowhere,
    backgrounds: leadsNowhere,
    hotspotAnimation: leadsNowhere,
    details: leadsNowhere,
    panorama: leadsNowhere,
    previous: leadsNowhere,
    next: leadsNowhere,
    stationCategory: leadsNowhere,
    priorityInCategory: leadsNowhere,
    floorPlanPosition: leadsNowhere,
    planPin: leadsNowhere,
    planDirection: leadsNowhere,
  });
  const world = fields<World>({
    menuKeys: menus,
    screensaver: fields<WorldScreensaver>({
      name: screensaver,
      active: leadsNowhere,
      idleTimeout: leadsNowhere,
      forgetsVisitor: leadsNowhere,
      forgetsLogin: leadsNowhere,
    }),
    slug: leadsNowhere,
    earlierSlugs: leadsNowhere,
    name: leadsNowhere,
    description: leadsNowhere,
    urlAlias: leadsNowhere,
    start: leadsNowhere,
    isProtected: leadsNowhere,
    shutBecause: leadsNowhere,
    isLoginOnly: leadsNowhere,
    logoMain: leadsNowhere,
    logoSidebar: leadsNowhere,
    header: leadsNowhere,
    sidebarTransitionTime: leadsNowhere,
    theme: leadsNowhere,
    // Texts, and a button into the showroom.
    startPage: leadsNowhere,
    floorPlan: leadsNowhere,
  });
  const settings = fields<LeadingSettings>({
    screensaver: fields<ScreensaverSettings>({
      name: screensaver,
      isActive: leadsNowhere,
      isAutomatic: leadsNowhere,
      automaticInterval: leadsNowhere,
      idleTimeout: leadsNowhere,
      stepInterval: leadsNowhere,
      skipUnreachableLocation: leadsNowhere,
      forgetsVisitor: leadsNowhere,
      forgetsLogin: leadsNowhere,
      announcesStart: leadsNowhere,
    }),
  });
  const transition = fields<Transition>({
    payloadId: leadsNowhere,
    from: leadsNowhere,
    to: leadsNowhere,
    weight: leadsNowhere,
    options: leadsNowhere,
    backgrounds: leadsNowhere,
    arrival: leadsNowhere,
  });
  return fields<Snapshot>({
    worlds: each(world),
    locations: each(location),
    transitions: each(transition),
    settings,
    boxHooks: each(content.hook),
    version: leadsNowhere,
    locale: leadsNowhere,
    defaultLocale: leadsNowhere,
    uiTexts: leadsNowhere,
    // A story shows what is visible without it, and makes nothing visible.
    stories: leadsNowhere,
    // What content leads to counts only if something leads to that content.
    articles: leadsNowhere,
    dashboards: leadsNowhere,
    icons: leadsNowhere,
    menus: leadsNowhere,
    screensavers: leadsNowhere,
  });
}
