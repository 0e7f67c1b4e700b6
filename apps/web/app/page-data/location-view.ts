import type { LabelPosition } from '@vitrine/core/appearance/label-sides';
import type { WalkTransition } from '@vitrine/core/navigation/walk-graph';
import type { ArrowLook } from '@vitrine/core/placing/floor-arrow';
import type { HeaderLook, ScreenScale } from '@vitrine/core/world/theme';
import type { ThemeTokens } from '@vitrine/core/theme/theme-tokens';
import type { Placement, StageBackground } from '@vitrine/core/world/background';
import type { HookEvent } from '@vitrine/core/world/content';
import type { PayloadId, WorldSlug } from '@vitrine/core/world/ids';
import type { HotspotComponent } from '@vitrine/core/world/hotspots/hotspot-kinds';
import type { Direction } from '@vitrine/core/world/hotspots/navigation';
import type { HotspotAnimation } from '@vitrine/core/world/location';
import type { LocationPanorama } from '@vitrine/core/world/panorama';
import type { ClientMedia } from '@vitrine/core/world/media';
import type { FlyModeSettings } from '@vitrine/core/world/settings/fly-mode';
import type { HotspotSettings } from '@vitrine/core/world/settings/hotspots';
import type { Locale } from '@vitrine/core/world/snapshot';
import type { HeaderComponentName } from '@vitrine/core/world/world';
import type { Texts } from '~/i18n/translate.ts';
import type { ActionLink, ActionStep } from '~/ui/action-link.ts';
import type { LogoView } from '~/ui/logo.tsx';

/** A link to another location with the data to show and preload it. */
export interface LocationLink {
  readonly payloadId: PayloadId;
  readonly title: string;
  readonly href: string;
}

/** A hotspot as the page shows it: its target resolved to an address that works without JavaScript. */
export interface HotspotView extends ActionLink {
  readonly id: string;
  readonly component: HotspotComponent;
  readonly placement: Placement;
  /** The position of its title on the picture. */
  readonly label: LabelPosition;
  readonly direction?: Direction;
  /** How a hotspot with a direction looks. */
  readonly arrow?: ArrowLook['kind'];
  /** Absent where the location has no picture. */
  readonly style?: HotspotStyle;
  readonly priority: number;
  readonly categories: readonly { readonly title: string; readonly priority: number }[];
  readonly icon?: Pick<ClientMedia, 'url'>;
  /** Custom hotspots: replaces the pin, on the background image. */
  readonly media?: ClientMedia;
  readonly backgroundImage?: ClientMedia;
  /** All others: shown with the title. */
  readonly labelPicture?: ClientMedia;
  /** Shown in a card while the visitor points at the hotspot; absent where title and kind say all. */
  readonly preview?: HotspotPreview;
}

/** Custom properties: the position of a hotspot on each picture, and how far away an arrow is. */
export type HotspotStyle = PlacedStyle;

/** Custom properties that say where something is on the picture of each kind of window. */
export type PlacedStyle = Readonly<Record<`--${string}`, string | number>>;

/** A video that moves on the picture of a location. */
export interface DetailView {
  readonly url: string;
  /** The rectangle on each picture. */
  readonly style: PlacedStyle;
}

/** What visitors see who look around, with the words for that. */
export interface PanoramaView extends Omit<LocationPanorama, 'picture'> {
  readonly picture: ClientMedia;
  readonly texts: Texts;
}

/** What is behind a hotspot: the address of a picture, and one line. */
export interface HotspotPreview {
  readonly picture?: string;
  readonly line?: string;
}

/** A directly reachable location: the transition to it, and its background. */
export interface Neighbour {
  readonly location: LocationLink & { readonly backgrounds: readonly StageBackground[] };
  readonly transition: WalkTransition;
}

/** An element of the header with its look, as class names. */
export interface HeaderPart {
  readonly name: HeaderComponentName;
  readonly look: string;
  readonly isAtEnd: boolean;
}

/** The parts of the world that every one of its locations shows. */
export interface WorldView {
  readonly slug: WorldSlug;
  readonly name: string;
  /** For search engines and previews; absent where none was written. */
  readonly description?: string;
  readonly href: string;
  readonly theme: ThemeTokens;
  /** The style sheet of the theme's own fonts. */
  readonly fontSheet?: string;
  /** Absent: each part of the header has its own glass. */
  readonly headerLook?: HeaderLook;
  /** Absent: the brand's. */
  readonly screenScale?: ScreenScale;
  readonly header: readonly HeaderPart[];
  readonly logoMain: LogoView;
  readonly logoSidebar: LogoView;
  readonly sidebarTransitionTime: number;
}

/** The group of a location, as the navigation bar and the header show it. */
export interface GroupView {
  readonly title: string;
  /** Of the line around the navigation bar (`navigation_color`): hexadecimal, opaque. */
  readonly tint?: string;
  readonly logo?: {
    /** Absent where the header shows this picture already. */
    readonly image?: ClientMedia;
    readonly title: string;
    readonly subtitle: string;
    /** The target of the logo; without it, the logo is no link. */
    readonly link?: Pick<ActionLink, 'href' | 'walk' | 'door' | 'lock' | 'opensNewWindow'>;
  };
}

/** The page in another language. */
export interface LanguageLink {
  readonly locale: Locale;
  /** Always with the language in front: following it remembers the choice. */
  readonly href: string;
  /** The one address of the page in this language; the default language has no prefix. */
  readonly canonicalHref: string;
  readonly isCurrent: boolean;
  /** Whether the switcher offers it (specification section 1: English, German, French, Spanish). */
  readonly isOffered: boolean;
  /** What its speakers are told where the showroom is not written in it. */
  readonly note?: string;
}

/** The floor plan in the corner of a location's picture, as the attributes of its link. */
export interface MiniMapView {
  /** The plan, its shape, the visitor's point on it and what they see, for the style sheet: no code has to draw them. */
  readonly style: Readonly<Record<`--${string}`, string>>;
  /** The address of the large floor plan, and its name. */
  readonly href: string;
  readonly 'aria-label': string;
}

/** The hooks that concern the page of a location. */
export interface LocationHooks {
  /** While the visitor is here. */
  readonly here: Readonly<Partial<Record<HookEventHere, readonly ActionStep[]>>>;
  /** When a journey from here begins, by the locations it leads to; an empty list is any of them. */
  readonly onSettingOff: readonly {
    readonly locations: readonly PayloadId[];
    readonly steps: readonly ActionStep[];
  }[];
}

export type HookEventHere = Exclude<HookEvent, 'target_location_changed'>;

/**
 * The data of one location's page, and nothing of the rest of the world: its size does not grow with the number of
 * locations.
 */
export interface LocationView {
  readonly version: string;
  /** Set where the showroom is too large for its whole walk graph: the browser fetches what is near. */
  readonly isLarge?: boolean;
  readonly locale: Locale;
  readonly languages: readonly LanguageLink[];
  readonly world: WorldView;
  readonly appLogo?: ClientMedia;
  readonly payloadId: PayloadId;
  readonly title: string;
  /** In pieces, of which every second one stays on one line; none without a text. */
  readonly description: readonly string[];
  readonly href: string;
  readonly group?: GroupView;
  /** From the world to this location. */
  readonly breadcrumb: readonly { readonly title: string; readonly href?: string }[];
  readonly backgrounds: readonly StageBackground[];
  /** The shape of the picture of each kind of window; absent where there is no picture. */
  readonly shapes?: PlacedStyle;
  readonly hotspots: readonly HotspotView[];
  /** Absent where visitors see the picture alone. */
  readonly panorama?: PanoramaView;
  /** Absent where nothing on the picture moves. */
  readonly details?: readonly DetailView[];
  readonly hotspotAnimation: HotspotAnimation;
  readonly hotspotSettings: HotspotSettings;
  readonly flyMode: FlyModeSettings;
  /** The start of the world; absent where it has none that the visitor may enter. */
  readonly start?: Pick<LocationLink, 'payloadId' | 'href'>;
  readonly previous?: LocationLink;
  readonly next?: LocationLink;
  readonly neighbours: readonly Neighbour[];
  /** Absent where the world has no floor plan or wants none on its pictures, and of a location that is not on it. */
  readonly miniMap?: MiniMapView;
  /** Whether a menu exists at any level of this location. */
  readonly hasMenu: boolean;
  /** Absent where the showroom has none. */
  readonly hooks?: LocationHooks;
}
