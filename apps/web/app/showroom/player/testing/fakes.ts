import type { BrowserClock } from '~/showroom/browser/clock.ts';
import type { ClipEventName, LayerStyle, PictureElement, VideoElement } from '~/showroom/player/elements.ts';

/** A clock that only a test moves. */
export interface FakeClock extends BrowserClock {
  advance(milliseconds: number): void;
}

const PAINT = 32;

export function createFakeClock(): FakeClock {
  let now = 0;
  let order = 0;
  let tasks: { readonly at: number; readonly order: number; readonly run: () => void }[] = [];
  const after = (milliseconds: number, run: () => void) => {
    order += 1;
    const task = { at: now + milliseconds, order, run };
    tasks = [...tasks, task].toSorted((one, other) => one.at - other.at || one.order - other.order);
    return () => {
      tasks = tasks.filter((one) => one !== task);
    };
  };
  return {
    after,
    afterPaint: (task) => after(PAINT, task),
    advance(milliseconds) {
      const end = now + milliseconds;
      for (let next = tasks[0]; next !== undefined && next.at <= end; next = tasks[0]) {
        tasks = tasks.slice(1);
        now = next.at;
        next.run();
      }
      now = end;
    },
  };
}

export interface FakeVideo extends VideoElement {
  readonly name: string;
  readyState: number;
  /** Seconds of the clip that are there. */
  seconds: number;
  isPlaying: boolean;
  /** The result of the next `play()`; an error's name refuses. */
  refusal: string | undefined;
  /** Presents a frame to the waiting callbacks. */
  presentFrame(): void;
  reachEnd(): void;
  fail(code: number): void;
}

export function createFakeVideo(name: string): FakeVideo {
  let time = 0;
  let error: { readonly code: number } | null = null;
  let source = '';
  let handles = 0;
  let frames = new Map<number, () => void>();
  const listeners: Record<ClipEventName, Set<() => void>> = {
    ended: new Set(),
    error: new Set(),
    timeupdate: new Set(),
  };
  const send = (type: ClipEventName) => {
    for (const listener of listeners[type]) listener();
  };
  const video: FakeVideo = {
    name,
    isPlaying: false,
    refusal: undefined,
    preload: 'none',
    readyState: 4,
    seconds: 0,
    duration: 1.5,
    buffered: { length: 1, start: () => 0, end: () => video.seconds },
    loop: false,
    muted: true,
    playbackRate: 1,
    defaultPlaybackRate: 1,
    style: fakeStyle('0'),
    get src() {
      return source;
    },
    set src(value) {
      source = value;
      time = 0;
      error = null;
      video.isPlaying = false;
    },
    get currentTime() {
      return time;
    },
    get error() {
      return error;
    },
    async play() {
      if (video.refusal !== undefined) throw new DOMException('Refused.', video.refusal);
      video.isPlaying = true;
    },
    pause() {
      video.isPlaying = false;
    },
    load: () => undefined,
    removeAttribute(attribute) {
      if (attribute === 'src') video.src = '';
    },
    addEventListener: (type, listener) => void listeners[type].add(listener),
    removeEventListener: (type, listener) => void listeners[type].delete(listener),
    requestVideoFrameCallback(callback) {
      handles += 1;
      frames.set(handles, callback);
      return handles;
    },
    cancelVideoFrameCallback: (handle) => void frames.delete(handle),
    presentFrame() {
      if (!video.isPlaying) return;
      time += 0.04;
      const waiting = [...frames.values()];
      frames = new Map();
      for (const callback of waiting) callback();
    },
    reachEnd() {
      if (!video.isPlaying) return;
      video.isPlaying = false;
      send('ended');
    },
    fail(code) {
      if (source === '') return;
      error = { code };
      video.isPlaying = false;
      send('error');
    },
  };
  return video;
}

export interface FakePicture extends PictureElement {
  readonly name: string;
}

/** `canDecode` answers by address. */
export function createFakePicture(name: string, canDecode: (url: string) => boolean): FakePicture {
  const picture: FakePicture = {
    name,
    src: '',
    srcset: '',
    sizes: '',
    get complete() {
      return canDecode(picture.src);
    },
    get naturalWidth() {
      return canDecode(picture.src) ? 100 : 0;
    },
    style: fakeStyle('0'),
    async decode() {
      if (!canDecode(picture.src)) throw new DOMException('Broken.', 'EncodingError');
    },
    removeAttribute(attribute) {
      if (attribute === 'srcset') picture.srcset = '';
    },
  };
  return picture;
}

/** Runs the callbacks of settled promises. */
export function flushPromises(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function fakeStyle(opacity: string): LayerStyle {
  return { opacity, transition: '', zIndex: '' };
}
