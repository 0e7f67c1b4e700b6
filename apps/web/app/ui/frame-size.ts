/**
 * The widest that a modal of each size gets, in pixels (specification section 9: "Modal max widths: s 600,
 * m 1000, l 1200, xl 1600, xxl 1750, xxxl 1900"). Section 2 has `xs` and `xm` besides, without a width:
 * those two are ours.
 */
export const MODAL_WIDTHS = {
  xs: 320,
  xm: 480,
  s: 600,
  m: 1000,
  l: 1200,
  xl: 1600,
  xxl: 1750,
  xxxl: 1900,
} as const;

/**
 * The width of an overlay, or its position: over the whole screen, as a panel at a side or at the bottom, as both
 * sidebars at once, or `bare`. In `bottom`, `sidebars` and `bare` the content draws its own head with `FrameHead`
 * or `CloseLink`.
 */
export type ModalSize =
  | keyof typeof MODAL_WIDTHS
  | 'fullscreen'
  | 'sidebar-left'
  | 'sidebar-right'
  | 'sidebars'
  | 'bottom'
  | 'bare';

/** Whether a size is a sidebar in the sense of specification section 4: it slides, and has hooks. */
export function isSidebar(size: ModalSize): boolean {
  return size.startsWith('sidebar');
}

/** Whether the content draws its own head. */
export function drawsOwnHead(size: ModalSize): boolean {
  return size === 'bare' || size === 'sidebars' || size === 'bottom';
}
