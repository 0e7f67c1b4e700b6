import { describe, expect, test } from 'vitest';
import { flushPromises } from '../player/testing/fakes.ts';
import { loopVideo } from './loop-video.ts';

type Listener = () => void;

/** An event target of as many events as needed. */
function aTarget() {
  const listeners = new Map<string, Set<Listener>>();
  return {
    addEventListener: (type: string, listener: Listener) =>
      void listeners.set(type, (listeners.get(type) ?? new Set()).add(listener)),
    removeEventListener: (type: string, listener: Listener) => void listeners.get(type)?.delete(listener),
    fire: (type: string) => {
      for (const listener of listeners.get(type) ?? []) listener();
    },
    count: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
  };
}

function aVideo(refusal?: Error) {
  const calls: string[] = [];
  const target = aTarget();
  return {
    ...target,
    calls,
    src: '',
    play: () => {
      calls.push('play');
      return refusal ? Promise.reject(refusal) : Promise.resolve();
    },
    pause: () => void calls.push('pause'),
    load: () => void calls.push('load'),
    removeAttribute: (name: string) => void calls.push(`remove ${name}`),
  };
}

function start(video: ReturnType<typeof aVideo>, isHidden = false) {
  const page = { ...aTarget(), hidden: isHidden };
  const seen: string[] = [];
  const stop = loopVideo(
    video as never,
    '/box-api/uploads/lamp.mp4',
    { playing: () => seen.push('playing'), failed: () => seen.push('failed') },
    page as never,
  );
  return { page, seen, stop };
}

describe('a video that repeats', () => {
  test('is loaded and played, and says when its first frame is there', () => {
    const video = aVideo();
    const { seen } = start(video);
    expect(video.src).toBe('/box-api/uploads/lamp.mp4');
    expect(video.calls).toEqual(['play']);
    expect(seen).toEqual([]);
    video.fire('playing');
    expect(seen).toEqual(['playing']);
  });

  test('rests while the page is hidden, and does not begin on a hidden one', () => {
    const video = aVideo();
    const { page } = start(video, true);
    expect(video.calls).toEqual([]);
    page.hidden = false;
    page.fire('visibilitychange');
    page.hidden = true;
    page.fire('visibilitychange');
    expect(video.calls).toEqual(['play', 'pause']);
  });

  test('has failed when its file does, or when the device does not let it play', async () => {
    const broken = aVideo();
    const { seen: ofBroken } = start(broken);
    broken.fire('error');
    broken.fire('error');
    expect(ofBroken).toEqual(['failed']);

    const refused = aVideo(new DOMException('Not without a tap.', 'NotAllowedError'));
    const { seen: ofRefused, page } = start(refused);
    await flushPromises();
    expect(ofRefused).toEqual(['failed']);
    expect(page.count()).toBe(0);
  });

  test('has not failed because the page was hidden before its first frame', async () => {
    const video = aVideo(new DOMException('Interrupted by pause().', 'AbortError'));
    const { seen } = start(video);
    await flushPromises();
    expect(seen).toEqual([]);
  });

  test('lets go of its file and of all listeners when it is stopped', () => {
    const video = aVideo();
    const { page, stop, seen } = start(video);
    stop();
    expect(video.calls).toEqual(['play', 'pause', 'remove src', 'load']);
    expect([video.count(), page.count()]).toEqual([0, 0]);
    video.fire('error');
    expect(seen).toEqual([]);
  });
});
