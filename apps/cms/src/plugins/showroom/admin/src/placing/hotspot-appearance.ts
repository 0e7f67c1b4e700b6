import type { Action } from '@vitrine/core/world/action';
import { arrowLook } from '@vitrine/core/placing/floor-arrow';
import type { ArrowLook } from '@vitrine/core/placing/floor-arrow';
import { hotspotKindOf } from '@vitrine/core/world/hotspots/hotspot-kinds';
import type { Direction } from '@vitrine/core/world/hotspots/navigation';
import type { Media } from '@vitrine/core/world/media';
import { DIRECTION_TURNS } from '@vitrine/core/appearance/icon-shapes';
import { isCustomHotspot } from '@vitrine/core/world/location';
import type { HotspotSurroundings } from '../../../contracts/placing.ts';
import type { PicturePoint } from '@vitrine/core/world/background';
import type { FormHotspot } from './form-hotspot.ts';
import { fileAddress, mediaOf } from './pictures.ts';

/** The appearance of a hotspot. */
export interface HotspotAppearance {
  readonly kind: Action['kind'];
  /** Direction of an arrow, and how it looks at its point. */
  readonly direction?: Direction;
  readonly arrow?: ArrowLook;
  /** URL of the editor's own icon. */
  readonly icon?: string;
  /** Custom hotspots only: replaces the pin, on top of the background image. */
  readonly media?: Media;
  readonly backgroundImage?: Media;
  /** All other hotspots: shown with the title. */
  readonly labelPicture?: Media;
}

/** The class of the showroom's style sheet for a hotspot that is no plain pin. */
export function shapeOf(look: HotspotAppearance): Exclude<ArrowLook['kind'], 'wall'> | 'isOwn' | undefined {
  if (look.arrow) return look.arrow.kind === 'wall' ? undefined : look.arrow.kind;
  return isOwn(look) ? 'isOwn' : undefined;
}

/** How far away an arrow is, as custom properties. */
export function distanceOf({ arrow }: HotspotAppearance): Readonly<Record<string, string | number>> {
  return arrow?.kind === 'floor' ? { '--near': arrow.scale, '--tilt': `${arrow.tilt}deg` } : {};
}

/** Whether the hotspot shows the editor's own picture or clip instead of a pin. */
export function isOwn({ media, backgroundImage }: HotspotAppearance): boolean {
  return media !== undefined || backgroundImage !== undefined;
}

/**
 * The appearance of a form's hotspot, read like `packages/content` does.
 *
 * @param on4x3 where visitors see it on the 4:3 picture
 */
export function appearanceOf(
  hotspot: FormHotspot,
  around: HotspotSurroundings | undefined,
  on4x3: PicturePoint,
): HotspotAppearance {
  const isCustom = isCustomHotspot(hotspot['__component']);
  const media = isCustom ? mediaOf(hotspot['media']) : undefined;
  const picture = mediaOf(hotspot['background_image']);
  const direction = directionOf(hotspot['direction']);
  return {
    kind: kindOf(hotspot),
    ...(direction && { direction, arrow: arrowLook(direction, on4x3) }),
    ...(around?.icon === undefined ? {} : { icon: fileAddress(around.icon) }),
    ...(media && { media }),
    ...(picture && (isCustom ? { backgroundImage: picture } : { labelPicture: picture })),
  };
}

function directionOf(value: unknown): Direction | undefined {
  return (Object.keys(DIRECTION_TURNS) as readonly Direction[]).find((direction) => direction === value);
}

function kindOf(hotspot: FormHotspot): Action['kind'] {
  const kind = hotspotKindOf(hotspot['__component']).opens;
  if (kind === 'openLink') return hotspot['in_frame'] === true ? 'openIframe' : kind;
  return kind === 'openMedia' ? (SHOWN_AS[String(hotspot['show_as'])] ?? kind) : kind;
}

const SHOWN_AS: Readonly<Record<string, Action['kind']>> = {
  view_360: 'openView360',
  slideshow: 'openSlideshow',
  synced_images: 'openSyncedImages',
};
