/** Milliseconds in which an opening has to be used. */
export const OPENING_LASTS = 60_000;
