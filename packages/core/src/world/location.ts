import type { Action } from './action.ts';
import type { Background, PicturePoint, Placement } from './background.ts';
import type { HotspotComponent } from './hotspots/hotspot-kinds.ts';
import type { Direction } from './hotspots/navigation.ts';
import type { PayloadId, WorldSlug } from './ids.ts';
import type { LoopingDetail } from './looping-detail.ts';
import type { Media } from './media.ts';
import type { LocationPanorama } from './panorama.ts';
import type { Door } from './door.ts';

/** How hotspots appear (specification section 9: the default is `fade_in`). */
export const HOTSPOT_ANIMATIONS = ['none', 'fade_in', 'scale_in', 'slide_up', 'drop_in'] as const;
export type HotspotAnimation = (typeof HOTSPOT_ANIMATIONS)[number];

export interface HotspotCategory {
  readonly title: string;
  readonly priority: number;
}

/** Whether hotspots of a component look as their editor wants them to, instead of as pins. */
export function isCustomHotspot(component: string): boolean {
  return component.startsWith('hotspots.custom-');
}

/** Something on the picture that a visitor can tap. */
export interface Hotspot {
  /** Stable within the location: derived from its content, never from its index alone. */
  readonly id: string;
  readonly component: HotspotComponent;
  readonly title: string;
  readonly action: Action;
  readonly placement: Placement;
  /** Only for navigation: drawn as an arrow on the floor instead of a pin. */
  readonly direction?: Direction;
  readonly categories: readonly HotspotCategory[];
  readonly priority: number;
  /** Names an entry of `Snapshot.icons`. */
  readonly icon?: string;
  /** Custom variants: a picture or clip of the editor's own, instead of the pin. */
  readonly media?: Media;
  /** Custom variants: behind `media`, or alone instead of the pin. Others: in the label, with the title. */
  readonly backgroundImage?: Media;
}

/** A group of locations inside a world; its slug prefixes the addresses of its locations. */
export interface LocationGroup {
  readonly slug: string;
  readonly title: string;
  readonly navigationColor?: string;
  readonly logo?: GroupLogo;
  readonly menuKeys: readonly string[];
}

export interface GroupLogo {
  readonly image: Media;
  readonly title: string;
  readonly subtitle: string;
  readonly navigateTo?: PayloadId;
  /** Replaces `navigateTo` where that leads into a world that is closed to the visitor. */
  readonly door?: Door;
}

/** A heading of the bottom navigation's stations. */
export interface StationCategory {
  readonly title: string;
  readonly priority: number;
}

/** Who may see something: everyone, every login, or a login with one of these scopes. */
export type AccessRule =
  | { readonly kind: 'public' }
  | { readonly kind: 'loggedIn' }
  | { readonly kind: 'scopes'; readonly scopes: readonly string[] };

/** Who may enter a location, beyond the rules of its world (docs/design/unspecified.md). */
export interface LocationAccess {
  readonly rule: AccessRule;
  /** ISO 8601 instants; open before/after when absent. */
  readonly from?: string;
  readonly until?: string;
}

/** A point of a world where a visitor can be. */
export interface Location {
  readonly payloadId: PayloadId;
  readonly world: WorldSlug;
  readonly slug: string;
  /** Last parts of addresses that it had before, in lower case; they lead to the present one. */
  readonly earlierSegments?: readonly string[];
  readonly title: string;
  /** Plain text, for the accessible twin, search engines and search results. */
  readonly description: string;
  readonly group?: LocationGroup;
  readonly access: LocationAccess;
  readonly backgrounds: readonly Background[];
  /** Absent where visitors see the picture alone. */
  readonly panorama?: LocationPanorama;
  readonly hotspots: readonly Hotspot[];
  readonly hotspotAnimation?: HotspotAnimation;
  /** Absent where nothing on the picture moves. */
  readonly details?: readonly LoopingDetail[];
  /** `arrow_navigation_prew` and `arrow_navigation_next` on the wire. */
  readonly previous?: PayloadId;
  readonly next?: PayloadId;
  readonly stationCategory?: StationCategory;
  readonly priorityInCategory: number;
  readonly menuKeys: readonly string[];
  /** Where its picture was taken, in percent of the world's floor plan. */
  readonly floorPlanPosition?: PicturePoint;
  /** Where its pin stands, in the same measure, when that is elsewhere: in the middle of the room that it shows. */
  readonly planPin?: PicturePoint;
  /** Where its picture looks, in degrees clockwise from the plan's upper edge, 0 to 360. */
  readonly planDirection?: number;
}
