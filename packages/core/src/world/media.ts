import type { LocaleCode } from './ids.ts';
import type { FontFacts } from './font-facts.ts';

/** One stored width of a picture. */
export interface MediaFormat {
  readonly url: string;
  /** In CSS pixels of the file itself. */
  readonly width: number;
  readonly height: number;
}

/** The stored widths of a picture, widest first by name (specification section 9). */
export type MediaFormatName = 'xxlarge' | 'xlarge' | 'large' | 'medium' | 'small' | 'thumbnail';

/** Image widths in pixels (specification section 9). */
export const MEDIA_FORMAT_WIDTHS: Readonly<Record<MediaFormatName, number>> = {
  xxlarge: 3840,
  xlarge: 1920,
  large: 1000,
  medium: 750,
  small: 500,
  thumbnail: 245,
};

/**
 * What a browser needs of a file of the media library to show it. `url` is the path the showroom serves it under
 * (`/box-api/uploads/<file>`), never the CMS's own address; `?v=` changes when the file is replaced under its name.
 */
export interface ClientMedia {
  readonly url: string;
  readonly mime: string;
  /** Pixels; absent where the CMS does not know (videos, documents). */
  readonly width?: number;
  readonly height?: number;
  /** The original file name. */
  readonly name: string;
  readonly title?: string;
  readonly alternativeText?: string;
  /** In percent of the picture: what remains in view where a frame cuts it. Absent: the middle. */
  readonly focalPoint?: { readonly x: number; readonly y: number };
  /** The language of the alternative text, where it is another one than the snapshot's. */
  readonly alternativeTextLocale?: LocaleCode;
  /** Of a video: a copy with fewer bytes that not every browser plays, to be offered before `url`. */
  readonly smaller?: {
    readonly url: string;
    /** With its codecs, in the form that browsers expect: `video/mp4; codecs="av01.0.08M.08"`. */
    readonly type: string;
  };
  /** Of a video: its first frame as a picture, where our CMS has made one. */
  readonly firstFrame?: MediaFormat;
}

/** A file of the media library, with what only the server has to know of it. */
export interface Media extends ClientMedia {
  /** The CMS's content-unique file name without extension. */
  readonly hash: string;
  /** With the dot: `.jpg`. */
  readonly ext: string;
  /** Bytes; absent where unknown. */
  readonly size?: number;
  readonly formats: Readonly<Partial<Record<MediaFormatName, MediaFormat>>>;
  /**
   * Of a clip: the address of a copy for phones, an MP4 whose shorter side has at most 540 pixels; where our CMS has
   * made one.
   */
  readonly phone?: string;
  /** Of a font: what our CMS has read of it. */
  readonly font?: FontFacts;
}

/** The name of a file for visitors: its title, else its file name without the extension. */
export function fileTitle({ title, name }: Pick<Media, 'title' | 'name'>): string {
  return title ?? name.replace(/\.[^.]+$/, '');
}
