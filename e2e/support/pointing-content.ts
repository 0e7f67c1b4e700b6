import type { Menu } from '@vitrine/core/world/content';
import type { HotspotComponent } from '@vitrine/core/world/hotspots/hotspot-kinds';
import type { Hotspot } from '@vitrine/core/world/location';
import type { Media } from '@vitrine/core/world/media';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { demoIn, locationOf } from './demo.ts';
import type { Language } from './demo.ts';
import { mediaNamed } from './demo-media.ts';
import { HOSTILE_FILES, NO_PICTURE, NO_VIDEO } from './hostile-content.ts';

const MAIN_MENU = 'application-main';
const PICTURE = 'still-lounge-16x9.jpg';
const FILM = 'film-nv6-cycle.mp4';

/** Of the film, below `demo/media`. */
export const FILM_PATH = 'video/nv6-cycle.mp4';

/** The places in the demo's main menu of the items that show something while they are pointed at. */
const ITEMS = { film: 4, picture: 5, brokenFilm: 6, brokenPicture: 7 } as const;
export type ShowingItem = keyof typeof ITEMS;

/** A location with hotspots that have a picture beside their title, and the types of those. */
export const PICTURED_LOCATION = 'reception';
const HOTSPOTS = {
  picture: 'hotspots.open-article',
  brokenPicture: 'hotspots.open-documents',
} as const satisfies Readonly<Record<string, HotspotComponent>>;

/** The media library's files besides the demo's. */
export const POINTING_FILES = HOSTILE_FILES;

/** The demo whose menu and hotspots show pictures and films, and some that are none. */
export function withPointing(snapshot: Snapshot): Snapshot {
  const picture = mediaNamed(snapshot, PICTURE);
  const media = new Map<number, Media>([
    [ITEMS.film, mediaNamed(snapshot, FILM)],
    [ITEMS.picture, picture],
    [ITEMS.brokenFilm, NO_VIDEO],
    [ITEMS.brokenPicture, NO_PICTURE],
  ]);
  const withMedia = (menu: Menu): Menu => ({
    ...menu,
    items: menu.items.map((item, index) => {
      const shown = media.get(index);
      return shown === undefined ? item : { ...item, media: shown };
    }),
  });
  const pictured = (hotspot: Hotspot): Hotspot => {
    if (hotspot.component === HOTSPOTS.picture) return { ...hotspot, backgroundImage: picture };
    if (hotspot.component === HOTSPOTS.brokenPicture) return { ...hotspot, backgroundImage: NO_PICTURE };
    return hotspot;
  };
  return {
    ...snapshot,
    menus: snapshot.menus.map((menu) => (menu.key === MAIN_MENU ? withMedia(menu) : menu)),
    locations: snapshot.locations.map((location) =>
      location.payloadId === PICTURED_LOCATION
        ? { ...location, hotspots: location.hotspots.map((hotspot) => pictured(hotspot)) }
        : location,
    ),
  };
}

/**
 * The visible name of the item.
 * @throws Error when the demo's menu has become shorter
 */
export function itemTitle(item: ShowingItem, language: Language): string {
  const menu = demoIn(language).menus.find(({ key }) => key === MAIN_MENU);
  const title = menu?.items[ITEMS[item]]?.title;
  if (title === undefined) throw new Error(`The main menu has no item number ${ITEMS[item]}.`);
  return title;
}

/**
 * The visible name of a hotspot of that location.
 * @throws Error when the demo has none of that type there
 */
export function hotspotTitle(hotspot: keyof typeof HOTSPOTS, language: Language): string {
  const found = locationOf(PICTURED_LOCATION, language).hotspots.findLast(
    ({ component }) => component === HOTSPOTS[hotspot],
  );
  if (found === undefined) throw new Error(`“${PICTURED_LOCATION}” has no ${HOTSPOTS[hotspot]}.`);
  return found.title;
}
