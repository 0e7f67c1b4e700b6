import { isSameShowing } from '@vitrine/core/presentation/showing';
import type { Showing } from '@vitrine/core/presentation/showing';
import { beginPlayback, nextChange, stepPlayback } from '@vitrine/core/stories/story-playback';
import type {
  Playback,
  PlaybackBegin,
  PlaybackEvent,
  PlaybackStep,
} from '@vitrine/core/stories/story-playback';
import type { PayloadId } from '@vitrine/core/world/ids';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { Follower } from './follower.ts';
import { showingAt } from './window-showing.ts';

/** A story as a window plays it, in one language. */
export interface PlayableStory {
  readonly id: number;
  readonly title: string;
  readonly stops: readonly PlayableStop[];
}

export interface PlayableStop {
  readonly location: PayloadId;
  readonly href: string;
  readonly title: string;
  readonly seconds: number;
}

/** The story of a window; without a playback it is chosen, but not begun. */
export interface PlayedStory {
  readonly story?: PlayableStory;
  readonly playback?: Playback;
}

/** What playing a story needs of the window. */
export interface StoryPlayerHost {
  readonly showing: () => Showing | undefined;
  /** The page of the location is there, and no walk is under way. */
  readonly isAtRest: () => boolean;
  readonly follower: Follower;
  /** Whether the window is left alone. */
  readonly idle: {
    readonly isIdle: () => boolean;
    readonly onChange: (listener: (isIdle: boolean) => void) => unknown;
  };
  readonly after: (milliseconds: number, task: () => void) => () => void;
  /** Milliseconds, never going back. */
  readonly now: () => number;
}

/** Shows the stops of a story in a window, by hand or by themselves. */
export interface StoryPlayer {
  readonly played: StoreApi<PlayedStory>;
  /** Takes another story, or none, and shows none of it yet. */
  readonly choose: (story: PlayableStory | undefined) => void;
  /** Plays a story from its first stop. @param options.repeats again and again, as on a stand. */
  readonly start: (story: PlayableStory, options: { readonly repeats: boolean }) => void;
  readonly play: () => void;
  readonly pause: () => void;
  /** Goes to a stop of the story; where there is none it stays. */
  readonly showStop: (index: number) => void;
  /** The window was used, but not to control the story. */
  readonly touched: () => void;
  /** Whether a stop is shown while the story plays: no one has to touch the window then. */
  readonly isShowing: () => boolean;
  /** To be called whenever the window shows something else. */
  readonly look: () => void;
}

export function createStoryPlayer(host: StoryPlayerHost): StoryPlayer {
  const { follower, idle } = host;
  const played = createStore<PlayedStory>(() => ({}));
  let cancelTimer: (() => void) | undefined;

  const take = ([playback, effects]: PlaybackStep): void => {
    const { story } = played.getState();
    played.setState({ playback });
    for (const { index } of effects) {
      const stop = story?.stops[index];
      if (stop)
        follower.go({
          type: 'go',
          to: { kind: 'visible', href: stop.href, showing: showingAt(stop) },
          isJump: false,
        });
    }
    if (playback.status !== 'playing' && effects.length === 0) follower.stop();
    arm();
    look();
  };

  const step = (event: PlaybackEvent): void => {
    const { playback } = played.getState();
    if (playback === undefined) return;
    const next = stepPlayback(playback, event, host.now());
    if (next[0] !== playback) take(next);
  };

  const arm = (): void => {
    cancelTimer?.();
    cancelTimer = undefined;
    const { playback } = played.getState();
    const left = playback && nextChange(playback, host.now());
    // The screensaver has the window: the next visitor ends it.
    if (left === undefined || idle.isIdle()) return;
    cancelTimer = host.after(Math.max(0, left), () => {
      step({ type: 'timePassed' });
      // Timers of browsers may fire early.
      arm();
    });
  };

  const look = (): void => {
    const { story, playback } = played.getState();
    const stop = playback && story?.stops[playback.index];
    if (stop === undefined || playback === undefined) return;
    follower.advance();
    if (playback.isThere || !host.isAtRest()) return;
    if (isSameShowing(host.showing(), showingAt(stop))) step({ type: 'arrived' });
  };

  const choose = (story: PlayableStory | undefined): void => {
    follower.stop();
    played.setState(story ? { story } : {}, true);
    arm();
  };

  const begin = (index: number, begun: Pick<PlaybackBegin, 'status' | 'repeats'>): void => {
    const { story } = played.getState();
    if (story?.stops[index] === undefined) return;
    take(beginPlayback({ stops: story.stops, index, ...begun }, host.now()));
  };

  idle.onChange((isIdle) => {
    if (isIdle) step({ type: 'paused' });
    arm();
  });

  return {
    played,
    choose,
    start: (story, { repeats }) => {
      choose(story);
      begin(0, { status: 'playing', repeats });
    },
    play: () => {
      if (played.getState().playback === undefined) begin(0, { status: 'playing', repeats: false });
      else step({ type: 'played' });
    },
    pause: () => step({ type: 'paused' }),
    showStop: (index) => {
      if (played.getState().playback === undefined) begin(index, { status: 'paused', repeats: false });
      else step({ type: 'stopChosen', index });
    },
    touched: () => step({ type: 'touched' }),
    isShowing: () => {
      const { playback } = played.getState();
      return playback?.status === 'playing' && playback.isThere;
    },
    look,
  };
}
