import type { VideoMessage } from '../contracts/media.ts';

/** Something cannot be done with a video, and the editor is to know why. */
export class VideoError extends Error {
  readonly about: VideoMessage;

  constructor(about: VideoMessage) {
    super(`The video could not be worked at: ${JSON.stringify(about)}.`);
    this.about = about;
  }
}

/** The message for an editor about any error. */
export function messageOf(error: unknown): VideoMessage {
  if (error instanceof VideoError) return error.about;
  return { code: 'toolFailed', detail: error instanceof Error ? error.message : String(error) };
}
