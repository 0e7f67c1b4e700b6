/**
 * Actions that are run in order: "each finishes or is dismissed before the next" (docs/design/unspecified.md). The
 * machine does not need to know what a step is.
 */
export interface ActionStackState<Step> {
  /** The current action. */
  readonly current?: Step;
  /** What follows it. */
  readonly queue: readonly Step[];
}

/**
 * Events of a stack: a visitor follows a link with several actions, which replaces the rest of an earlier one; a hook
 * adds its actions at the end; the current action has finished (arrived, opened) or been dismissed (closed); the
 * visitor has navigated elsewhere.
 */
export type ActionStackEvent<Step> =
  | { readonly type: 'started'; readonly steps: readonly Step[] }
  | { readonly type: 'added'; readonly steps: readonly Step[] }
  | { readonly type: 'finished' }
  | { readonly type: 'dismissed' }
  | { readonly type: 'abandoned' };

/** An action to run now; its end is reported. */
export interface ActionStackEffect<Step> {
  readonly type: 'run';
  readonly step: Step;
}

/** Nothing to do. */
export const EMPTY_ACTION_STACK: ActionStackState<never> = { queue: [] };

/** The state after an event, and the action to run. At most one action runs at a time. */
export function stepActionStack<Step>(
  state: ActionStackState<Step>,
  event: ActionStackEvent<Step>,
): readonly [ActionStackState<Step>, readonly ActionStackEffect<Step>[]] {
  switch (event.type) {
    case 'started':
      return next(event.steps);
    case 'added':
      if (state.current === undefined) return next([...state.queue, ...event.steps]);
      return [{ ...state, queue: [...state.queue, ...event.steps] }, []];
    case 'abandoned':
      return [EMPTY_ACTION_STACK, []];
    default:
      return state.current === undefined ? [state, []] : next(state.queue);
  }
}

/** Whether no action is running. */
export function isActionStackIdle(state: ActionStackState<unknown>): boolean {
  return state.current === undefined;
}

function next<Step>(
  steps: readonly Step[],
): readonly [ActionStackState<Step>, readonly ActionStackEffect<Step>[]] {
  const [step, ...queue] = steps;
  return step === undefined ? [EMPTY_ACTION_STACK, []] : [{ current: step, queue }, [{ type: 'run', step }]];
}
