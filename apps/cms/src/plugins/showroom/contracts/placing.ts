import { hotspotKindOf } from '@vitrine/core/world/hotspots/hotspot-kinds';
import type { HotspotComponent } from '@vitrine/core/world/hotspots/hotspot-kinds';

/** Below it: `surroundings/:documentId`, `targets`, `copies/:documentId`; each takes `?locale`. */
export const PLACING_PATH = '/showroom/placing';

/**
 * The header of a save that carries positions, and hotspots that are new, into the other languages of the
 * location. Its value is {@link ALL_LANGUAGES}.
 */
export const SPREAD_HEADER = 'x-showroom-placing';
export const ALL_LANGUAGES = 'all-languages';

/** Kinds of entries that a hotspot can lead to. */
export const TARGET_KINDS = ['article', 'dashboard', 'location', 'menu'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

export const TARGET_UIDS = {
  article: 'api::article.article',
  dashboard: 'api::dashboard.dashboard',
  location: 'api::content-location.content-location',
  menu: 'api::menu.menu',
} as const satisfies Readonly<Record<TargetKind, string>>;

/** The field of a hotspot with its target, and the type of that target. */
export type TargetField =
  | { readonly kind: TargetKind; readonly field: string }
  | { readonly kind: 'files'; readonly field: string; readonly accepts: 'documents' | 'media' }
  | { readonly kind: 'link'; readonly field: string };

/** The target field of a component's hotspots. */
export function targetFieldOf(component: HotspotComponent): TargetField {
  const { target, fields } = hotspotKindOf(component);
  const type = fields[target];
  switch (type) {
    case 'article':
    case 'dashboard':
    case 'location':
    case 'menu':
      return { kind: type, field: target };
    case 'documents':
    case 'media':
      return { kind: 'files', field: target, accepts: type };
    default:
      return { kind: 'link', field: target };
  }
}

/** An entry that something leads to or belongs to. */
export interface NamedEntry {
  /** Of the draft in the language that was asked for. */
  readonly id: number;
  readonly documentId: string;
  readonly locale?: string;
  readonly title: string;
}

/** An entry to choose as a target. */
export interface TargetChoice extends NamedEntry {
  /** Distinguishes it from others with its name: its world. */
  readonly note?: string;
  /** A small picture of it, as the CMS serves it. */
  readonly picture?: string;
}

/** The data of a saved hotspot that the form lacks. */
export interface HotspotSurroundings {
  readonly component: HotspotComponent;
  readonly id: number;
  readonly target?: TargetChoice;
  /** The editor's own icon, an SVG as the CMS serves it. */
  readonly icon?: string;
  readonly categories: readonly NamedEntry[];
}

/** Everything that placing shows of a location's hotspots and the form does not contain. */
export interface PlacingSurroundings {
  readonly hotspots: readonly HotspotSurroundings[];
  /** Every category that a hotspot can have, in the order of their titles. */
  readonly categories: readonly NamedEntry[];
  /** The colours of the location's world, as its editor wrote them. */
  readonly theme: { readonly primary?: string; readonly secondary?: string };
  /** The other languages that the location has. */
  readonly otherLocales: readonly string[];
}

/** `POST copies/:documentId`: copies a saved hotspot to the same position of other locations. */
export interface CopyRequest {
  readonly component: HotspotComponent;
  readonly id: number;
  /** The locations, by their documentIds. */
  readonly to: readonly string[];
}

export interface CopyResult {
  readonly documentId: string;
  readonly title: string;
  readonly outcome: 'copied' | 'forbidden' | 'missing' | 'failed';
  /** The CMS's reason for refusing. */
  readonly reason?: string;
}

export type SurroundingsAnswer = { readonly data: PlacingSurroundings };
export type TargetsAnswer = {
  readonly data: readonly TargetChoice[];
  /** Whether there are more than were sent: search by name to find them. */
  readonly hasMore: boolean;
};
export type CopyAnswer = { readonly data: readonly CopyResult[] };
