import { toStageBackground } from '@vitrine/core/background/stage-background';
import { toClientMedia } from '@vitrine/core/media/client-media';
import { alternatingPiecesOf } from '@vitrine/core/text/unbroken';
import { isClassic } from '@vitrine/core/background/classic-layout';
import { MAX_NEAR_LOCATIONS } from '@vitrine/core/navigation/near-graph';
import { opaqueColour } from '@vitrine/core/theme/colour';
import { formatLocationPath } from '@vitrine/core/links/path';
import type { WalkTransition } from '@vitrine/core/navigation/walk-graph';
import type { Action } from '@vitrine/core/world/action';
import type { LocaleCode, PayloadId } from '@vitrine/core/world/ids';
import { isCustomHotspot } from '@vitrine/core/world/location';
import type { GroupLogo, Hotspot, Location, LocationGroup } from '@vitrine/core/world/location';
import type { ClientMedia } from '@vitrine/core/world/media';
import type { Transition } from '@vitrine/core/world/transition';
import type { GroupView, LocationLink, LocationView, Neighbour } from './location-view.ts';
import { actionLink } from './action-links.server.ts';
import type { LinkContext } from './link-context.ts';
import { detailsOf } from './details-view.server.ts';
import { hasMenu, hooksOf } from './hooks-and-menus.server.ts';
import { previewOf } from './hotspot-preview.server.ts';
import type { ActionLink } from '~/ui/action-link.ts';
import { languageLinks, localeOf } from './languages.server.ts';
import { miniMapOf } from './mini-map.server.ts';
import { panoramaOf } from './panorama-view.server.ts';
import { positionedHotspots } from './placed-hotspots.server.ts';
import type { UnplacedHotspot } from './placed-hotspots.server.ts';
import { coverOfAction } from './pictures.server.ts';
import { indexOf } from './snapshot-index.server.ts';
import type { SnapshotIndex } from './snapshot-index.server.ts';
import type { ViewRequest } from './view-request.ts';
import { worldViewOf, worldPath } from './world-view.server.ts';
import type { PublishedContent } from '~/contract/server-context.ts';

/**
 * Builds everything one location's page needs. The work and the size depend on the location's own hotspots
 * and ways alone, never on the number of locations (docs/design/bars.md).
 */
export function buildLocationView(request: ViewRequest): LocationView {
  const { bundle, snapshot, world, location } = request;
  const finder = makeFinder(request);
  const href = finder.href(location);
  const previous = finder.link(location.previous);
  const next = finder.link(location.next);
  const start = finder.link(world.start);
  const { loginHref } = request;
  const links: LinkContext = { snapshot, pageHref: href, stack: [], locationLink: finder.link, loginHref };
  return {
    version: bundle.version,
    ...(snapshot.locations.length > MAX_NEAR_LOCATIONS && { isLarge: true }),
    locale: localeOf(bundle, snapshot.locale),
    languages: languageLinks(bundle, snapshot.locale, locationPath(bundle, bundle.defaultLocale, location)),
    world: worldViewOf(bundle, snapshot.locale, world),
    ...appLogoOf(request),
    payloadId: location.payloadId,
    title: location.title,
    description: alternatingPiecesOf(location.description),
    href,
    ...(location.group && { group: groupOf(location.group, links, picturesOfHeader(request)) }),
    breadcrumb: breadcrumbOf(request),
    backgrounds: location.backgrounds.map((background) => toStageBackground(background)),
    ...positionedHotspots(
      location.hotspots
        .flatMap((hotspot) => hotspotView(hotspot, links, finder, coverIn(request, hotspot)))
        .toSorted(byPriority),
      location,
    ),
    ...panoramaOf(location, snapshot),
    ...detailsOf(location),
    hotspotAnimation: location.hotspotAnimation ?? snapshot.settings.hotspots.defaultAnimation,
    hotspotSettings: snapshot.settings.hotspots,
    flyMode: snapshot.settings.flyMode,
    ...(start && { start: { payloadId: start.payloadId, href: start.href } }),
    ...(previous && { previous }),
    ...(next && { next }),
    neighbours: (finder.index.transitionsFrom.get(location.payloadId) ?? []).flatMap((transition) =>
      neighbourOf(transition, finder),
    ),
    ...miniMapOf(request, href),
    hasMenu: hasMenu(request),
    ...hooksOf(location, links),
  };
}

/**
 * The showroom's logo, where it is not the world's: the header draws no picture twice. The company's name is the
 * alternative text of a logo that has none of its own.
 */
function appLogoOf({ snapshot, world }: ViewRequest): Pick<LocationView, 'appLogo'> {
  const { appLogo, brand } = snapshot.settings;
  if (appLogo === undefined || appLogo.url === world.logoMain?.image?.url) return {};
  const text = appLogo.alternativeText || brand?.name;
  return { appLogo: { ...appLogo, ...(text && { alternativeText: text }) } };
}

/** The addresses of the pictures that the header shows in every location. */
function picturesOfHeader({ snapshot, world }: ViewRequest): readonly (string | undefined)[] {
  const hasAppLogo = world.header.some(({ name }) => name === 'app-logo');
  return [world.logoMain?.image?.url, hasAppLogo ? snapshot.settings.appLogo?.url : undefined];
}

/** The path of a location's page in a language. */
export function locationPath(bundle: PublishedContent, locale: LocaleCode, location: Location): string {
  const { defaultLocale } = bundle;
  return formatLocationPath({ locale, defaultLocale, world: location.world, location });
}

/** Finds what a visitor may see in a snapshot, with its addresses. */
interface Finder {
  readonly index: SnapshotIndex;
  readonly enterable: (id: PayloadId | undefined) => Location | undefined;
  readonly href: (location: Location) => string;
  readonly link: (id: PayloadId | undefined) => LocationLink | undefined;
}

function makeFinder({ bundle, snapshot, canEnter }: ViewRequest): Finder {
  const index = indexOf(snapshot);
  const enterable = (id: PayloadId | undefined) => {
    const location = id === undefined ? undefined : index.locations.get(id);
    return location && canEnter(location) ? location : undefined;
  };
  const href = (location: Location) => locationPath(bundle, snapshot.locale, location);
  return {
    index,
    enterable,
    href,
    link(id) {
      const location = enterable(id);
      return location && { payloadId: location.payloadId, title: location.title, href: href(location) };
    },
  };
}

function groupOf(
  { title, navigationColor, logo }: LocationGroup,
  links: LinkContext,
  shown: readonly (string | undefined)[],
): GroupView {
  const tint = navigationColor === undefined ? undefined : opaqueColour(navigationColor);
  const action = logo && logoAction(logo);
  const link = action && actionLink(links, { title: logo.title || title, action });
  return {
    title,
    ...(tint && { tint }),
    ...(logo && {
      logo: {
        ...(!shown.includes(logo.image.url) && { image: toClientMedia(logo.image) }),
        title: logo.title,
        subtitle: logo.subtitle,
        ...(link && { link: slimLink(link) }),
      },
    }),
  };
}

function slimLink({ href, walk, door, lock, opensNewWindow }: ActionLink) {
  return { href, opensNewWindow, ...(walk && { walk }), ...(door && { door }), ...(lock && { lock }) };
}

function logoAction({ navigateTo, door }: GroupLogo): Action | undefined {
  if (door) return { kind: 'openDoor', door };
  return navigateTo === undefined ? undefined : { kind: 'navigate', target: navigateTo };
}

function breadcrumbOf({ bundle, snapshot, world, location }: ViewRequest): LocationView['breadcrumb'] {
  return [
    { title: world.name, href: worldPath(bundle, snapshot.locale, world) },
    ...(location.group ? [{ title: location.group.title }] : []),
    { title: location.title },
  ];
}

/** In the classic layout no picture shows what a hotspot opens: each brings its own cover. */
function coverIn({ snapshot, location }: ViewRequest, { action }: Hotspot): ClientMedia | undefined {
  const cover = isClassic(location) ? coverOfAction(snapshot, action) : undefined;
  return cover && toClientMedia(cover);
}

function hotspotView(
  hotspot: Hotspot,
  links: LinkContext,
  finder: Finder,
  cover: ClientMedia | undefined,
): readonly UnplacedHotspot[] {
  const link = actionLink(links, { ...hotspot, cover });
  if (link === undefined) return [];
  const { icon: iconName, action: _action, media, backgroundImage, ...shown } = hotspot;
  const icon = iconName === undefined ? undefined : finder.index.icons.get(iconName);
  const picture = backgroundImage && toClientMedia(backgroundImage);
  const labelPicture = isCustomHotspot(hotspot.component) ? undefined : backgroundImage;
  const preview = previewOf(links.snapshot, hotspot.action, labelPicture);
  return [
    {
      ...shown,
      ...link,
      ...(icon && { icon: { url: icon.svg.url } }),
      ...(media && { media: toClientMedia(media) }),
      ...(picture && (labelPicture === undefined ? { backgroundImage: picture } : { labelPicture: picture })),
      ...(preview && { preview }),
    },
  ];
}

function byPriority(one: UnplacedHotspot, other: UnplacedHotspot): number {
  return other.priority - one.priority;
}

function neighbourOf(transition: Transition, finder: Finder): readonly Neighbour[] {
  const target = transition.options.active ? finder.enterable(transition.to) : undefined;
  const link = finder.link(target?.payloadId);
  if (!target || !link) return [];
  return [
    {
      location: {
        ...link,
        backgrounds: target.backgrounds.map((background) => toStageBackground(background)),
      },
      transition: walkTransition(transition),
    },
  ];
}

function walkTransition(transition: Transition): WalkTransition {
  const { payloadId, from, to, weight, options, backgrounds, arrival } = transition;
  const slim = backgrounds.map((background) => toStageBackground(background));
  return { payloadId, from, to, weight, options, backgrounds: slim, ...(arrival && { arrival }) };
}
