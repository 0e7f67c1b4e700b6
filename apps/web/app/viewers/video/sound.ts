/** Each engine says in a way of its own whether a film has sound; none of this is in the DOM's types. */
interface SoundFacts {
  /** Firefox, from the metadata on. */
  readonly mozHasAudio?: boolean;
  /** Safari, from the metadata on. */
  readonly audioTracks?: { readonly length: number };
  /** Chromium: what has been decoded so far. */
  readonly webkitAudioDecodedByteCount?: number;
}

/** Seconds of a film after which Chromium has decoded sound, if there is any. */
const CERTAIN_AFTER = 0.5;

/** Whether a film has sound: a silent one needs no button for it. Undefined: the browser does not know yet. */
export function hasSound(
  video: Pick<HTMLVideoElement, 'readyState' | 'currentTime'> & SoundFacts,
): boolean | undefined {
  if (video.readyState === 0) return undefined;
  if (video.mozHasAudio !== undefined) return video.mozHasAudio;
  if (video.audioTracks !== undefined) return video.audioTracks.length > 0;
  // A browser that says nothing: a button too many is better than a film that cannot be muted.
  if (video.webkitAudioDecodedByteCount === undefined) return true;
  if (video.webkitAudioDecodedByteCount > 0) return true;
  return video.currentTime > CERTAIN_AFTER ? false : undefined;
}
