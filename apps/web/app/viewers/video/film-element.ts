import { isAtEnd, positionWithin } from '@vitrine/core/playback/playing-time';

/** Plays a stopped film, from its start where it is at its end, and stops a playing one. */
export function togglePlaying(video: HTMLVideoElement | null): void {
  if (video?.paused !== true) return video?.pause();
  if (isAtEnd(video.currentTime, video.duration)) video.currentTime = 0;
  // A refusal leaves the film as it is, which the visitor sees.
  video.play().catch(() => undefined);
}

/** Goes to a position, in seconds; outside of the film to its nearer end. */
export function seekTo(video: HTMLVideoElement | null, position: number): void {
  if (video !== null) video.currentTime = positionWithin(position, video.duration);
}

/** @param speed 1: as it was filmed. */
export function setSpeed(video: HTMLVideoElement | null, speed: number): void {
  if (video !== null) video.playbackRate = speed;
}

/** How loud a film is. */
export interface Loudness {
  readonly isMuted: boolean;
  /** 0 to 1. */
  readonly volume: number;
}

/** The loudness after a tap on the button for the sound: what was silent is heard. */
export function toggledSound({ isMuted, volume }: Loudness): Loudness {
  const isSilent = isMuted || volume === 0;
  return { isMuted: !isSilent, volume: volume === 0 ? 1 : volume };
}

/** Makes a film as loud as that. */
export function setLoudness(video: HTMLVideoElement | null, { isMuted, volume }: Loudness): void {
  if (video === null) return;
  video.muted = isMuted;
  video.volume = volume;
}

/** Asks the browser to play a film. */
export async function playAs(
  video: HTMLVideoElement,
  attempt: 'withSound' | 'muted',
): Promise<'played' | 'refused'> {
  video.muted = attempt === 'muted';
  try {
    await video.play();
    return 'played';
  } catch (error) {
    // A film that was stopped meanwhile, or cannot be played, was not refused.
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'played';
  }
}

/** Shows the captions of a film, or hides them. */
export function showCaptions(video: HTMLVideoElement | null, areShown: boolean): void {
  const track = video?.textTracks[0];
  if (track) track.mode = areShown ? 'showing' : 'disabled';
}
