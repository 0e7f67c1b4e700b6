/** The modal sizes of specification section 2, smallest first. */
export const MODAL_SIZES = ['xs', 'xm', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', 'fullscreen'] as const;

export type ModalSize = (typeof MODAL_SIZES)[number];

/**
 * The widest a modal becomes, in CSS pixels: "s 600, m 1000, l 1200, xl 1600, xxl 1750, xxxl 1900"
 * (specification section 9). It names no width for `xs` and `xm`: those are ours, below `s`. `fullscreen` has
 * none.
 */
export const MODAL_MAX_WIDTHS: Readonly<Record<ModalSize, number | undefined>> = {
  xs: 360,
  xm: 480,
  s: 600,
  m: 1000,
  l: 1200,
  xl: 1600,
  xxl: 1750,
  xxxl: 1900,
  fullscreen: undefined,
};

/** The width of both sidebars in em (specification section 9). */
export const SIDEBAR_WIDTH_EM = 27;

/** Seconds: the fade transition's default (specification section 9). */
export const FADE_TIME = 0.5;

/** The lightbox lies above everything (specification section 2). */
export const LIGHTBOX_Z_INDEX = 99_999;
