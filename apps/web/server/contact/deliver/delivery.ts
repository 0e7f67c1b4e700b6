import type { OutboxEntry } from '../entry.ts';

/**
 * What a destination said. Reasons are for the log: codes, never texts of the request and never what the
 * other side says in its own words, which may repeat an address.
 */
export type DeliveryResult =
  | { readonly kind: 'delivered' }
  /** It takes nothing at the moment. */
  | { readonly kind: 'unreachable'; readonly reason: string }
  /** It does not take this one. */
  | { readonly kind: 'refused'; readonly reason: string };

/** Hands an entry over. Never rejects. */
export type Deliver = (entry: OutboxEntry) => Promise<DeliveryResult>;

/** The code of a failed call: `ECONNREFUSED`, `TimeoutError`. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const source: unknown = error.cause instanceof Error ? error.cause : error;
  if (source instanceof Error && 'code' in source && typeof source.code === 'string') return source.code;
  return error.name;
}
