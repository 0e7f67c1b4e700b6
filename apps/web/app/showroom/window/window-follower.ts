import { browserClock } from '../browser/clock.ts';
import { createFollower } from '../presentation/follower.ts';
import type { Follower } from '../presentation/follower.ts';
import { windowShowing } from '../presentation/window-showing.ts';
import { travelOf } from '../walking/store.ts';
import type { ShowroomWindow } from './showroom-window.ts';

/** Takes a window to what a presenter or a story shows. */
export function createWindowFollower({
  store,
  showroom,
  refreshContent,
  openAddress,
}: Pick<ShowroomWindow, 'store' | 'showroom' | 'refreshContent' | 'openAddress'>): Follower {
  return createFollower({
    window: () => windowShowing(store.getState(), location.search),
    isMoving: () => travelOf(store.getState()) === 'moving',
    isTravelling: () => store.getState().navigation?.status === 'travelling',
    refresh: refreshContent,
    walkTo: showroom.walkTo,
    finish: showroom.finish,
    replaceAddress: (href) => openAddress(href, 'replace'),
    pagePath: () => location.pathname,
    after: browserClock.after,
  });
}
