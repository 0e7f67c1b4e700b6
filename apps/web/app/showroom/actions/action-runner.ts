import { EMPTY_ACTION_STACK, isActionStackIdle, stepActionStack } from '@vitrine/core/actions/action-stack';
import type { ActionStackEvent, ActionStackState } from '@vitrine/core/actions/action-stack';
import { formatOverlayStack, openOver, parseOverlayStack } from '@vitrine/core/overlays/overlay-stack';
import type { OverlayRef, OverlayStack } from '@vitrine/core/overlays/overlay-stack';
import type { PayloadId } from '@vitrine/core/world/ids';
import type { ActionStep } from '~/ui/action-link.ts';
import type { BrowserClock } from '../browser/clock.ts';

/** What the page shows while actions run. */
export interface StageNow {
  readonly pathname: string;
  readonly search: string;
  /** The location whose page is rendered. */
  readonly location: PayloadId;
  readonly isMoving: boolean;
}

/** The effects of running actions. */
export interface ActionRunnerHost {
  readonly clock: Pick<BrowserClock, 'after'>;
  /** Opens an address of this page. */
  readonly open: (href: string) => void;
  readonly walkTo: (target: PayloadId, href: string) => void;
  /** Follows a link to another site. */
  readonly follow: (href: string, inNewWindow: boolean) => void;
}

/** Runs stacks of actions, one action at a time. */
export interface ActionRunner {
  /** The visitor follows a link with several actions; the browser itself follows the first one. */
  start(steps: readonly ActionStep[], now: StageNow): void;
  /** A hook's actions; they start once nothing is open and no journey is under way. */
  add(steps: readonly ActionStep[], now: StageNow): void;
  observe(now: StageNow): void;
  /** Whether a hook opened this overlay, and not the visitor. */
  hasOpened(overlayKey: string): boolean;
}

/** Milliseconds between two actions: time for an overlay to close, and for a walk that it began to show. */
const SETTLING_TIME = 400;

/** How far the current action is: waiting for the page to be free, requested, or visibly under way. */
type Progress = 'ready' | 'asked' | 'underWay';

/** The progress of the current action. */
interface Course {
  readonly progress: Progress;
  /** How many overlays may be open beneath it. */
  readonly depth: number;
  /** The location where it was requested. */
  readonly from: PayloadId;
}

/**
 * Navigation finishes on arrival, an overlay when it is closed, a link immediately. If the visitor goes elsewhere, the
 * remaining actions are dropped.
 */
export function createActionRunner(host: ActionRunnerHost): ActionRunner {
  let state: ActionStackState<ActionStep> = EMPTY_ACTION_STACK;
  let course: Course | undefined;
  let latest: StageNow | undefined;
  let isSettling = false;
  let isHook = false;
  const opened = new Set<string>();

  const dispatch = (event: ActionStackEvent<ActionStep>, progress: Progress = 'ready') => {
    const [after, effects] = stepActionStack(state, event);
    state = after;
    if (effects.length > 0 && latest !== undefined) {
      course = { progress, depth: course?.depth ?? 0, from: latest.location };
      if (progress === 'ready') advance(latest);
    }
    if (isActionStackIdle(state)) course = undefined;
  };
  const settle = () => {
    if (isSettling) return;
    isSettling = true;
    host.clock.after(SETTLING_TIME, () => {
      isSettling = false;
      const hasWalkedOff = latest?.isMoving === true || latest?.location !== course?.from;
      dispatch({ type: hasWalkedOff ? 'abandoned' : 'dismissed' });
    });
  };
  const runStep = (step: ActionStep, now: StageNow) => {
    const stack = parseOverlayStack(new URLSearchParams(now.search));
    const overlay = overlayOf(step);
    if (overlay !== undefined) {
      if (isHook) opened.add(keyOf(overlay));
      host.open(`${now.pathname}${formatOverlayStack(openOver(stack, overlay))}`);
    } else if (step.walk === undefined) {
      host.follow(step.href, step.opensNewWindow);
      dispatch({ type: 'finished' });
    } else {
      host.walkTo(step.walk, step.href);
    }
  };
  const advance = (now: StageNow) => {
    const { current } = state;
    if (current === undefined || course === undefined || isSettling) return;
    const stack = parseOverlayStack(new URLSearchParams(now.search));
    if (course.progress === 'ready') {
      if (now.isMoving || stack.length > course.depth) return;
      if (current.walk !== undefined && stack.length > 0) {
        host.open(now.pathname);
        return;
      }
      course = { ...course, progress: 'asked', from: now.location };
      runStep(current, now);
    } else if (current.walk === undefined) {
      watchOverlay(current, now, stack);
    } else {
      watchWalk(current.walk, now);
    }
  };
  const watchWalk = (target: PayloadId, now: StageNow) => {
    if (course === undefined) return;
    if (now.isMoving) course = { ...course, progress: 'underWay' };
    else if (now.location === target) dispatch({ type: 'finished' });
    else if (course.progress === 'underWay') dispatch({ type: 'abandoned' });
  };
  const watchOverlay = (step: ActionStep, now: StageNow, stack: OverlayStack) => {
    const overlay = overlayOf(step);
    if (course === undefined || overlay === undefined) return;
    const isOpen = stack.some((one) => keyOf(one) === keyOf(overlay));
    if (now.location !== course.from) dispatch({ type: 'abandoned' });
    else if (isOpen) course = { ...course, progress: 'underWay' };
    else if (course.progress === 'underWay') settle();
  };
  return {
    start(steps, now) {
      const [first] = steps;
      const overlay = first && overlayOf(first);
      latest = now;
      isHook = false;
      course = {
        progress: 'ready',
        depth: first && overlay ? stackOf(first).length - 1 : 0,
        from: now.location,
      };
      dispatch({ type: 'started', steps }, 'asked');
      // The browser follows a link to another site; nothing is left to wait for.
      if (overlay === undefined && first?.walk === undefined) dispatch({ type: 'finished' });
    },
    add(steps, now) {
      latest = now;
      isHook = true;
      dispatch({ type: 'added', steps });
    },
    observe(now) {
      latest = now;
      advance(now);
    },
    hasOpened: (overlayKey) => opened.has(overlayKey),
  };
}

/** The overlay that a step opens; undefined where it leads elsewhere. */
function overlayOf(step: ActionStep): OverlayRef | undefined {
  return step.walk === undefined && !step.opensNewWindow ? stackOf(step).at(-1) : undefined;
}

function stackOf({ href }: ActionStep): OverlayStack {
  // Addresses of this page begin with a slash; links to other sites are whole.
  const query = href.startsWith('/') ? href.split('?')[1] : undefined;
  return parseOverlayStack(new URLSearchParams(query ?? ''));
}

/** The key of an overlay in the page. */
function keyOf(overlay: OverlayRef): string {
  return 'id' in overlay ? `${overlay.kind}-${overlay.id}` : overlay.kind;
}
