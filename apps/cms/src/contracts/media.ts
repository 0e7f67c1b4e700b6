/** Why visitors get a copy of a video. */
export type ConversionReason =
  /** What browsers do not play; `value` names what it is. */
  | { readonly code: 'codec' | 'colours' | 'profile' | 'level' | 'sound'; readonly value: string }
  | {
      readonly code:
        | 'transparent'
        | 'tooLarge'
        | 'oddSize'
        | 'turned'
        | 'oblongPixels'
        | 'interlaced'
        | 'manyFrames'
        | 'container'
        | 'noLength'
        | 'lateStart'
        | 'silent';
    };

/** What is to be said about a video. The words are the admin panel's. */
export type VideoMessage =
  | { readonly code: 'waiting' | 'working' }
  /** Plays everywhere as it was uploaded. Pixels. */
  | { readonly code: 'kept'; readonly width: number; readonly height: number }
  /** Visitors get a copy: its pictures in another file, or new ones. Pixels. */
  | {
      readonly code: 'copied' | 'converted';
      readonly width: number;
      readonly height: number;
      readonly reasons: readonly ConversionReason[];
    }
  /** Transparent WebM. */
  | { readonly code: 'transparent' }
  | { readonly code: 'tooLong'; readonly minutes: number }
  /** The CMS ended more than once while it was worked at. */
  | { readonly code: 'gaveUp' }
  /** The file does not lie on the CMS's machine. */
  | { readonly code: 'elsewhere' }
  | { readonly code: 'noVideo' | 'notWhole' }
  /** There is no such file, or it is no video any more. */
  | { readonly code: 'gone' }
  /** The administrator who requested the return transition may not write it. */
  | { readonly code: 'forbidden' }
  /** The CMS is being shut down. */
  | { readonly code: 'stopped' }
  /** Seconds that a clip of this size may last to be turned round. */
  | { readonly code: 'tooLongToReverse'; readonly seconds: number }
  /** Pixels of a frame, and the largest that is decoded. */
  | {
      readonly code: 'frameTooLarge';
      readonly width: number;
      readonly height: number;
      readonly limit: number;
    }
  /** `detail` is the program's own last word. */
  | { readonly code: 'toolFailed'; readonly detail: string }
  /** `program` is not on the CMS's machine; `variable` of the environment could name it. */
  | { readonly code: 'missingTool'; readonly program: string; readonly variable: string }
  | { readonly code: 'noEncoder'; readonly program: string };

/** The state of a video. */
export interface VideoState {
  /** `missing-tool`: ffmpeg is not there; it is taken up again at the next start of the CMS. */
  readonly status: 'waiting' | 'working' | 'done' | 'failed' | 'missing-tool';
  readonly about: VideoMessage;
  /** How often it was begun: work that ends the whole CMS is not begun for ever. */
  readonly attempts: number;
  /** The part that is done, 0 to 1, while it is worked at. */
  readonly progress?: number;
  /**
   * A copy with fewer bytes, with the part of them that it saves, 0 to 1; `none` where one was not worth it.
   * Absent until it has been tried.
   */
  readonly smaller?:
    | { readonly kind: 'none' }
    | { readonly kind: 'made'; readonly codec: 'av1' | 'vp9'; readonly saved: number };
}

/** Progress of a reversed clip, 0 to 1, or the reason of its failure. */
export type Reversal =
  | { readonly status: 'making'; readonly progress: number }
  | { readonly status: 'failed'; readonly about: VideoMessage };

/** Its calls begin with it; each is named below. */
export const MEDIA_PATH = '/showroom/media';

/** Permission to see the state of videos. */
export const READ_MEDIA = 'plugin::showroom.media.read';

/** Permission to have videos checked again and return transitions made. */
export const WORK_AT_MEDIA = 'plugin::showroom.media.work';

/** A video of the media library. */
export interface LibraryVideo {
  readonly id: number;
  readonly name: string;
  /** Absent when it never passed the pipeline: it was there before, or came with a seed. */
  readonly state?: VideoState;
  /** Address of its first frame, as the CMS serves it; absent as long as there is none. */
  readonly firstFrame?: string;
}

/** `GET {MEDIA_PATH}/videos?ids=1,2`: the videos of these numbers; others are left out. */
export interface VideosAnswer {
  readonly data: {
    /** What is missing on the CMS's machine. */
    readonly missing?: VideoMessage;
    readonly videos: readonly LibraryVideo[];
  };
}

/** `POST {MEDIA_PATH}/again`: has videos looked at, those that are none are left out. */
export interface RecheckRequest {
  readonly ids: readonly number[];
}

/** `GET {MEDIA_PATH}/work`: all videos that need attention or are being processed. */
export interface WorkAnswer {
  readonly data: {
    /** What is missing on the CMS's machine. */
    readonly missing?: VideoMessage;
    /** In the order they were uploaded, those with trouble first. */
    readonly videos: readonly LibraryVideo[];
    /** How many were looked at and are well. */
    readonly finished: number;
    /** Those that never passed the pipeline. */
    readonly unknown: readonly number[];
  };
}

/** One end of a clip beside the picture that it should meet. */
export interface ComparedEnd {
  readonly end: 'departure' | 'arrival';
  /** The name of the background, as `default_background_4x3`. */
  readonly key: string;
  readonly clip: string;
  /** The title of the location whose picture it is. */
  readonly location: string;
  /** Address of the frame at this end, as the CMS serves it; absent until it is extracted. */
  readonly frame?: string;
  /** Address of the location's picture, as the CMS serves it. */
  readonly picture: string;
  /** 0 is the same picture, 1 its opposite; absent as long as it is not measured. */
  readonly difference?: number;
}

/** A clip that the reversed one would replace. */
export interface ChosenClip {
  readonly locale: string;
  readonly key: string;
  readonly name: string;
}

/** The transition that leads the other way. */
export interface WayBack {
  /** Absent as long as there is none. */
  readonly documentId?: string;
  /** Whether it shows this transition's clips turned round. */
  readonly isMade: boolean;
  /** Clips that an editor chose for it and that the reversed ones would replace. */
  readonly chosen: readonly ChosenClip[];
  /** While it is being made, or where that has failed. */
  readonly work?: Reversal;
}

/** `GET {MEDIA_PATH}/transitions/{uid}/{documentId}?locale=en`, of its draft. */
export interface TransitionAnswer {
  readonly data: {
    readonly ends: readonly ComparedEnd[];
    /** Absent while the transition lacks a location at one end, or a clip. */
    readonly wayBack?: WayBack;
  };
}

/**
 * `POST {MEDIA_PATH}/transitions/{uid}/{documentId}/way-back`: begins to make it; the transition's answer says
 * what becomes of it. 409 where it would replace clips that are not among those that it may.
 */
export interface ReverseRequest {
  /** What the editor was shown and has agreed to. */
  readonly replacing: readonly ChosenClip[];
}
