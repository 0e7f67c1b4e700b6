declare const brand: unique symbol;

/** A string or number that the compiler keeps apart from its lookalikes. */
export type Brand<Value, Name extends string> = Value & { readonly [brand]: Name };

/** Names a location or a transition: stable across restarts and locales, unique in a snapshot. */
export type PayloadId = Brand<string, 'PayloadId'>;

/** The address part of a world: `/{worldSlug}`. */
export type WorldSlug = Brand<string, 'WorldSlug'>;

/** A language code as in addresses: `en`, `de`, ... */
export type LocaleCode = Brand<string, 'LocaleCode'>;

/**
 * The public number of an article, a dashboard or an iframe, as in overlay addresses
 * (`?article=12-title`). Non-negative, stable across publishes and locales.
 */
export type OverlayId = Brand<number, 'OverlayId'>;

/** Marks a string as a {@link PayloadId}. Only the border (content, tests) may call it. */
export function payloadId(value: string): PayloadId {
  return value as PayloadId;
}

/** Marks a string as a {@link WorldSlug}. Only the border (content, tests) may call it. */
export function worldSlug(value: string): WorldSlug {
  return value as WorldSlug;
}

/** Marks a string as a {@link LocaleCode}. Only the border (content, tests) may call it. */
export function localeCode(value: string): LocaleCode {
  return value as LocaleCode;
}

/** Marks a number as an {@link OverlayId}. Only the border (content, tests) may call it. */
export function overlayId(value: number): OverlayId {
  return value as OverlayId;
}
