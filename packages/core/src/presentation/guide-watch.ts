/** Milliseconds after which guests read that the guide has disappeared: most connections are back by then. */
export const GUIDE_AWAY_AFTER = 30_000;

/** Milliseconds for which a presentation waits for its guide. */
export const GUIDE_GONE_AFTER = 600_000;

/**
 * Whether the guide is there. Their event stream says it: timers of pages in the background do not run in time.
 * `since`: milliseconds since 1970, when the last stream was closed.
 */
export type GuideWatch =
  | { readonly status: 'here' }
  | { readonly status: 'missing' | 'away' | 'gone'; readonly since: number };

export type GuideWatchEvent =
  | { readonly type: 'opened' }
  /** The last event stream of the guide was closed. */
  | { readonly type: 'closed'; readonly now: number }
  | { readonly type: 'timePassed'; readonly now: number };

/** The only function that changes the watch. Returns the same object when nothing changes. */
export function watchGuide(before: GuideWatch, event: GuideWatchEvent): GuideWatch {
  switch (event.type) {
    case 'opened':
      return before.status === 'here' || before.status === 'gone' ? before : { status: 'here' };
    case 'closed':
      return before.status === 'here' ? { status: 'missing', since: event.now } : before;
    default: {
      if (before.status === 'here' || before.status === 'gone') return before;
      const { since } = before;
      const status = statusAfter(event.now - since);
      return status === before.status ? before : { status, since };
    }
  }
}

/** Milliseconds until time alone changes the watch; undefined while it does not. */
export function nextGuideChange(watch: GuideWatch, now: number): number | undefined {
  switch (watch.status) {
    case 'missing':
      return Math.max(0, watch.since + GUIDE_AWAY_AFTER - now);
    case 'away':
      return Math.max(0, watch.since + GUIDE_GONE_AFTER - now);
    default:
      return undefined;
  }
}

function statusAfter(milliseconds: number): 'missing' | 'away' | 'gone' {
  if (milliseconds >= GUIDE_GONE_AFTER) return 'gone';
  return milliseconds >= GUIDE_AWAY_AFTER ? 'away' : 'missing';
}
