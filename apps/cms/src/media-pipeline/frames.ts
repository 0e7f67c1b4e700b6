import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { frameArguments } from './commands.ts';
import { MEDIA_LIMITS } from './limits.ts';
import type { VideoProbe } from './probe.ts';
import { runTool, ToolError } from './run-tool.ts';
import type { Tools } from './tools.ts';
import { VideoError } from './video-error.ts';

/**
 * Takes the first or the last frame of a video out of it.
 *
 * @returns The path of a PNG in the folder.
 * @throws VideoError when the end of the file is missing or damaged; ToolError
 */
export async function extractFrame(options: {
  readonly tools: Tools;
  readonly path: string;
  readonly probe: VideoProbe;
  readonly end: 'first' | 'last';
  readonly folder: string;
  readonly signal: AbortSignal;
}): Promise<string> {
  const { tools, path, probe, end, folder, signal } = options;
  const target = join(folder, `${end}.png`);
  try {
    await runTool(tools.ffmpeg, frameArguments(probe, end, path, target), {
      limit: MEDIA_LIMITS.work,
      signal,
    });
  } catch (error) {
    if (end === 'last' && error instanceof ToolError && error.reason === 'failed') {
      throw new VideoError({ code: 'notWhole' });
    }
    throw error;
  }
  // If there is nothing to decode at the end, ffmpeg succeeds and writes nothing.
  if (!existsSync(target)) throw new VideoError({ code: 'notWhole' });
  return target;
}
