import { ANALYTICS_DEFAULTS } from '../world/settings/analytics.ts';
import type { Settings } from '../world/settings/settings.ts';
import type { Location } from '../world/location.ts';
import type { RichText } from '../world/content.ts';
import type { Snapshot } from '../world/snapshot.ts';
import type { PayloadId, WorldSlug } from '../world/ids.ts';
import type { World } from '../world/world.ts';
import { LOGIN_LINK } from '../links/link.ts';
import { readOwnAddress } from '../links/own-address.ts';
import { addressKey, LANGUAGE_SEGMENTS, locationSegment, parsePath, splitPath } from '../links/path.ts';
import { withoutLinks } from '../links/without-links.ts';
import { localeCode } from '../world/ids.ts';
import { DEFAULT_MENU_KEYS } from '../menus/menu-keys.ts';
import { indexMenus, menusByLevel, pickMenu } from '../menus/menu-levels.ts';
import { menuName, onlyContent } from './content-names.ts';
import type { ContentName } from './content-names.ts';
import { closureOf, contentReferences } from './content-references.ts';
import { withReachableStops } from '../stories/reachable-stops.ts';
import { removeHiddenContent } from './remove-hidden-content.ts';
import type { HiddenContent } from './hidden-content.ts';
import { withPrices } from './visible-prices.ts';

/** One world extracted from a showroom, and what had to be left out. */
export interface WorldAlone {
  readonly snapshot: Snapshot;
  /** References out of the world: from one of its locations to one of another world. */
  readonly cutPortals: readonly { readonly from: PayloadId; readonly to: PayloadId }[];
  /** Locations of the world that require a login, or whose time is over. */
  readonly closed: readonly PayloadId[];
}

const LOCALES = LANGUAGE_SEGMENTS.map((code) => localeCode(code));

/**
 * One world as a separate showroom, to be given away: it contains nothing of other worlds, no content that nothing
 * in this world leads to, and no reference that ends nowhere. It has no login: locations and prices that require one
 * are left out, and the world itself requires nothing. Nothing is counted in it, and no one presents it.
 *
 * @param also content that is part of it even where nothing in this world leads to it.
 * @param now ISO 8601: locations whose time is over are left out. Those whose time is still to come are included.
 * @returns undefined where this language has no such world, or no location of it may be entered.
 */
export function worldAlone(
  whole: Snapshot,
  slug: WorldSlug,
  now: string,
  also: readonly ContentName[] = [],
): WorldAlone | undefined {
  const world = whole.worlds.find((each) => each.slug === slug);
  const own = whole.locations.filter((location) => location.world === slug);
  const closed = own.filter((location) => isClosedForGood(location, now)).map(({ payloadId }) => payloadId);
  if (world === undefined || own.length === closed.length) return undefined;
  const hidden = hiddenLocations(whole, slug, new Set(closed));
  const linked = withPrices(
    withoutOutsideLinks(withoutEmptied(whole, hidden), hidden.hidesAddress),
    (rule) => rule.kind === 'public' || (rule.kind === 'worlds' && rule.worlds.includes(slug)),
  );
  const { roots, rows } = contentReferences(linked);
  const content = withReachableStops(
    onlyContent(linked, closureOf([...roots, ...menusShownIn(world, whole, own), ...also], rows)),
  );
  const worldOf = new Map(whole.locations.map((location) => [location.payloadId, location.world]));
  return {
    snapshot: {
      ...content,
      worlds: content.worlds.map((each) => opened(each, content.locations)),
      settings: settingsAlone(content.settings, slug, content),
    },
    cutPortals: whole.transitions
      .filter(({ from, to }) => worldOf.get(from) === slug && worldOf.get(to) !== slug)
      .map(({ from, to }) => ({ from, to })),
    closed,
  };
}

/** Without actions that open a menu without any items left. */
function withoutEmptied(whole: Snapshot, hidden: HiddenContent): Snapshot {
  const before = new Map(whole.menus.map(({ key, items }) => [key, items.length]));
  let menus: ReadonlySet<string> = new Set();
  for (;;) {
    const placed = removeHiddenContent(whole, { ...hidden, menus });
    const emptied = placed.menus.filter(({ key, items }) => items.length === 0 && before.get(key) !== 0);
    if (emptied.length === menus.size) return placed;
    menus = new Set(emptied.map(({ key }) => key));
  }
}

/** The showroom's own menus, as far as they are used in the world. */
function menusShownIn(world: World, whole: Snapshot, own: readonly Location[]): readonly ContentName[] {
  const index = indexMenus(whole);
  const positions = [{ world }, ...own.map((location) => ({ world, location }))];
  return positions.flatMap((position) =>
    DEFAULT_MENU_KEYS.flatMap((key) => {
      const menu = pickMenu(key, menusByLevel(index, position));
      return menu === undefined ? [] : [menuName(menu.key)];
    }),
  );
}

function isClosedForGood({ access }: Pick<Location, 'access'>, now: string): boolean {
  const isOver = access.until !== undefined && !(Date.parse(now) < Date.parse(access.until));
  return access.rule.kind !== 'public' || isOver;
}

function hiddenLocations(
  whole: Snapshot,
  slug: WorldSlug,
  closed: ReadonlySet<PayloadId>,
): HiddenContent & Required<Pick<HiddenContent, 'hidesAddress'>> {
  const others = whole.locations.filter(
    (location) => location.world !== slug || closed.has(location.payloadId),
  );
  const worlds = new Set(whole.worlds.map((world) => world.slug).filter((each) => each !== slug));
  const slugs = whole.worlds.map((world) => world.slug);
  const hiddenPaths = new Set(
    others.map((location) => addressKey(location.world, locationSegment(location))),
  );
  return {
    worlds,
    locations: new Map(others.map(({ payloadId, title }) => [payloadId, { title }])),
    hidesAddress(typed) {
      if (typed.trim() === LOGIN_LINK) return true;
      const address = readOwnAddress(typed);
      if (address === undefined) return false;
      const parsed = parsePath(splitPath(address.path), { locales: LOCALES, worlds: slugs });
      if (parsed.kind === 'location') {
        const isOfOthers = !address.namesHost && worlds.has(parsed.world);
        return isOfOthers || hiddenPaths.has(addressKey(parsed.world, parsed.locationSegment));
      }
      // With a host in front it may be a page of any site.
      return !address.namesHost && (parsed.kind === 'login' || isWorldOf(parsed, worlds));
    },
  };
}

function isWorldOf(parsed: ReturnType<typeof parsePath>, worlds: ReadonlySet<WorldSlug>): boolean {
  return parsed.kind === 'world' && worlds.has(parsed.world);
}

/** Links inside texts: their words are kept. */
function withoutOutsideLinks(snapshot: Snapshot, hidesAddress: (typed: string) => boolean): Snapshot {
  const clean = (text: RichText): RichText => withoutLinks(text, hidesAddress);
  return {
    ...snapshot,
    articles: snapshot.articles.map((article) => ({
      ...article,
      sections: article.sections.map((section) =>
        section.kind === 'text' ? { ...section, text: clean(section.text) } : section,
      ),
    })),
    dashboards: snapshot.dashboards.map((dashboard) =>
      dashboard.text === undefined ? dashboard : { ...dashboard, text: clean(dashboard.text) },
    ),
  };
}

/** Anyone who has the machine has its content: a code would only keep out those who are meant to see it. */
function opened(world: World, [first]: readonly Location[]): World {
  const { urlAlias: _host, shutBecause: _reason, start = first?.payloadId, ...rest } = world;
  return { ...rest, ...(start !== undefined && { start }), isProtected: false, isLoginOnly: false };
}

function settingsAlone(settings: Settings, slug: WorldSlug, content: Snapshot): Settings {
  const { loginPage: _texts, loginPageBackground: _picture, presenters: _rule, ...rest } = settings;
  const used = JSON.stringify([content.locations, content.articles, content.dashboards, content.menus]);
  return {
    ...rest,
    defaultWorld: slug,
    embedHosts: settings.embedHosts.filter((host) => used.includes(host)),
    analytics: ANALYTICS_DEFAULTS,
  };
}
