import type { WorldSlug } from './ids.ts';
import type { AccessRule } from './location.ts';
import type { Media } from './media.ts';

/** Whether a product is available, in the terms of schema.org (`ItemAvailability`). */
export const AVAILABILITIES = [
  'in_stock',
  'limited',
  'made_to_order',
  'pre_order',
  'pre_sale',
  'back_order',
  'reserved',
  'in_store_only',
  'online_only',
  'out_of_stock',
  'sold_out',
  'discontinued',
] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** Whether the value-added tax is in a price. */
export const VAT_TERMS = ['included', 'excluded'] as const;
export type VatTerm = (typeof VAT_TERMS)[number];

export interface Price {
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Absent: not stated. */
  readonly vat?: VatTerm;
}

/** Who sees prices: visitors by their login, or those who may enter one of these worlds. */
export type PriceRule = AccessRule | { readonly kind: 'worlds'; readonly worlds: readonly WorldSlug[] };

/** One form in which a product is sold. */
export interface ProductVariant {
  readonly name: string;
  readonly sku?: string;
  readonly gtin?: string;
  readonly price?: Price;
  readonly picture?: Media;
}

/** What an article says of the product that it shows. */
export interface Product {
  /** The article number of the seller. */
  readonly sku?: string;
  /** Its digits; the last one is right. */
  readonly gtin?: string;
  readonly price?: Price;
  /** Who sees its price, and those of its variants. */
  readonly priceRule: PriceRule;
  readonly availability?: Availability;
  readonly variants: readonly ProductVariant[];
  /** The address of its digital product passport, in ASCII and short enough for a QR code. */
  readonly passport?: string;
  /** Something that was given could not be used: no data for machines are made of the rest. */
  readonly isFaulty?: true;
}
