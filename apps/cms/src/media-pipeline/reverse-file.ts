import type { Core } from '@strapi/strapi';
import { inWorkFolder } from '../environment/work-folder.ts';
import { libraryOf } from '../library/library.ts';
import { probeVideo } from './inspect-video.ts';
import { findFile, isVideoType, localPathOf } from './library-files.ts';
import { reverseClip } from './reverse-clip.ts';
import { storeMadeFile } from './store-made-file.ts';
import type { Tools } from './tools.ts';
import { VideoError } from './video-error.ts';
import { knownReverseClip, rememberReverseClip } from './reverse-clip-record.ts';

/** The name of a clip turned round: `walk.mov` gives `walk (back).mp4`. */
export function reversedName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '')} (back).mp4`;
}

/**
 * Makes a clip that runs from the end of another to its beginning, beside it in the media library.
 *
 * @returns Its number; that of an earlier one where it is there already.
 * @throws VideoError, ToolError
 */
export async function reverseFile(options: {
  readonly strapi: Core.Strapi;
  readonly tools: Tools;
  readonly fileId: number;
  /** The id of the administrator who will own the file. */
  readonly by: number | undefined;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
}): Promise<number> {
  const { strapi, tools, fileId, by, signal, onProgress } = options;
  const file = await findFile(strapi, fileId);
  if (file === null || !isVideoType(file.mime)) throw new VideoError({ code: 'gone' });
  const known = await knownReverseClip(strapi, fileId);
  if (known !== undefined) return known;
  return libraryOf(strapi).withFiles(async (pathOf) => {
    const path = await localPathOf(pathOf, file);
    if (path === undefined) throw new VideoError({ code: 'elsewhere' });
    const probe = await probeVideo(tools, path, signal);
    if (probe === undefined) throw new VideoError({ code: 'noVideo' });
    const name = reversedName(file.name);
    return inWorkFolder('video', async (workFolder) => {
      const filepath = await reverseClip({ tools, path, probe, folder: workFolder, signal, onProgress });
      // Given up meanwhile: the clip is another one, or gone.
      signal.throwIfAborted();
      const made = await storeMadeFile(strapi, { path: filepath, name, mime: 'video/mp4', of: fileId, by });
      await rememberReverseClip(strapi, file, made);
      return made;
    });
  });
}
