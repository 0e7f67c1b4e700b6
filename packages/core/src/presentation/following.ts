import { assertNever } from '../assert-never.ts';
import { isSameShowing, isSameViewer } from './showing.ts';
import type { Showing } from './showing.ts';
import { isSameView } from './view.ts';
import type { View } from './view.ts';

/** What the presenter shows, as far as this guest may see it. */
export type Shown =
  | {
      readonly kind: 'visible';
      readonly showing: Showing;
      /** Its address in the guest's language. */
      readonly href: string;
    }
  /** The presenter is where this guest may not be; no more is known. */
  | { readonly kind: 'hidden' };

/** A guest's window in a presentation. */
export interface Following {
  /** `roaming`: the guest has taken a step of their own. */
  readonly mode: 'following' | 'roaming';
  /** Of the newest message; 0 and -1 before the first. */
  readonly epoch: number;
  readonly seq: number;
  readonly shown: Shown | undefined;
  /** What the window shows. */
  readonly window: Showing;
  /** Everything that the window may show on its way: where it left, and what it was to go to since. Empty: it has arrived. */
  readonly route: readonly Showing[];
  /** Where the window was last told to look inside of what it shows; undefined: the guest is free to. */
  readonly view: View | undefined;
}

export type FollowingEvent =
  | {
      readonly type: 'message';
      readonly epoch: number;
      readonly seq: number;
      readonly shown: Shown;
      /** Messages may have been missed before it: what they showed is not replayed. */
      readonly isAfterGap: boolean;
    }
  /** The window shows something else, for whatever reason. */
  | {
      readonly type: 'windowChanged';
      readonly window: Showing;
      /** Whether its page is there: until then it may have to go back. */
      readonly isAtRest: boolean;
    }
  /** The guest has looked elsewhere inside of what is shown: turned a panorama, moved a film on, scrolled an article. */
  | { readonly type: 'lookedElsewhere' }
  /** The guest wants to follow again. */
  | { readonly type: 'returned' };

export type FollowingEffect =
  /** Goes there: by the way through the showroom, or without playing it. */
  | { readonly type: 'go'; readonly to: Extract<Shown, { kind: 'visible' }>; readonly isJump: boolean }
  /** Looks there inside of what the window shows; undefined: no longer anywhere. */
  | { readonly type: 'look'; readonly at: View | undefined }
  | { readonly type: 'modeChanged'; readonly mode: Following['mode'] };

export type FollowingStep = readonly [Following, readonly FollowingEffect[]];

/** A guest who has joined and follows, before the first message. */
export function beginFollowing(window: Showing): Following {
  return { mode: 'following', epoch: 0, seq: -1, shown: undefined, window, route: [], view: undefined };
}

/** The only function that changes what a guest's window follows. Returns the same object when nothing changes. */
export function follow(before: Following, event: FollowingEvent): FollowingStep {
  return lookInside(step(before, event));
}

function step(before: Following, event: FollowingEvent): FollowingStep {
  switch (event.type) {
    case 'message': {
      const { epoch, seq, shown, isAfterGap } = event;
      const isOld = epoch < before.epoch || (epoch === before.epoch && seq < before.seq);
      if (isOld) return [before, []];
      const after = { ...before, epoch, seq, shown };
      return before.mode === 'roaming' ? [after, []] : goTo(after, isAfterGap);
    }
    case 'windowChanged': {
      const { window, isAtRest } = event;
      const isNew = !isSameShowing(before.window, window);
      if (!isNew && !(isAtRest && before.route.length > 0)) return [before, []];
      const after = { ...before, window };
      if (before.mode === 'roaming') return [after, []];
      if (isShown(after)) return [isAtRest ? { ...after, route: [] } : after, []];
      return isOnRoute(after) ? [after, []] : roam(after);
    }
    case 'lookedElsewhere':
      return before.mode === 'roaming' ? [before, []] : roam(before);
    case 'returned': {
      if (before.mode === 'following') return goTo(before, false);
      const [after, effects] = goTo({ ...before, mode: 'following' }, false);
      return [after, [{ type: 'modeChanged', mode: 'following' }, ...effects]];
    }
    default:
      return assertNever(event);
  }
}

function roam(following: Following): FollowingStep {
  return [{ ...following, mode: 'roaming', route: [] }, [{ type: 'modeChanged', mode: 'roaming' }]];
}

/** The view belongs to what is shown: a window is led to it once it shows that, and until it leaves it. */
function lookInside([following, effects]: FollowingStep): FollowingStep {
  const view = following.mode === 'following' ? viewOf(following) : undefined;
  if (isSameView(view, following.view)) return [following, effects];
  return [{ ...following, view }, [...effects, { type: 'look', at: view }]];
}

function viewOf(following: Following): View | undefined {
  const { shown, route, window } = following;
  if (shown?.kind !== 'visible') return undefined;
  const { showing } = shown;
  const { view } = showing;
  // An open viewer turns to another page or picture by itself: that is quicker than by its address.
  const isWithinViewer = (view?.kind === 'page' || view?.kind === 'picture') && isSameViewer(window, showing);
  return isWithinViewer || (route.length === 0 && isShown(following)) ? view : undefined;
}

function goTo(following: Following, isJump: boolean): FollowingStep {
  const { shown, window, route } = following;
  if (shown?.kind !== 'visible') return [{ ...following, route: [] }, []];
  const isThere = route.length === 0 && isSameShowing(shown.showing, window);
  const isGoing = !isJump && isSameShowing(route.at(-1), shown.showing);
  if (isThere || isGoing) return [following, []];
  const passed = route.length === 0 ? [window] : route;
  return [{ ...following, route: [...passed, shown.showing] }, [{ type: 'go', to: shown, isJump }]];
}

function isShown({ shown, window }: Following): boolean {
  return shown?.kind === 'visible' && isSameShowing(shown.showing, window);
}

/**
 * Whether the window shows what lies on its way: a walk begins by closing what is open, and opens what is shown when
 * it has arrived.
 */
function isOnRoute({ window, route }: Following): boolean {
  return route.some(
    (passed) =>
      isSameShowing(window, passed) || (window.open.length === 0 && window.location === passed.location),
  );
}
