import type { StartView } from '@vitrine/core/world/panorama';

/** The input of the process that renders stills. */
export interface StillsProcessRequest {
  /** Where the bytes of the panorama are: a path or a web address. */
  readonly source: string;
  readonly start: StartView;
  /** Paths of files that do not exist yet. */
  readonly view4x3: string;
  readonly view16x9: string;
}

/** What the process prints when the file is no picture. */
export const UNREADABLE = 'unreadable';
