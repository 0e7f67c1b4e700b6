/**
 * CSS pixels of width (specification section 9). Style sheets ask for them as `(width < 576px)`, which is the
 * specification's flag smaller-s, and `(width >= 576px)`, larger-s; a test reads every sheet for other widths. Scripts
 * take them from here.
 */
export const BREAKPOINTS = {
  xs: 420,
  s: 576,
  m: 768,
  l: 992,
  xl: 1200,
  xxl: 1400,
  xxxl: 1800,
} as const;
