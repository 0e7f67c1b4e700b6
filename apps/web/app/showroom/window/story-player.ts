import { browserClock } from '../browser/clock.ts';
import { createStoryPlayer } from '../presentation/story-player.ts';
import type { StoryPlayer } from '../presentation/story-player.ts';
import { windowShowing } from '../presentation/window-showing.ts';
import { createForgetting } from '../screensaver/forgetting.ts';
import { travelOf } from '../walking/store.ts';
import { createWindowIdle } from './idle.ts';
import { keepAwake } from './keep-awake.ts';
import type { ShowroomWindow } from './showroom-window.ts';
import { createWindowFollower } from './window-follower.ts';

/** Everything that a person does to a page. */
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** What is inside controls the story: using it is no touch. */
export const STORY_CONTROLS = { 'data-story-controls': '' } as const;

/** The story player of a window. Its code is loaded with what needs it. */
export function createWindowStoryPlayer(own: ShowroomWindow): StoryPlayer {
  const { store } = own;
  const showing = () => windowShowing(store.getState(), location.search);
  const player = createStoryPlayer({
    showing,
    isAtRest: () => travelOf(store.getState()) === 'idle',
    follower: createWindowFollower(own),
    idle: own.part(createWindowIdle),
    after: browserClock.after,
    now: () => performance.now(),
  });
  const onTouch = ({ target }: Event): void => {
    if (!(target instanceof Element) || target.closest('[data-story-controls]') === null) player.touched();
  };
  // After the window's own listeners, with which the keys of a clicker go through a story.
  for (const type of TOUCHES) document.addEventListener(type, onTouch, { passive: true, capture: true });
  player.played.subscribe(({ story }) => {
    if (story) own.presentation.setState({ story: true });
  });
  keepAwake(own, player.isShowing);
  store.subscribe(player.look);
  own.part(createForgetting).onForget(() => {
    if (player.played.getState().playback?.repeats !== true) player.choose(undefined);
  });
  return player;
}
