/** Milliseconds between two refreshes from a CMS that answers: the fallback in case a revalidate hook is missed. */
export const POLL_INTERVAL = 30_000;

/** Until the CMS has answered for the first time it is probably still being installed: poll often. */
const FIRST_CONTACT = { start: 1_000, factor: 1.5, limit: 5_000 } as const;

/** A CMS that went away gets time to recover. */
const LOST_CONTACT = { start: 2_000, factor: 2, limit: 60_000 } as const;

/**
 * Milliseconds until the next refresh.
 *
 * @param state.failures consecutive refreshes that failed.
 * @param state.hasReachedCms whether any refresh has ever succeeded in this process.
 * @param random from 0 to 1: spreads the refreshes of many processes.
 */
export function pollDelay(
  state: { readonly failures: number; readonly hasReachedCms: boolean },
  random: number,
): number {
  if (state.failures === 0) return Math.round(POLL_INTERVAL * (0.9 + 0.2 * random));
  const { start, factor, limit } = state.hasReachedCms ? LOST_CONTACT : FIRST_CONTACT;
  const wait = Math.min(limit, start * factor ** (state.failures - 1));
  return Math.round(wait * (0.75 + 0.25 * random));
}
