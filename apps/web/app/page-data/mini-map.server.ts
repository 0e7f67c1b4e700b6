import { imageUrl } from '@vitrine/core/media/image-address';
import { formatOverlayStack } from '@vitrine/core/overlays/overlay-stack';
import { coneOnPlan, pinOnPlan, planRatio } from '@vitrine/core/placing/on-plan';
import { serverTexts } from '~/i18n/server-texts.server.ts';
import type { LocationView } from './location-view.ts';
import type { ViewRequest } from './view-request.ts';

/** Pixels of the plan's picture: twice those of the corner that it fills. */
const PLAN_WIDTH = 500;

/** The floor plan in the corner of a location's picture, which leads to the large one. */
export function miniMapOf(
  { snapshot, world: { floorPlan }, location }: Pick<ViewRequest, 'snapshot' | 'world' | 'location'>,
  pageHref: string,
): Pick<LocationView, 'miniMap'> {
  const pin = pinOnPlan(location);
  if (floorPlan === undefined || floorPlan.isHiddenOnPictures || pin === undefined) return {};
  const cone = coneOnPlan(location);
  return {
    miniMap: {
      style: {
        '--plan': `url(${JSON.stringify(imageUrl(floorPlan.media, PLAN_WIDTH))})`,
        '--ratio': String(planRatio(floorPlan.media)),
        '--x': `${pin.x}%`,
        '--y': `${pin.y}%`,
        ...(cone && {
          '--cone': '60%',
          '--from-x': `${cone.from.x}%`,
          '--from-y': `${cone.from.y}%`,
          '--turn': `${cone.direction}deg`,
        }),
      },
      'aria-label': serverTexts(snapshot, ['page'])('navigation__map'),
      href: `${pageHref}${formatOverlayStack([{ kind: 'places', tab: 'map' }])}`,
    },
  };
}
