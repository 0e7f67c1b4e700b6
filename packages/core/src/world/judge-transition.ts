/** One end of a transition: the location, and its world where that is known. */
export interface TransitionEnd {
  readonly id: string;
  readonly world: string | undefined;
}

/**
 * Classifies a connection of two locations (specification section 5): a transition stays in one world, a portal joins
 * two, and neither leads from a location to itself. Undefined while a world is not known.
 */
export function judgeTransition(
  from: TransitionEnd,
  to: TransitionEnd,
): 'portal' | 'selfLink' | 'transition' | undefined {
  if (from.id === to.id) return 'selfLink';
  if (from.world === undefined || to.world === undefined) return undefined;
  return from.world === to.world ? 'transition' : 'portal';
}
