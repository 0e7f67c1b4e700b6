import type { StartView } from '@vitrine/core/world/panorama';

/** Where the pictures of a panorama's start view are made. */
export const STILLS_PATH = '/showroom/stills';

/** The number of a panorama in the media library, and where it looks at first. */
export interface StillsRequest extends StartView {
  readonly panorama: number;
}

/** A file of the media library, with all that a form keeps of it. */
export interface StillFile {
  readonly id: number;
  readonly name: string;
  readonly url: string;
}

export interface StillsAnswer {
  readonly data: {
    readonly view4x3: StillFile;
    readonly view16x9: StillFile;
  };
}
