import type { Coordination, RateLimit } from '../coordination/coordination.ts';
import type { Limit } from '../coordination/rate-limit.ts';

/**
 * Accepted contact requests per address: ten in a row, because all visitors of a stand at a trade fair share one
 * address, then one more each minute; beyond that the wait is 30 s and doubles each time, up to an hour.
 */
export const CONTACT_LIMIT: Limit = {
  free: 10,
  refill: 60_000,
  firstWait: 30_000,
  maxWait: 60 * 60 * 1_000,
};

/**
 * Forms per address, refused ones included, and requests that a laptop delivers from a stand: sixty in a row, a whole
 * day of a fair, and one more every five seconds. Mistakes in a form use up none of the ten requests of
 * `CONTACT_LIMIT`.
 */
export const FORM_LIMIT: Limit = {
  free: 60,
  refill: 5_000,
  firstWait: 5_000,
  maxWait: 10 * 60 * 1_000,
};

/**
 * Copies per recipient: the sender of the form names the address, and must not be able to fill someone else's mailbox.
 * Three in a row, then one an hour.
 */
export const COPY_LIMIT: Limit = {
  free: 3,
  refill: 60 * 60 * 1_000,
  firstWait: 60 * 60 * 1_000,
  maxWait: 24 * 60 * 60 * 1_000,
};

/** The contact form's limits per address. */
export interface ContactLimits {
  /** Every form that comes in. */
  readonly forms: RateLimit;
  /** Forms that become a request. */
  readonly requests: RateLimit;
  /** Copies to one recipient. */
  readonly copies: RateLimit;
}

export function createContactLimits(limit: Coordination['limit']): ContactLimits {
  return {
    forms: limit('contact-forms', FORM_LIMIT),
    requests: limit('contact-requests', CONTACT_LIMIT),
    copies: limit('contact-copies', COPY_LIMIT),
  };
}
