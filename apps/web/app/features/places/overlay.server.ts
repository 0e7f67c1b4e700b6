import { PLACES_TABS } from '@vitrine/core/overlays/overlay-stack';
import type { PlacesTab } from '@vitrine/core/overlays/overlay-stack';
import type { PlacesView, PlacesPart } from './places-view.ts';
import type {
  OverlayBuilder,
  OverlayDefinition,
  OverlayRequest,
} from '~/page-data/overlay-definition.server.ts';
import { mapPart, shortcutsPart, stationsPart } from './places-parts.server.ts';

/**
 * The bottom navigation (specification section 2, Overlays: "Bottom navigation shows shortcuts ... and stations"),
 * and the world's floor plan. Only the part that the address names is built; one that this world does not have is
 * replaced by the stations.
 */
const build: OverlayBuilder<'places', PlacesView> = ({ tab }, request) => {
  const tabs = PLACES_TABS.filter((one) => hasPart(one, request));
  const part = partOf(tab, request) ?? stationsPart(request);
  return {
    frame: { ...headOf(part, request), size: 'bottom' },
    content: {
      ...part,
      tabs: tabs.map((one) => ({ tab: one, href: request.hrefTo({ kind: 'places', tab: one }) })),
    },
  };
};

export const definition: OverlayDefinition<'places', PlacesView> = {
  kind: 'places',
  texts: ['places'],
  build,
};

function hasPart(tab: PlacesTab, { snapshot, world }: OverlayRequest): boolean {
  if (tab === 'stations') return true;
  return tab === 'shortcuts' ? snapshot.articles.length > 0 : world.floorPlan !== undefined;
}

function partOf(tab: PlacesTab, request: OverlayRequest): PlacesPart | undefined {
  if (!hasPart(tab, request)) return undefined;
  switch (tab) {
    case 'shortcuts':
      return shortcutsPart(request);
    case 'map':
      return mapPart(request);
    default:
      return stationsPart(request);
  }
}

function headOf(part: PlacesPart, { t }: OverlayRequest) {
  switch (part.tab) {
    case 'shortcuts': {
      const count = part.groups.reduce((sum, { articles }) => sum + articles.length, 0);
      return { title: t('places__shortcuts_title'), eyebrow: t('places__articles', { count }) };
    }
    case 'map':
      return { title: t('places__map_title'), eyebrow: part.worldName };
    default:
      return { title: t('places__title'), eyebrow: t('places__count', { count: part.count }) };
  }
}
