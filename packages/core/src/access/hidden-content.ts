import type { Door } from '../world/door.ts';
import type { PayloadId, WorldSlug } from '../world/ids.ts';

/** What else, besides locations, nothing may lead to. */
export interface HiddenBesides {
  /** Whether an address, as the editor typed it, is hidden. */
  readonly hidesAddress?: (typed: string) => boolean;
  /** The keys of menus. */
  readonly menus?: ReadonlySet<string>;
}

/** A hidden location. */
export interface HiddenLocation {
  /** Its title, which entries that lead there may have copied. */
  readonly title: string;
  /** Replaces it; absent where its existence must stay secret. */
  readonly door?: Door;
}

/** Hidden locations by payloadId. */
export type HiddenLocations = ReadonlyMap<PayloadId, HiddenLocation>;

/** The content to remove. */
export interface HiddenContent extends HiddenBesides {
  readonly locations: HiddenLocations;
  readonly worlds: ReadonlySet<WorldSlug>;
}
