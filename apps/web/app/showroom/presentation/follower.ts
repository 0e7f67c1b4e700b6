import type { FollowingEffect } from '@vitrine/core/presentation/following';
import { isSameShowing, isSameViewer, shownOverlays } from '@vitrine/core/presentation/showing';
import type { Showing } from '@vitrine/core/presentation/showing';
import type { PayloadId } from '@vitrine/core/world/ids';

type Going = Extract<FollowingEffect, { readonly type: 'go' }>;

/** Milliseconds after which a window that got nowhere tries again: a page was not answered, or a walk was called off. */
const AGAIN = 5_000;

/** What following needs of the window. */
export interface FollowerHost {
  readonly window: () => Showing | undefined;
  /** Not yet on the page of the location. */
  readonly isMoving: () => boolean;
  /** A journey is played. */
  readonly isTravelling: () => boolean;
  /** Fetches the content of the page again. */
  readonly refresh: () => void;
  readonly walkTo: (location: PayloadId, href: string) => void;
  /** Skips what is left of a walk. */
  readonly finish: () => void;
  readonly replaceAddress: (href: string) => void;
  readonly after: (milliseconds: number, task: () => void) => () => void;
  /** The address of the page that is rendered, without what is open over it. */
  readonly pagePath: () => string;
}

/** Takes a window to what is shown. */
export interface Follower {
  readonly go: (going: Going) => void;
  /** Takes the next step, if it is time for it: whenever the window shows something else. */
  readonly advance: () => void;
  readonly stop: () => void;
}

/**
 * Closes what is open, walks, and opens what is shown on arrival; each when the one before is done. What a guest types
 * is never closed: the window goes on when they have closed it.
 */
export function createFollower(host: FollowerHost): Follower {
  let going: Going | undefined;
  let done: 'nothing' | 'closed' | 'walked' | 'opened' = 'nothing';
  let cancel: (() => void) | undefined;
  let isWithinViewer = false;

  const walk = (location: PayloadId, href: string, isJump: boolean): void => {
    done = 'walked';
    host.walkTo(location, href);
    if (isJump) host.finish();
  };

  const advance = (): void => {
    const window = host.window();
    if (going === undefined || window === undefined) return;
    const { showing, href } = going.to;
    const isPrivate = shownOverlays(window.open).length < window.open.length;
    if (isPrivate) return;
    if (isSameShowing(window, showing)) {
      // A viewer that is open already reads its page or item from the content.
      if (isWithinViewer) host.refresh();
      going = undefined;
      return;
    }
    if (window.location !== showing.location) {
      if (done === 'walked') return;
      if (window.open.length === 0) walk(showing.location, pathOf(href), going.isJump);
      else if (done === 'nothing') {
        done = 'closed';
        host.replaceAddress(host.pagePath());
      }
    } else if (!host.isMoving() && done !== 'opened') {
      done = 'opened';
      host.replaceAddress(href);
    }
  };

  const tryAgain = (): void => {
    cancel = host.after(AGAIN, () => {
      if (going === undefined) return;
      if (!host.isTravelling()) host.replaceAddress(going.to.href);
      tryAgain();
    });
  };

  return {
    go: (next) => {
      const window = host.window();
      going = next;
      done = 'nothing';
      isWithinViewer = window !== undefined && isSameViewer(window, next.to.showing);
      cancel?.();
      advance();
      tryAgain();
    },
    advance,
    stop: () => {
      going = undefined;
      cancel?.();
    },
  };
}

function pathOf(href: string): string {
  return href.split('?', 1)[0] ?? href;
}
