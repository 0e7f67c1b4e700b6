/** Comments that a link can have: more than anyone reads, and a table of a few megabytes at most for each link. */
export const MAX_OF_LINK = 500;

/** Comments of one link in {@link LATELY}: a meeting of ten people who each write one every two minutes. */
export const MAX_LATELY = 50;

/** Milliseconds: ten minutes. */
export const LATELY = 10 * 60 * 1_000;

/** Whether a link may get one more comment. `full`: only once others were deleted; `busy`: in a while. */
export type Room = 'free' | 'busy' | 'full';

/**
 * @param count comments that the link has.
 * @param lately how many of them were written in the last {@link LATELY}.
 */
export function roomOf(count: number, lately: number): Room {
  if (count >= MAX_OF_LINK) return 'full';
  return lately >= MAX_LATELY ? 'busy' : 'free';
}
