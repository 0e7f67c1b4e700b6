/** More pixels than this cost memory and make no visible difference. */
export const MAX_PIXEL_RATIO = 2;

/** All pictures show the same panorama: a transition between them would be visible. */
export const STILL_CHANGE = { transition: false, showLoader: false } as const;
