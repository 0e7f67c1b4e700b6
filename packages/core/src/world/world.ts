import type { Theme } from './theme.ts';
import type { ElementLook } from './element-look.ts';
import type { PayloadId, WorldSlug } from './ids.ts';
import type { Media } from './media.ts';
import type { CoverTexts } from './settings/cover-pages.ts';

/** Why no code opens a world: its languages have different codes, or one of them asks for a code and has none. */
export type ShutReason = 'codesDiffer' | 'codeMissing';

/** Options of `logo_main_*` and `logo_sidebar_*` (specification sections 3 and 9). */
export interface WorldLogo {
  /** Without it the world's name is shown. */
  readonly image?: Media;
  readonly hasBackground: boolean;
  readonly stickToTop: boolean;
  readonly backgroundColor: string;
  readonly hasShadow: boolean;
  /** Of the world's name, and of a tinted picture. */
  readonly color: string;
  /** Whether the picture is drawn in `color` alone. */
  readonly isTinted: boolean;
  readonly heightInEm: number;
}

/** Specification section 9, logo defaults. */
export const LOGO_MAIN_DEFAULTS = { heightInEm: 4, color: '#000', backgroundColor: '#fff' } as const;

/** Specification section 9, logo defaults. */
export const LOGO_SIDEBAR_DEFAULTS = { heightInEm: 3.5, color: '#fff', backgroundColor: '#fff' } as const;

/** The header's parts (specification section 2, Layout). */
export type HeaderComponentName = 'world-logo' | 'breadcrumb' | 'app-logo';

export interface HeaderComponent {
  readonly name: HeaderComponentName;
  readonly classes: readonly ElementLook[];
}

/** Screensaver settings of a world; what is absent falls back to the app's (specification section 4). */
export interface WorldScreensaver {
  readonly active: boolean;
  /** Seconds. */
  readonly idleTimeout?: number;
  readonly name?: string;
  /** Whether the last visitor is forgotten when it starts. */
  readonly forgetsVisitor?: boolean;
  /** Whether a login is ended then, too. */
  readonly forgetsLogin?: boolean;
}

export interface FloorPlan {
  readonly media: Media;
  /** Whether it stays out of the corner of the pictures. */
  readonly isHiddenOnPictures?: true;
}

export interface World {
  readonly slug: WorldSlug;
  /** Slugs that it had before, in lower case; they lead to the present one. */
  readonly earlierSlugs?: readonly string[];
  readonly name: string;
  readonly description: string;
  /** Hosts that show this world at their root. */
  readonly urlAlias?: string;
  readonly start?: PayloadId;
  /**
   * Whether any language requires an access code (decision 0030). The code itself is never part of a
   * snapshot that leaves the content package's server side.
   */
  readonly isProtected: boolean;
  /** Why no code opens a world that asks for one; absent where its code does. */
  readonly shutBecause?: ShutReason;
  readonly isLoginOnly: boolean;
  readonly logoMain?: WorldLogo;
  readonly logoSidebar?: WorldLogo;
  readonly header: readonly HeaderComponent[];
  readonly menuKeys: readonly string[];
  /** Seconds; specification section 9: 0.3. */
  readonly sidebarTransitionTime: number;
  readonly theme: Theme;
  readonly startPage?: CoverTexts;
  readonly screensaver: WorldScreensaver;
  readonly floorPlan?: FloorPlan;
}
