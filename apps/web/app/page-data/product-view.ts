import type { ClientMedia } from '@vitrine/core/world/media';
import type { ActionLink } from '~/ui/action-link.ts';
import type { QrCode } from '~/ui/qr-drawing.tsx';

/** What a page says of a product, in its language. Nothing is in it that was not given, or not to this visitor. */
export interface ProductView {
  /** `from €24,900`, and what it says of the tax. */
  readonly price?: { readonly text: string; readonly note?: string };
  readonly availability?: { readonly text: string; readonly tone: AvailabilityTone };
  /** The article number and the GTIN, each with what it is called. */
  readonly numbers: readonly { readonly name: string; readonly value: string }[];
  readonly variants?: VariantsView;
  /** Without a code where the address is too long for one. */
  readonly passport?: { readonly link: ActionLink; readonly host: string; readonly qr?: QrCode };
}

/** Whether it is there now, later or no more. */
export type AvailabilityTone = 'now' | 'later' | 'gone';

/** The variants as a table: only columns that one of them fills. */
export interface VariantsView {
  /** The first one is that of the names. */
  readonly heads: readonly string[];
  readonly rows: readonly VariantRow[];
}

export interface VariantRow {
  readonly name: string;
  readonly picture?: ClientMedia;
  /** Below the other heads; empty where it is not given. */
  readonly cells: readonly string[];
}
