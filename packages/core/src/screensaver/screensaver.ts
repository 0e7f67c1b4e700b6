import { assertNever } from '../assert-never.ts';
import type { ProgrammeItem } from './programme.ts';
import type { Programme } from './programme.ts';
import type {
  ScreensaverChange,
  ScreensaverContext,
  ScreensaverEffect,
  ScreensaverEvent,
  ScreensaverState,
  ScreensaverStep,
  Senses,
} from './screensaver-state.ts';

/** Milliseconds to wait for a step, or for a video that has stalled: then the next one is shown. */
export const STEP_PATIENCE = 20_000;

/** Milliseconds that each item is shown at least, whatever its settings. */
const SHORTEST_STEP = 1000;

type Active = Extract<ScreensaverState, { status: 'active' }>;

/** The initial state: switched off. */
export const SLEEPING_SCREENSAVER: ScreensaverState = {
  status: 'off',
  senses: { isEnabled: false, hasFocus: false, isPaused: false, isIdle: false },
};

/**
 * The screensaver (specification section 4). Pure: it returns the effects and runs none.
 *
 * - "It shows only when the app has focus, it is enabled, it is not paused and the user is idle."
 * - "An image shows for displayed_time seconds, a location for wait seconds, and a video plays until it ends. A
 * single video loops." The times count from when it is visible. A step that does not load is skipped; when all have
 * failed in a row, the screensaver gives up until the next visitor, or in a kiosk for the idle time.
 * - It ends where it began under pictures and videos, and in the location shown otherwise; in a kiosk always where it
 * began, which is the start.
 */
export function screensaver(
  state: ScreensaverState,
  event: ScreensaverEvent,
  context: ScreensaverContext,
): ScreensaverChange {
  switch (event.type) {
    case 'sensed':
      return sense(state, event.change, context);
    case 'prepared':
      return state.status === 'preparing' ? begin(state.senses, event.programme, context) : [state, []];
    case 'preparationFailed':
      return state.status === 'preparing' ? giveUp(state.senses, context) : [state, []];
    case 'arrived':
      return isCurrent(state, event.step) && !state.step.isThere ? stand(state, context) : [state, []];
    case 'progressed':
      return isCurrent(state, event.step) && state.step.item.kind === 'video'
        ? [state, [timer(state.step, STEP_PATIENCE)]]
        : [state, []];
    case 'ended':
      return isCurrent(state, event.step) ? goOn(state, 0, context) : [state, []];
    case 'timeUp':
      return isCurrent(state, event.step)
        ? goOn(state, isOver(state.step) ? 0 : state.failures + 1, context)
        : [state, []];
    case 'failed':
      return isCurrent(state, event.step) ? goOn(state, state.failures + 1, context) : [state, []];
    default:
      return assertNever(event);
  }
}

function sense(
  state: ScreensaverState,
  change: Partial<Senses>,
  context: ScreensaverContext,
): ScreensaverChange {
  const { senses: before } = state;
  const sensed = { ...before, ...change };
  const isFreed = (before.isPaused && !sensed.isPaused) || (!before.hasFocus && sensed.hasFocus);
  // A visitor who comes back from a film or from another window is active now.
  const restartsIdleTime = isFreed && sensed.isIdle;
  const senses = restartsIdleTime ? { ...sensed, isIdle: false } : sensed;
  const [next, effects] = follow(state, senses, context);
  return [next, restartsIdleTime ? [...effects, { type: 'countAgain' }] : effects];
}

function follow(state: ScreensaverState, senses: Senses, context: ScreensaverContext): ScreensaverChange {
  const mayShow = senses.isEnabled && senses.hasFocus && !senses.isPaused && senses.isIdle;
  if (state.status === 'active') {
    return mayShow ? [{ ...state, senses }, []] : [rest(senses), leave(state, context)];
  }
  if (state.status === 'preparing') {
    return mayShow ? [{ ...state, senses }, []] : [rest(senses), [{ type: 'cancelPreparation' }]];
  }
  if (state.status === 'spent' && senses.isIdle) return [{ ...state, senses }, []];
  return mayShow ? [{ status: 'preparing', senses }, [{ type: 'prepare' }]] : [rest(senses), []];
}

function rest(senses: Senses): ScreensaverState {
  if (!senses.isEnabled) return { status: 'off', senses };
  if (!senses.hasFocus) return { status: 'unfocused', senses };
  return { status: senses.isPaused ? 'paused' : 'waiting', senses };
}

/** "When started and active, it moves at once." */
function begin(senses: Senses, programme: Programme, context: ScreensaverContext): ScreensaverChange {
  const item = firstItem(programme, context);
  if (item === undefined) return giveUp(senses, context);
  return show({ status: 'active', senses, programme, failures: 0 }, { ...item, id: 1 }, context);
}

function show(
  state: Omit<Active, 'step'>,
  { id, index, item }: Pick<ScreensaverStep, 'id' | 'index' | 'item'>,
  context: ScreensaverContext,
): ScreensaverChange {
  const step: ScreensaverStep = { id, index, item, isThere: false };
  const isLooping = item.kind === 'video' && isAlone(state.programme, context);
  return [{ ...state, step }, [{ type: 'show', step, isLooping }, timer(step, STEP_PATIENCE)]];
}

/** It is visible: its time counts from now. */
function stand(state: Active, context: ScreensaverContext): ScreensaverChange {
  const step = { ...state.step, isThere: true };
  const next: Active = { ...state, step, failures: 0 };
  const time = timeOf(step.item);
  if (time === undefined) return [next, [timer(step, STEP_PATIENCE)]];
  if (isAlone(state.programme, context)) return [next, [{ type: 'stopTimer' }]];
  return [next, [timer(step, Math.max(time * 1000, SHORTEST_STEP))]];
}

function goOn(state: Active, failures: number, context: ScreensaverContext): ScreensaverChange {
  const next = nextItem(state, context);
  const isHopeless = failures > 0 && failures >= numberOf(state.programme, context);
  if (next === undefined || isHopeless) {
    const [spent, effects] = giveUp(state.senses, context);
    return [spent, [...leave(state, context), ...effects]];
  }
  return show({ ...state, failures }, { ...next, id: state.step.id + 1 }, context);
}

/** Nothing more can be shown. At night no one restarts a kiosk, so it tries once more. */
function giveUp(senses: Senses, { isKiosk }: ScreensaverContext): ScreensaverChange {
  return [{ status: 'spent', senses }, isKiosk ? [{ type: 'countAgain' }] : []];
}

function leave({ step }: Active, { isKiosk }: ScreensaverContext): readonly ScreensaverEffect[] {
  const stage = step.item.kind === 'location' && !isKiosk ? 'shown' : 'kept';
  return [{ type: 'stopTimer' }, { type: 'end', stage }];
}

type Choice = Pick<ScreensaverStep, 'index' | 'item'>;

function firstItem(programme: Programme, context: ScreensaverContext): Choice | undefined {
  if (programme.kind === 'arrows') return alongTheArrows(programme, context);
  const here = programme.items.findIndex(
    (item) => item.kind === 'location' && item.location === context.location,
  );
  // The automatic mode continues from where it is; a list starts again at its top.
  return itemFrom(programme, programme.kind === 'automatic' ? here + 1 : 0, context);
}

function nextItem({ programme, step }: Active, context: ScreensaverContext): Choice | undefined {
  return programme.kind === 'arrows'
    ? alongTheArrows(programme, context)
    : itemFrom(programme, step.index + 1, context);
}

function itemFrom(
  { items }: Exclude<Programme, { kind: 'arrows' }>,
  from: number,
  context: ScreensaverContext,
): Choice | undefined {
  for (let offset = 0; offset < items.length; offset += 1) {
    const index = (from + offset) % items.length;
    const item = items[index];
    if (item !== undefined && isUsable(item, context)) return { index, item };
  }
  return undefined;
}

/** "… from the current location's arrow_navigation next payloadId. If there is none, it deactivates." */
function alongTheArrows(
  { next, start, stepInterval }: Extract<Programme, { kind: 'arrows' }>,
  { location, isKiosk }: ScreensaverContext,
): Choice | undefined {
  const following = location === undefined ? start : next[location];
  const target = following ?? (isKiosk && location !== start ? start : undefined);
  if (target === undefined) return undefined;
  return { index: 0, item: { kind: 'location', location: target, wait: stepInterval } };
}

function numberOf(programme: Programme, context: ScreensaverContext): number {
  return programme.kind === 'arrows' ? 1 : programme.items.filter((item) => isUsable(item, context)).length;
}

function isAlone(programme: Programme, context: ScreensaverContext): boolean {
  return programme.kind !== 'arrows' && numberOf(programme, context) === 1;
}

function isUsable(item: ProgrammeItem, { isPicturesOnly }: ScreensaverContext): boolean {
  return item.kind !== 'video' || !isPicturesOnly;
}

/** Seconds that it is shown; undefined: until it ends by itself. */
function timeOf(item: ProgrammeItem): number | undefined {
  switch (item.kind) {
    case 'image':
      return item.displayedTime;
    case 'location':
      return item.wait;
    case 'video':
      return undefined;
    default:
      return assertNever(item);
  }
}

/** Whether its time was up; a video's timer only ends when it hangs. */
function isOver({ isThere, item }: ScreensaverStep): boolean {
  return isThere && item.kind !== 'video';
}

function timer({ id }: ScreensaverStep, milliseconds: number): ScreensaverEffect {
  return { type: 'startTimer', step: id, milliseconds };
}

function isCurrent(state: ScreensaverState, step: number): state is Active {
  return state.status === 'active' && state.step.id === step;
}
