import { pictureOf, type Location } from '@vitrine/core';
import type { PlaceCard, PlaceGroup, PlacesView } from '~/features/places/places-view.ts';
import { locationPath, slimMedia, type ViewRequest } from '~/routes/location-view.server.ts';
import { indexOf } from '~/routes/snapshot-index.server.ts';
import type { OverlayBuilder } from './overlay-builder.server.ts';

/**
 * The locations of the world that this visitor may enter, as stations grouped by station category; the ones
 * without a category come last. Only made when the list is asked for.
 */
export const buildPlaces: OverlayBuilder<'places'> = (_overlay, request) => {
  const content = placesView(request);
  return {
    frame: {
      title: request.t('places__title'),
      eyebrow: request.t('places__count', { count: content.count }),
      size: 'sidebar-left',
    },
    content,
  };
};

function placesView(request: ViewRequest): PlacesView {
  const { bundle, snapshot, world, canEnter } = request;
  const locations = (indexOf(snapshot).locationsByWorld.get(world.slug) ?? []).filter(canEnter);
  const byCategory = Map.groupBy(locations, (location) => location.stationCategory?.title);
  const cardOf = (location: Location): PlaceCard => {
    const picture = location.backgrounds.map((background) => pictureOf(background)).find(Boolean);
    return {
      payloadId: location.payloadId,
      title: location.title,
      href: locationPath(bundle, snapshot.locale, location),
      isCurrent: location.payloadId === request.location.payloadId,
      ...(picture && { picture: slimMedia(picture) }),
    };
  };
  return {
    count: locations.length,
    groups: [...byCategory.values()]
      .toSorted((one, other) => categoryPriority(other) - categoryPriority(one))
      .map((members) => groupOf(members, cardOf)),
  };
}

function groupOf(members: readonly Location[], cardOf: (location: Location) => PlaceCard): PlaceGroup {
  const title = members[0]?.stationCategory?.title;
  const places = members.toSorted(byPriority).map((location) => cardOf(location));
  return title === undefined ? { places } : { title, places };
}

function categoryPriority([first]: readonly Location[]): number {
  return first?.stationCategory?.priority ?? Number.NEGATIVE_INFINITY;
}

function byPriority(one: Location, other: Location): number {
  return other.priorityInCategory - one.priorityInCategory;
}
