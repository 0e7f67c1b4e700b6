import type { OverlayKind } from '../overlays/overlay-stack.ts';
import type { OverlayId, PayloadId, WorldSlug } from '../world/ids.ts';
import type { HotspotComponent } from '../world/hotspots/hotspot-kinds.ts';

/** Where something happened. */
export interface AnalyticsContext {
  readonly world: WorldSlug;
  readonly location: PayloadId;
  /** The page's language: `de`. */
  readonly language: string;
}

/**
 * The events by which visits are counted (specification section 1: "analytics events (off by default)"). An event
 * names locations and content of the showroom, never a visitor: no name, no address, nothing that was typed.
 */
export type AnalyticsEvent =
  /** The visitor has arrived in a location, at the start of the visit or after a journey. */
  | (AnalyticsContext & { readonly name: 'location_entered'; readonly title: string })
  /** A hotspot was tapped. */
  | (AnalyticsContext & {
      readonly name: 'hotspot_tapped';
      readonly component: HotspotComponent;
      readonly title: string;
    })
  | (AnalyticsContext & OverlayEvent & { readonly name: 'overlay_opened' })
  | (AnalyticsContext & OverlayEvent & { readonly name: 'overlay_closed' })
  /** A search was answered: the length of the query and the number of hits, not the words. */
  | (AnalyticsContext & {
      readonly name: 'search_used';
      readonly length: number;
      readonly results: number;
    })
  /** The page is shown in another language; `language` is the new one. */
  | (AnalyticsContext & { readonly name: 'language_changed'; readonly from: string })
  /** A contact request was accepted; none of its contents. */
  | (AnalyticsContext & { readonly name: 'contact_sent' });

export interface OverlayEvent {
  readonly kind: OverlayKind;
  /** Of overlays that a number names. */
  readonly id?: OverlayId;
  /** The overlay's heading. */
  readonly title: string;
}

export type AnalyticsEventName = AnalyticsEvent['name'];

/** An event as it is emitted, before the context is added. */
export type AnalyticsNotice = {
  readonly [Name in AnalyticsEventName]: Omit<
    Extract<AnalyticsEvent, { readonly name: Name }>,
    keyof AnalyticsContext
  >;
}[AnalyticsEventName];

/** An entry of the data layer that tag managers read; Google Analytics gets the same name and fields. */
export type DataLayerEntry = Readonly<Record<string, string | number>> & { readonly event: string };

/** The tag manager's name of an event, as `vitrine_location_entered`. */
const PREFIX = 'vitrine_';

/** The entry of the data layer for an event; its fields are prefixed, so that they collide with no other tool's. */
export function dataLayerEntry({ name, ...fields }: AnalyticsEvent): DataLayerEntry {
  const prefixed = Object.entries(fields).map(([field, value]) => [`${PREFIX}${field}`, value] as const);
  return { ...Object.fromEntries(prefixed), event: `${PREFIX}${name}` };
}
