/** Why visitors get a converted copy of a video. */
export type ConversionReason =
  /** A property that browsers cannot play; `value` names it. */
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

/** The state of a video as a message. The admin panel has the texts. */
export type VideoMessage =
  | { readonly code: 'waiting' | 'working' }
  /** Every browser plays the upload itself. Size in pixels. */
  | { readonly code: 'kept'; readonly width: number; readonly height: number }
  /** Visitors get a copy, repacked or converted. Size in pixels. */
  | {
      readonly code: 'copied' | 'converted';
      readonly width: number;
      readonly height: number;
      readonly reasons: readonly ConversionReason[];
    }
  /** Transparent WebM. */
  | { readonly code: 'transparent' }
  | { readonly code: 'tooLong'; readonly minutes: number }
  /** The CMS was terminated more than once while it processed this video. */
  | { readonly code: 'gaveUp' }
  /** The file is not on the CMS's machine. */
  | { readonly code: 'elsewhere' }
  | { readonly code: 'noVideo' | 'notWhole' }
  /** The file does not exist, or is no longer a video. */
  | { readonly code: 'gone' }
  /** The administrator who requested a reversed clip may not write the reverse transition. */
  | { readonly code: 'forbidden' }
  /** The CMS is shutting down. */
  | { readonly code: 'stopped' }
  /** The longest clip of this size that can be reversed, in seconds. */
  | { readonly code: 'tooLongToReverse'; readonly seconds: number }
  /** Size of a frame and the largest size that is decoded, in pixels. */
  | {
      readonly code: 'frameTooLarge';
      readonly width: number;
      readonly height: number;
      readonly limit: number;
    }
  /** `detail` is the last line of the program's output. */
  | { readonly code: 'toolFailed'; readonly detail: string }
  /** `program` is not installed on the CMS's machine; the environment variable `variable` can point to it. */
  | { readonly code: 'missingTool'; readonly program: string; readonly variable: string }
  | { readonly code: 'noEncoder'; readonly program: string };

/** The processing state of a video, stored beside its file. */
export interface VideoState {
  /** `missing-tool`: ffmpeg is not installed; processing resumes at the next start of the CMS. */
  readonly status: 'waiting' | 'working' | 'done' | 'failed' | 'missing-tool';
  readonly about: VideoMessage;
  /** How often processing has started: a file that crashes the CMS must not be retried for ever. */
  readonly attempts: number;
  /** 0 to 1 while it is processed. */
  readonly progress?: number;
  /** Its copy for players. Absent if none has been tried yet. */
  readonly smaller?: CopyState;
  /** Its copy for phones. Absent if none has been tried yet. */
  readonly phone?: CopyState;
}

/** A copy and the share of bytes it saves, 0 to 1; `none` if a copy was not worth it. */
export type CopyState =
  | { readonly kind: 'none' }
  | { readonly kind: 'made'; readonly codec: 'h264' | 'av1' | 'vp9'; readonly saved: number };

/** Progress of reversing a clip, 0 to 1, or why it failed. */
export type Reversal =
  | { readonly status: 'making'; readonly progress: number }
  | { readonly status: 'failed'; readonly about: VideoMessage };

/** Prefix of all endpoints below. */
export const MEDIA_PATH = '/showroom/media';

/** Permission to see the state of videos. */
export const READ_MEDIA = 'plugin::showroom.media.read';

/** Permission to have videos checked again and clips reversed. */
export const WORK_AT_MEDIA = 'plugin::showroom.media.work';

/** A video of the media library. */
export interface LibraryVideo {
  readonly id: number;
  readonly name: string;
  /** Absent if it never went through the pipeline, such as a seeded or older file. */
  readonly state?: VideoState;
  /** URL of its first frame on the CMS; absent until it exists. */
  readonly firstFrame?: string;
}

/** `GET {MEDIA_PATH}/videos?ids=1,2`: these videos; unknown ids are left out. */
export interface VideosAnswer {
  readonly data: {
    /** The tool that is missing on the CMS's machine. */
    readonly missing?: VideoMessage;
    readonly videos: readonly LibraryVideo[];
  };
}

/** `POST {MEDIA_PATH}/again`: checks videos again; ids of other files are ignored. */
export interface RecheckRequest {
  readonly ids: readonly number[];
}

/** `GET {MEDIA_PATH}/work`: all videos that are being processed or need an editor's attention. */
export interface WorkAnswer {
  readonly data: {
    /** The tool that is missing on the CMS's machine. */
    readonly missing?: VideoMessage;
    /** In upload order, videos with a problem first. */
    readonly videos: readonly LibraryVideo[];
    /** How many were checked without a problem. */
    readonly finished: number;
    /** Videos that never went through the pipeline. */
    readonly unknown: readonly number[];
  };
}

/** One end of a clip, compared with the picture that it should match. */
export interface ComparedEnd {
  readonly end: 'departure' | 'arrival';
  /** The key of the background, such as `default_background_4x3`. */
  readonly key: string;
  readonly clip: string;
  /** The title of the location whose picture it is. */
  readonly location: string;
  /** URL of the frame at this end on the CMS; absent until it has been extracted. */
  readonly frame?: string;
  /** URL of the location's picture on the CMS. */
  readonly picture: string;
  /** 0 is the same picture, 1 its opposite; absent until it has been measured. */
  readonly difference?: number;
}

/** An editor's clip in a slot that the reversed clip would use. */
export interface ChosenClip {
  readonly locale: string;
  readonly key: string;
  readonly name: string;
}

/** The transition in the opposite direction. */
export interface ReverseTransition {
  /** Absent if it does not exist yet. */
  readonly documentId?: string;
  /** Whether it shows the reversed clips of this transition. */
  readonly isMade: boolean;
  /** Clips chosen by an editor, which the reversed ones would replace. */
  readonly chosen: readonly ChosenClip[];
  /** Present while clips are being reversed, or if that failed. */
  readonly work?: Reversal;
}

/** `GET {MEDIA_PATH}/transitions/{uid}/{documentId}?locale=en`: state of its draft. */
export interface TransitionAnswer {
  readonly data: {
    readonly ends: readonly ComparedEnd[];
    /** Absent if it lacks a location at one end, or a clip. */
    readonly reverse?: ReverseTransition;
  };
}

/**
 * `POST {MEDIA_PATH}/transitions/{uid}/{documentId}/reverse-clips`: starts reversing its clips; {@link
 * TransitionAnswer} reports the progress. 409 if it would replace clips other than `replacing`.
 */
export interface ReverseClipsRequest {
  /** The clips that the editor has agreed to replace. */
  readonly replacing: readonly ChosenClip[];
}
