/** Where the review of an entry in a language is. `none`: no one asks for one. */
export type ReviewStage = 'none' | 'asked' | 'sentBack';

/**
 * What happens to it.
 *
 * - `asked`: someone asks, at first or again.
 * - `takenBack`: who asked needs no review any more.
 * - `sentBack`: a reviewer answers instead of publishing.
 * - `putAside`: who asked has read the answer.
 * - `published`: the entry was published in this language, by whatever path.
 * - `deleted`: there is no draft in this language any more.
 */
export const REVIEW_EVENTS = ['asked', 'takenBack', 'sentBack', 'putAside', 'published', 'deleted'] as const;
export type ReviewEventType = (typeof REVIEW_EVENTS)[number];

/** The stage after an event; undefined where the event cannot happen any more, because someone was faster. */
export function transition(stage: ReviewStage, event: ReviewEventType): ReviewStage | undefined {
  switch (event) {
    case 'asked':
      return 'asked';
    case 'takenBack':
      return stage === 'asked' ? 'none' : undefined;
    case 'sentBack':
      return stage === 'asked' ? 'sentBack' : undefined;
    case 'putAside':
      return stage === 'sentBack' ? 'none' : undefined;
    case 'published':
    case 'deleted':
      return 'none';
  }
}
