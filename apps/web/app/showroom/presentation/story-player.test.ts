import type { Showing } from '@vitrine/core/presentation/showing';
import { payloadId } from '@vitrine/core/world/ids';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Follower } from './follower.ts';
import { createStoryPlayer } from './story-player.ts';
import type { PlayableStory } from './story-player.ts';

const [entrance, hall] = [payloadId('entrance'), payloadId('hall')];
const STORY: PlayableStory = {
  id: 1,
  title: 'First tour',
  stops: [
    { location: entrance, href: '/showroom/entrance', title: 'Welcome', seconds: 15 },
    { location: hall, href: '/showroom/hall?article=1', title: 'Robot', seconds: 30 },
  ],
};

let now: number;
let tasks: { readonly at: number; readonly task: () => void }[];
let window: Showing | undefined;
let isIdle: boolean;

/** Runs what is due within some milliseconds. */
function pass(milliseconds: number): void {
  const end = now + milliseconds;
  for (;;) {
    const next = tasks.toSorted((one, other) => one.at - other.at)[0];
    if (next === undefined || next.at > end) break;
    tasks = tasks.filter((other) => other !== next);
    now = Math.max(now, next.at);
    next.task();
  }
  now = end;
}

function openPlayer() {
  let onIdle: ((isIdle: boolean) => void) | undefined;
  const follower = { go: vi.fn<Follower['go']>(), advance: () => {}, stop: vi.fn<() => void>() };
  const player = createStoryPlayer({
    showing: () => window,
    isAtRest: () => true,
    follower,
    idle: {
      isIdle: () => isIdle,
      onChange: (listener) => {
        onIdle = listener;
      },
    },
    after: (milliseconds, task) => {
      const own = { at: now + milliseconds, task };
      tasks.push(own);
      return () => void (tasks = tasks.filter((other) => other !== own));
    },
    now: () => now,
  });
  const arriveAt = (showing: Showing): void => {
    window = showing;
    player.look();
  };
  const becomeIdle = (is: boolean): void => {
    isIdle = is;
    onIdle?.(is);
  };
  const index = () => player.played.getState().playback?.index;
  const status = () => player.played.getState().playback?.status;
  return { player, follower, arriveAt, becomeIdle, index, status };
}

beforeEach(() => {
  now = 1_000;
  tasks = [];
  window = undefined;
  isIdle = false;
});

describe('a story that plays', () => {
  test('shows each stop for its seconds, from the arrival on', () => {
    const { player, follower, arriveAt, index } = openPlayer();
    player.start(STORY, { repeats: false });
    pass(4_000);
    arriveAt({ location: entrance, open: [] });
    pass(14_999);
    expect(index()).toBe(0);
    pass(1);
    expect(index()).toBe(1);
    expect(follower.go.mock.calls.map(([{ to }]) => to.href)).toEqual([
      '/showroom/entrance',
      '/showroom/hall?article=1',
    ]);
  });

  test('does not count a location without what the stop opens there', () => {
    const { player, arriveAt } = openPlayer();
    player.start(STORY, { repeats: false });
    player.showStop(1);
    arriveAt({ location: hall, open: [] });
    expect(player.played.getState().playback?.isThere).toBe(false);
  });

  test('needs no touch while it shows a stop, as long as no one has paused it', () => {
    const { player, arriveAt } = openPlayer();
    player.start(STORY, { repeats: false });
    expect(player.isShowing()).toBe(false);
    arriveAt({ location: entrance, open: [] });
    expect(player.isShowing()).toBe(true);
    player.touched();
    expect(player.isShowing()).toBe(false);
  });

  test('stops where it is when it is touched, and leaves the window alone', () => {
    const { player, follower, arriveAt, status } = openPlayer();
    player.start(STORY, { repeats: false });
    arriveAt({ location: entrance, open: [] });
    player.touched();
    expect(status()).toBe('paused');
    expect(follower.stop).toHaveBeenCalled();
    pass(10 * 60_000);
    expect(follower.go).toHaveBeenCalledTimes(1);
  });

  test('waits on a stand until it is left alone, and while the screensaver has the window', () => {
    const { player, becomeIdle, arriveAt, status } = openPlayer();
    player.start(STORY, { repeats: true });
    arriveAt({ location: entrance, open: [] });
    becomeIdle(true);
    pass(10 * 60_000);
    expect(status()).toBe('paused');
    becomeIdle(false);
    player.touched();
    pass(44_999);
    expect(status()).toBe('paused');
    pass(1);
    expect(status()).toBe('playing');
  });
});

describe('a story that is told', () => {
  test('is chosen without being shown, and goes from stop to stop by hand', () => {
    const { player, follower, index, status } = openPlayer();
    player.choose(STORY);
    expect(follower.go).not.toHaveBeenCalled();
    player.showStop(-1);
    expect(index()).toBeUndefined();
    player.showStop(0);
    player.showStop(1);
    player.showStop(2);
    expect([index(), status()]).toEqual([1, 'paused']);
    player.choose(undefined);
    expect(player.played.getState()).toEqual({});
    pass(60_000);
    expect(tasks).toEqual([]);
  });
});
