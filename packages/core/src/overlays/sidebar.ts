/** The state of a sidebar's slide. */
export type SidebarPhase = 'closed' | 'opening' | 'open' | 'closing';

/**
 * Events of a sidebar: it gets content, the visitor closes it (the close event or a click into the gap), its content
 * is removed by something else (the browser's back), the transition time has passed.
 */
export type SidebarEvent = 'shown' | 'closeAsked' | 'removed' | 'timePassed';

/**
 * Effects: `wait` one transition time (replacing a running wait) and report `timePassed`, `leave` the address that
 * shows it, `runCloseHooks` of the event `close_sidebars`.
 */
export type SidebarEffect = 'wait' | 'leave' | 'runCloseHooks';

/** Seconds that a sidebar slides where its world sets nothing else (specification section 9). */
export const SIDEBAR_TRANSITION_TIME = 0.3;

/**
 * "They open when left or right content or a component is set, and slide in. They close on the close event or a gap
 * click. Closes during a transition are ignored. After closing, the product waits the transition time and then fires
 * a close_sidebars hook" (specification section 4, Sidebars).
 *
 * Requests of the visitor during a transition are ignored; content that the address no longer shows slides out at any
 * time.
 */
export function stepSidebar(
  phase: SidebarPhase,
  event: SidebarEvent,
): readonly [SidebarPhase, readonly SidebarEffect[]] {
  switch (event) {
    case 'shown':
      return phase === 'closed' || phase === 'closing' ? ['opening', ['wait']] : [phase, []];
    case 'closeAsked':
      return phase === 'open' ? ['closing', ['leave', 'wait']] : [phase, []];
    case 'removed':
      return phase === 'opening' || phase === 'open' ? ['closing', ['wait']] : [phase, []];
    default:
      if (phase === 'opening') return ['open', []];
      return phase === 'closing' ? ['closed', ['runCloseHooks']] : [phase, []];
  }
}
