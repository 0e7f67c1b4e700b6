/**
 * The ways to get from one picture to the next, best first (docs/design/player.md). `picture`: the transition's own
 * picture is shown in between, with a cross-fade to it and one from it.
 */
export type Rung = 'clip' | 'picture' | 'crossfade' | 'cut';

/**
 * Why a clip was given up. `refused`: the device's policy. `unsupported`: the browser cannot decode it.
 * `missing`: it did not load. `slow`: no first frame in time. `stalled`: no further frame in time. `starved`: no
 * further data in time.
 */
export type ClipFailure = 'refused' | 'unsupported' | 'missing' | 'slow' | 'stalled' | 'starved';

/** The player's experience with this device in this session. Plain JSON. */
export interface LadderMemory {
  readonly refusals: number;
  /** Clips too slow to play, since the last one that played well. */
  readonly slowInARow: number;
  readonly unsupportedUrls: readonly string[];
}

export const EMPTY_LADDER_MEMORY: LadderMemory = { refusals: 0, slowInARow: 0, unsupportedUrls: [] };

/** A device that refuses video this often shows pictures only (docs/design/player.md). */
const REFUSALS_UNTIL_POWER_SAVE = 2;

/** After this many slow clips in a row the connection counts as slow. */
const SLOW_CLIPS_UNTIL_CAUTION = 2;

export interface RungQuestion {
  readonly memory: LadderMemory;
  /** Absent: there is no clip for this move. */
  readonly clipUrl?: string;
  /** Enough of the clip is loaded: on a slow connection no other one is begun. */
  readonly isClipReady: boolean;
  /** As the browser tells; what the session has taught counts as well. */
  readonly isConnectionSlow: boolean;
  /** Whether the transition has a picture to be shown on the way. */
  readonly hasTransitionPicture: boolean;
  /** A refusal holds until the next tap: browsers allow playing in response to a tap only. */
  readonly isRefusedUntilTap: boolean;
  readonly isReducedMotion: boolean;
  readonly isDataSaver: boolean;
  readonly isPowerSave: boolean;
  readonly isPageHidden: boolean;
}

/**
 * The highest rung a move may start on. A picture on the way does not move, so it is shown to visitors who prefer
 * less motion; it is more to load, so it is not where data are saved.
 */
export function chooseRung(question: RungQuestion): Rung {
  if (question.isPageHidden) return 'cut';
  const { memory, clipUrl } = question;
  const isSlow = question.isConnectionSlow || memory.slowInARow >= SLOW_CLIPS_UNTIL_CAUTION;
  const isClipOut =
    clipUrl === undefined ||
    question.isPowerSave ||
    question.isReducedMotion ||
    question.isDataSaver ||
    question.isRefusedUntilTap ||
    refusesVideo(memory) ||
    memory.unsupportedUrls.includes(clipUrl) ||
    (isSlow && !question.isClipReady);
  if (!isClipOut) return 'clip';
  return question.hasTransitionPicture && !question.isDataSaver && !question.isPowerSave
    ? 'picture'
    : 'crossfade';
}

/** Whether the device has refused video often enough to stop asking. */
export function refusesVideo(memory: LadderMemory): boolean {
  return memory.refusals >= REFUSALS_UNTIL_POWER_SAVE;
}

/** The lesson from a clip that was given up. A missing file says nothing about the device. */
export function rememberFailure(
  memory: LadderMemory,
  { failure, clipUrl }: { readonly failure: ClipFailure; readonly clipUrl: string },
): LadderMemory {
  switch (failure) {
    case 'refused':
      return { ...memory, refusals: memory.refusals + 1 };
    case 'unsupported':
      return memory.unsupportedUrls.includes(clipUrl)
        ? memory
        : { ...memory, unsupportedUrls: [...memory.unsupportedUrls, clipUrl] };
    case 'slow':
    case 'stalled':
    case 'starved':
      return { ...memory, slowInARow: memory.slowInARow + 1 };
    case 'missing':
      return memory;
  }
}

/** The lesson from a clip that played to its end. */
export function rememberSuccess(memory: LadderMemory): LadderMemory {
  return memory.refusals === 0 && memory.slowInARow === 0
    ? memory
    : { ...memory, refusals: 0, slowInARow: 0 };
}
