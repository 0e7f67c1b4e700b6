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

/** What stands about a video beside its file. */
export interface VideoState {
  /** `missing-tool`: ffmpeg is not there; it is taken up again at the next start of the CMS. */
  readonly status: 'waiting' | 'working' | 'done' | 'failed' | 'missing-tool';
  readonly about: VideoMessage;
  /** How often it was begun: work that ends the whole CMS is not begun for ever. */
  readonly attempts: number;
  /** The part that is done, 0 to 1, while it is worked at. */
  readonly progress?: number;
}

/** The way back of a clip while it is made, with the part that is done, 0 to 1; or why it could not be. */
export type Reversal =
  | { readonly status: 'making'; readonly progress: number }
  | { readonly status: 'failed'; readonly about: VideoMessage };
