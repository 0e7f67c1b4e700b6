import { toClientMedia } from '@vitrine/core/media/client-media';
import { coneOnPlan, pinOnPlan, planRatio } from '@vitrine/core/placing/on-plan';
import { spreadPins } from '@vitrine/core/placing/spread-pins';
import { pictureOf } from '@vitrine/core/background/aspect-ratio';
import type { Article } from '@vitrine/core/world/content';
import type { Location } from '@vitrine/core/world/location';
import type { Media } from '@vitrine/core/world/media';
import type {
  StationCard,
  StationGroup,
  PlacesPart,
  PlanPin,
  ShortcutCard,
  ShortcutGroup,
} from './places-view.ts';
import { coverOfArticle } from '~/page-data/pictures.server.ts';
import { indexOf } from '~/page-data/snapshot-index.server.ts';
import type { OverlayRequest } from '~/page-data/overlay-definition.server.ts';

/** The locations of the world that this visitor may enter. */
export function enterableLocations({ snapshot, world, canEnter }: OverlayRequest): readonly Location[] {
  return (indexOf(snapshot).locationsByWorld.get(world.slug) ?? []).filter(canEnter);
}

/** The locations as stations grouped by station category; the ones without a category come last. */
export function stationsPart(request: OverlayRequest): PlacesPart {
  const locations = enterableLocations(request);
  const groups = grouped(locations, ({ stationCategory }) => stationCategory).map(
    ({ title, members }): StationGroup => {
      const stations = members.toSorted(byPriority).map((location) => stationCard(location, request));
      return title === undefined ? { stations } : { title, stations };
    },
  );
  return { tab: 'stations', count: locations.length, groups };
}

/** The articles as shortcuts "grouped by category title" (specification section 2, Overlays). */
export function shortcutsPart(request: OverlayRequest): PlacesPart {
  const groups = grouped(request.snapshot.articles, ({ category }) => category).flatMap(
    ({ title, members }): readonly ShortcutGroup[] => {
      const articles = members.flatMap((article) => shortcut(article, request) ?? []);
      return articles.length === 0 ? [] : [{ ...(title !== undefined && { title }), articles }];
    },
  );
  return { tab: 'shortcuts', groups };
}

/** The floor plan with every location on it; undefined in a world that has none. */
export function mapPart(request: OverlayRequest): PlacesPart | undefined {
  const plan = request.world.floorPlan?.media;
  if (plan === undefined) return undefined;
  const aspectRatio = planRatio(plan);
  const locations = enterableLocations(request);
  const { placed = [], other = [] } = Object.groupBy(locations, (location) =>
    pinOnPlan(location) === undefined ? 'other' : 'placed',
  );
  const spread = spreadPins(
    placed.flatMap((location) => pinOnPlan(location) ?? []),
    1 / aspectRatio,
  );
  const { payloadId: here } = request.location;
  const near = new Set(
    (indexOf(request.snapshot).transitionsFrom.get(here) ?? [])
      .filter(({ options }) => options.active)
      .map(({ to }) => to),
  );
  const pins = new Map(placed.map(({ payloadId }, index) => [payloadId, spread[index]]));
  const pinOf = (location: Location): PlanPin => {
    const pin = pins.get(location.payloadId);
    const at = pinOnPlan(location);
    const picture = pictureIn(location);
    return {
      payloadId: location.payloadId,
      title: location.title,
      href: request.hrefOf(location),
      isCurrent: location.payloadId === here,
      isNear: near.has(location.payloadId),
      ...(picture && { picture: toClientMedia(picture) }),
      ...(at && pin && { at, pin }),
    };
  };
  const cone = coneOnPlan(request.location);
  return {
    tab: 'map',
    ...(cone && { cone }),
    plan: toClientMedia(plan),
    aspectRatio,
    worldName: request.world.name,
    pins: [...placed.toSorted(byPriority), ...other].map((location) => pinOf(location)),
  };
}

function stationCard(location: Location, request: OverlayRequest): StationCard {
  const picture = pictureIn(location);
  return {
    payloadId: location.payloadId,
    title: location.title,
    href: request.hrefOf(location),
    isCurrent: location.payloadId === request.location.payloadId,
    ...(picture && { picture: toClientMedia(picture) }),
  };
}

function pictureIn({ backgrounds }: Location): Media | undefined {
  return backgrounds.map((background) => pictureOf(background)).find(Boolean);
}

function shortcut(article: Article, request: OverlayRequest): ShortcutCard | undefined {
  const cover = coverOfArticle(article);
  const action = { kind: 'openArticle', article: article.id } as const;
  const link = request.link(article.title, action, cover && toClientMedia(cover));
  const [figure] = article.figures ?? [];
  return link && { ...link, ...(figure && { figure }) };
}

interface Category {
  readonly title: string;
  readonly priority: number;
}

/** By category, the highest priority first, entries without a category last. */
function grouped<Entry>(
  entries: readonly Entry[],
  categoryOf: (entry: Entry) => Category | undefined,
): readonly { readonly title: string | undefined; readonly members: readonly Entry[] }[] {
  const priorityOf = ({ members: [first] }: { readonly members: readonly Entry[] }) =>
    (first && categoryOf(first)?.priority) ?? Number.NEGATIVE_INFINITY;
  return [...Map.groupBy(entries, (entry) => categoryOf(entry)?.title)]
    .map(([title, members]) => ({ title, members }))
    .toSorted((one, other) => priorityOf(other) - priorityOf(one));
}

function byPriority(one: Location, other: Location): number {
  return other.priorityInCategory - one.priorityInCategory;
}
