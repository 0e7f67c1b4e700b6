import { runTool } from './run-tool.ts';

/** The two programs of ffmpeg that the pipeline runs, as names or paths. */
export interface Tools {
  readonly ffmpeg: string;
  readonly ffprobe: string;
}

/** Why nothing can be done with videos, for the log and the editor. */
export interface MissingTools {
  readonly missing: string;
}

/** Milliseconds for saying what it is. */
const SAYING_LIMIT = 10_000;

/**
 * Finds ffmpeg and ffprobe: `FFMPEG_PATH` and `FFPROBE_PATH`, else those of the system's `PATH`. They must
 * start, and ffmpeg must be able to write H.264 (built with libx264).
 */
export const findTools = async (
  environment: NodeJS.ProcessEnv = process.env,
): Promise<Tools | MissingTools> => {
  const ffmpeg = environment['FFMPEG_PATH'] || 'ffmpeg';
  const ffprobe = environment['FFPROBE_PATH'] || 'ffprobe';
  try {
    await runTool(ffprobe, ['-version'], { limit: SAYING_LIMIT });
  } catch {
    return { missing: notThere(ffprobe, 'FFPROBE_PATH') };
  }
  try {
    const { output } = await runTool(ffmpeg, ['-hide_banner', '-encoders'], { limit: SAYING_LIMIT });
    return output.includes(' libx264 ')
      ? { ffmpeg, ffprobe }
      : {
          missing: `The ffmpeg of this machine (${ffmpeg}) cannot write H.264: it was built without libx264.`,
        };
  } catch {
    return { missing: notThere(ffmpeg, 'FFMPEG_PATH') };
  }
};

const notThere = (program: string, variable: string): string =>
  `${program} is not on the CMS's machine: install the package ffmpeg, or name the program with ${variable}.`;
