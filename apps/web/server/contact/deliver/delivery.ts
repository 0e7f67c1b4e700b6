import type { OutboxEntry } from '../entry.ts';

/**
 * A destination's answer. Reasons are for the log: codes only, never text of the request or the other side's own
 * words, which may contain an address.
 */
export type DeliveryResult =
  | { readonly kind: 'delivered' }
  /** It accepts nothing at the moment. */
  | { readonly kind: 'unreachable'; readonly reason: string }
  /** It does not accept this entry. */
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
