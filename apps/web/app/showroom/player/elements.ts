/**
 * The few members of the DOM's elements that the player touches. `HTMLVideoElement` and
 * `HTMLImageElement` have them all; tests use hand-made elements that have no others.
 */
export interface LayerStyle {
  opacity: string;
  transition: string;
  zIndex: string;
}

export type ClipEventName = 'ended' | 'error' | 'timeupdate';

export interface VideoElement {
  src: string;
  preload: string;
  loop: boolean;
  muted: boolean;
  playbackRate: number;
  defaultPlaybackRate: number;
  readonly currentTime: number;
  /** Seconds; not a number until it is known. */
  readonly duration: number;
  readonly buffered: { readonly length: number; start(index: number): number; end(index: number): number };
  /** As `HTMLMediaElement.readyState`. */
  readonly readyState: number;
  readonly error: { readonly code: number } | null;
  readonly style: LayerStyle;
  play(): Promise<void>;
  pause(): void;
  load(): void;
  removeAttribute(name: string): void;
  addEventListener(type: ClipEventName, listener: () => void): void;
  removeEventListener(type: ClipEventName, listener: () => void): void;
  /** Absent in old browsers. */
  requestVideoFrameCallback?(callback: () => void): number;
  cancelVideoFrameCallback?(handle: number): void;
}

export interface PictureElement {
  src: string;
  srcset: string;
  sizes: string;
  readonly complete: boolean;
  readonly naturalWidth: number;
  readonly style: LayerStyle;
  decode(): Promise<void>;
  removeAttribute(name: string): void;
}
