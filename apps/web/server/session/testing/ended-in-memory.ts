import type { EndedLogins } from '../ended-logins.ts';

/** Ended logins, in memory only. */
export function endedInMemory(): EndedLogins {
  const ended = new Set<string>();
  return {
    has: (id) => ended.has(id),
    add: (id) => ended.add(id),
    onEndedElsewhere: () => {},
    written: () => Promise.resolve(),
  };
}
