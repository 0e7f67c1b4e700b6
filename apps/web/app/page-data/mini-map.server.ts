import { imageUrl } from '@vitrine/core/media/image-address';
import { formatOverlayStack } from '@vitrine/core/overlays/overlay-stack';
import { coneOnPlan, pinOnPlan } from '@vitrine/core/placing/on-plan';
import type { PicturePoint } from '@vitrine/core/world/background';
import type { LocationView } from './location-view.ts';
import type { ViewRequest } from './view-request.ts';

/** Pixels of the plan's picture: twice those of the corner that it fills. */
const PLAN_WIDTH = 500;

/** A floor plan of unknown size is treated as a square. */
const UNKNOWN_RATIO = 1;

/** The floor plan in the corner of a location's picture, which leads to the large one. */
export function miniMapOf(
  { world: { floorPlan }, location }: Pick<ViewRequest, 'world' | 'location'>,
  pageHref: string,
): Pick<LocationView, 'miniMap'> {
  const pin = pinOnPlan(location);
  if (floorPlan === undefined || floorPlan.isHiddenOnPictures || pin === undefined) return {};
  const { width, height } = floorPlan.media;
  const cone = coneOnPlan(location);
  return {
    miniMap: {
      plan: imageUrl(floorPlan.media, PLAN_WIDTH),
      shape: { aspectRatio: width && height ? width / height : UNKNOWN_RATIO },
      pin: at(pin),
      ...(cone && { cone: { ...at(cone.from), rotate: `${cone.direction}deg` } }),
      href: `${pageHref}${formatOverlayStack([{ kind: 'places', tab: 'map' }])}`,
    },
  };
}

function at({ x, y }: PicturePoint) {
  return { left: `${x}%`, top: `${y}%` };
}
