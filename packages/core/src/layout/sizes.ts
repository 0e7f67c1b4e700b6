/** The lightbox lies above everything (specification section 2). */
export const LIGHTBOX_Z_INDEX = 99_999;
