import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { frameArguments } from './commands.ts';
import { MEDIA_LIMITS } from './limits.ts';
import type { VideoProbe } from './probe.ts';
import { runTool, ToolError } from './run-tool.ts';
import type { Tools } from './tools.ts';

/** The end of a file is missing or damaged: its last frame cannot be had. */
export class IncompleteVideoError extends Error {
  constructor() {
    super('The file is not whole: its last frame is missing. Upload it again.');
  }
}

/**
 * Takes the first or the last frame of a video out of it.
 *
 * @returns The path of a PNG in the folder.
 * @throws IncompleteVideoError, ToolError
 */
export const extractFrame = async (options: {
  readonly tools: Tools;
  readonly path: string;
  readonly probe: VideoProbe;
  readonly end: 'first' | 'last';
  readonly folder: string;
  readonly signal: AbortSignal;
}): Promise<string> => {
  const { tools, path, probe, end, folder, signal } = options;
  const target = join(folder, `${end}.png`);
  try {
    await runTool(tools.ffmpeg, frameArguments(probe, end, path, target), {
      limit: MEDIA_LIMITS.work,
      signal,
    });
  } catch (error) {
    if (end === 'last' && error instanceof ToolError && error.reason === 'failed') {
      throw new IncompleteVideoError();
    }
    throw error;
  }
  // Where nothing is to be decoded at the end, ffmpeg ends content and writes nothing.
  if (!existsSync(target)) throw new IncompleteVideoError();
  return target;
};
