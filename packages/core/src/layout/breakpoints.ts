/** CSS pixels of width (specification section 9). */
export const BREAKPOINTS = {
  xs: 420,
  s: 576,
  m: 768,
  l: 992,
  xl: 1200,
  xxl: 1400,
  xxxl: 1800,
} as const;

export type BreakpointName = keyof typeof BREAKPOINTS;

/** Of every breakpoint exactly one of the two flags is true. */
export interface BreakpointFlags {
  /** At least as wide as the breakpoint. */
  readonly larger: Readonly<Record<BreakpointName, boolean>>;
  /** Narrower than the breakpoint. */
  readonly smaller: Readonly<Record<BreakpointName, boolean>>;
}

/**
 * "Breakpoints are computed from the width, with larger-X and smaller-X flags." (specification section 4)
 *
 * @param width of the window in CSS pixels.
 */
export function breakpointFlags(width: number): BreakpointFlags {
  return { larger: flags((from) => width >= from), smaller: flags((from) => width < from) };
}

function flags(holds: (from: number) => boolean): Readonly<Record<BreakpointName, boolean>> {
  const { xs, s, m, l, xl, xxl, xxxl } = BREAKPOINTS;
  return {
    xs: holds(xs),
    s: holds(s),
    m: holds(m),
    l: holds(l),
    xl: holds(xl),
    xxl: holds(xxl),
    xxxl: holds(xxxl),
  };
}
