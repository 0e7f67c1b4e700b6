import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { phoneArguments } from './commands.ts';
import type { Copy, CopyRequest } from './copy.ts';
import { probeVideo } from './inspect-video.ts';
import { MEDIA_LIMITS } from './limits.ts';
import { phoneSize } from './plan.ts';
import { runTool } from './run-tool.ts';

/** A copy has to save a third: less is not worth a second file, and a softer picture. */
const WORTH_SAVING = 1 / 3;

/**
 * Makes a copy for phones of what visitors get: with fewer lines, without sound, and with the same frames.
 *
 * @returns Undefined when the clip is small already, or the copy is not clearly smaller.
 * @throws ToolError, VideoError
 */
export async function makePhoneCopy({ tools, path, folder, signal }: CopyRequest): Promise<Copy | undefined> {
  const probe = await probeVideo(tools, path, signal);
  const size = probe && phoneSize(probe.video.shown);
  if (probe === undefined || size === undefined) return undefined;
  const target = join(folder, 'phone.mp4');
  await runTool(tools.ffmpeg, phoneArguments(probe, size, path, target), {
    limit: MEDIA_LIMITS.work,
    signal,
    isPatient: true,
  });
  const [before, after] = [(await stat(path)).size, (await stat(target)).size];
  const saved = 1 - after / before;
  if (saved < WORTH_SAVING) return undefined;
  const file = { name: 'phone', path: target, ext: '.mp4', mime: 'video/mp4', size } as const;
  return { file, codec: 'h264', saved };
}
