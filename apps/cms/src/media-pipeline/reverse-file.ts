import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { reverseArguments } from './commands.ts';
import { probeVideo } from './inspect-video.ts';
import { FILE, findFile, isVideoType, localPathOf } from './library-files.ts';
import { MEDIA_LIMITS } from './limits.ts';
import { whyNotReversible } from './plan.ts';
import { runTool } from './run-tool.ts';
import type { Tools } from './tools.ts';
import { inWorkFolder } from './work-folder.ts';

interface Uploader {
  readonly upload: (request: object) => Promise<readonly { readonly id: number }[]>;
}

/** The way back of a file, and what the file's size was then, in kilobytes. */
interface WayBack {
  readonly id: number;
  readonly ofSize: number;
}

/** The name of a clip turned round: `walk.mov` gives `walk (back).mp4`. */
export const reversedName = (name: string): string => `${name.replace(/\.[^.]*$/, '')} (back).mp4`;

/**
 * Makes a clip that runs from the end of another to its beginning, beside it in the media library.
 *
 * @returns Its number; that of an earlier one where it is there already.
 * @throws Error with a sentence for the editor.
 */
export const reverseFile = async (options: {
  readonly strapi: Core.Strapi;
  readonly tools: Tools;
  readonly fileId: number;
  readonly signal: AbortSignal;
}): Promise<number> => {
  const { strapi, tools, fileId, signal } = options;
  const files = strapi.db.query(FILE);
  const file = await findFile(strapi, fileId);
  if (file === null || !isVideoType(file.mime)) throw new Error('There is no such clip.');
  const { folder = null } = (await files.findOne({ where: { id: fileId }, populate: ['folder'] })) ?? {};
  const kept = strapi.store({ type: 'plugin', name: 'vitrine', key: `way_back_${fileId}` });
  const known = (await kept.get({})) as WayBack | null;
  // A file that was replaced needs another way back.
  if (known !== null && known.ofSize === Number(file.size) && (await findFile(strapi, known.id)) !== null) {
    return known.id;
  }
  const path = localPathOf(strapi, file);
  const probe = path && (await probeVideo(tools, path, signal));
  if (!path || !probe) throw new Error('The clip cannot be read.');
  const obstacle = whyNotReversible(probe);
  if (obstacle !== undefined) throw new Error(obstacle);
  const name = reversedName(file.name);
  return inWorkFolder(async (workFolder) => {
    const filepath = join(workFolder, 'back.mp4');
    await runTool(tools.ffmpeg, reverseArguments(probe, path, filepath), {
      limit: MEDIA_LIMITS.work,
      signal,
    });
    const uploader = strapi.plugin('upload').service('upload') as unknown as Uploader;
    const [made] = await uploader.upload({
      data: { fileInfo: { name, folder: folder?.id } },
      files: {
        filepath,
        originalFilename: name,
        mimetype: 'video/mp4',
        size: (await stat(filepath)).size,
      },
    });
    if (made === undefined) throw new Error('The clip could not be kept.');
    await kept.set({ value: { id: made.id, ofSize: Number(file.size) } satisfies WayBack });
    return made.id;
  });
};
