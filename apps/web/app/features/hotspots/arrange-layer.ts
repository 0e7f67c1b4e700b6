import { nearestAspectRatio } from '@vitrine/core/background/aspect-ratio';
import type { BoxSize } from '@vitrine/core/background/aspect-ratio';
import { CROWD } from '@vitrine/core/appearance/label-sides';
import type { LabelSide } from '@vitrine/core/appearance/label-sides';
import { arrangeHotspots } from '@vitrine/core/placing/arrange-hotspots';
import type { ArrangedHotspot, HotspotCluster } from '@vitrine/core/placing/arrange-hotspots';
import { coverPoint } from '@vitrine/core/placing/cover';
import type { BoxPoint } from '@vitrine/core/placing/cover';
import { hotspotPositions } from '@vitrine/core/placing/hotspot-positions';
import type { HotspotView, LocationView } from '~/page-data/location-view.ts';
import { isPhone } from '~/showroom/browser/browser-conditions.ts';
import { chromeOf, homeOf, hotspotsOf, rectanglesOf, sizeOf } from './layer-geometry.ts';

/** How one hotspot is arranged. Lengths are CSS pixels. */
export interface HotspotArrangement {
  readonly kind: Exclude<ArrangedHotspot['kind'], 'free'>;
  /** From where the style sheet puts it. */
  readonly by: BoxPoint;
  /** Of the line to its point, and the direction of the line: degrees clockwise from the right. */
  readonly distance: number;
  readonly angle: number;
  /** The side of its name, where the usual one has no room. */
  readonly side: LabelSide;
}

export interface LayerArrangement {
  /** In the order of the list; absent where nothing is in the way. */
  readonly hotspots: readonly (HotspotArrangement | undefined)[];
  readonly clusters: readonly HotspotCluster[];
}

/** Measures a layer with its hotspots and what lies over it, and arranges the hotspots. */
export function arrangeLayer(
  layer: HTMLElement,
  placed: readonly HotspotView[],
  backgrounds: LocationView['backgrounds'],
): LayerArrangement {
  const box = { width: layer.clientWidth, height: layer.clientHeight };
  const measured = hotspotsOf(layer)
    .slice(0, placed.length)
    .map((element) => ({ home: homeOf(element), size: sizeOf(element) }));
  const targets = placed.flatMap((one, index) => {
    const found = measured[index];
    if (found === undefined) return [];
    const { home, size } = found;
    const point = pointOf(one, backgrounds, box) ?? { x: home.x, y: home.y + home.lift };
    return [{ point, size, lift: home.lift, isHost: one.direction === undefined }];
  });
  const chrome = rectanglesOf(chromeOf(layer), layer);
  const isCrowded = placed.length > CROWD;
  const { hotspots, clusters } = arrangeHotspots(targets, { box, chrome, isCrowded });
  return {
    clusters,
    hotspots: hotspots.map((arranged, index) => {
      const [target, one, found] = [targets[index], placed[index], measured[index]];
      if (!target || !one || !found || arranged.kind === 'free') return undefined;
      const { position, kind } = arranged;
      const [across, down] = [target.point.x - position.x, target.point.y - position.y];
      return {
        kind,
        by: { x: position.x - found.home.x, y: position.y - found.home.y },
        distance: Math.hypot(across, down),
        angle: (Math.atan2(down, across) * 180) / Math.PI,
        side: sideAt(position.x / box.width, one.label.side),
      };
    }),
  };
}

/** Undefined for what has no point on the picture: the button back is at the lower edge. */
function pointOf(
  { arrow, placement }: HotspotView,
  backgrounds: LocationView['backgrounds'],
  box: BoxSize,
): BoxPoint | undefined {
  const positions = hotspotPositions(placement, backgrounds);
  if (arrow === 'back' || positions === undefined || box.width === 0 || box.height === 0) return undefined;
  const { phone, wide, narrow } = positions;
  const { point, widthToHeight } =
    phone && isPhone() ? phone : nearestAspectRatio(box) === '16x9' ? wide : narrow;
  return coverPoint(point, { box, widthToHeight });
}

/** Parts of the width from which on a name beside its hotspot is on the inner side. */
const FAR = 0.62;

function sideAt(across: number, side: LabelSide): LabelSide {
  if (side === 'end' && across > FAR) return 'start';
  return side === 'start' && across < 1 - FAR ? 'end' : side;
}
