import type { VideoMessage } from '../contracts/media.ts';
import { runTool } from './run-tool.ts';

/** The two programs of ffmpeg that the pipeline runs, as names or paths. */
export interface Tools {
  readonly ffmpeg: string;
  readonly ffprobe: string;
  /** The codec for smaller copies, one that it encodes fast enough; absent where it has no such encoder. */
  readonly smaller?: 'av1' | 'vp9';
}

/** Why nothing can be done with videos. */
export interface MissingTools {
  readonly missing: Extract<VideoMessage, { readonly code: 'missingTool' | 'noEncoder' }>;
}

/** Milliseconds for printing its version. */
const VERSION_TIMEOUT = 10_000;

/**
 * Finds ffmpeg and ffprobe: `FFMPEG_PATH` and `FFPROBE_PATH`, else those of the system's `PATH`. They must
 * start, and ffmpeg must be able to write H.264 (built with libx264).
 */
export async function findTools(environment: NodeJS.ProcessEnv = process.env): Promise<Tools | MissingTools> {
  const ffmpeg = environment['FFMPEG_PATH'] || 'ffmpeg';
  const ffprobe = environment['FFPROBE_PATH'] || 'ffprobe';
  try {
    await runTool(ffprobe, ['-version'], { limit: VERSION_TIMEOUT });
  } catch {
    return notThere(ffprobe, 'FFPROBE_PATH');
  }
  try {
    const { output } = await runTool(ffmpeg, ['-hide_banner', '-encoders'], { limit: VERSION_TIMEOUT });
    return output.includes(' libx264 ')
      ? { ffmpeg, ffprobe, ...smallerOf(output) }
      : { missing: { code: 'noEncoder', program: ffmpeg } };
  } catch {
    return notThere(ffmpeg, 'FFMPEG_PATH');
  }
}

/** libaom and librav1e write AV1 as well, but too slowly beside other work. */
function smallerOf(encoders: string): Pick<Tools, 'smaller'> {
  if (encoders.includes(' libsvtav1 ')) return { smaller: 'av1' };
  return encoders.includes(' libvpx-vp9 ') && encoders.includes(' libopus ') ? { smaller: 'vp9' } : {};
}

function notThere(program: string, variable: string): MissingTools {
  return {
    missing: { code: 'missingTool', program, variable },
  };
}

/** The missing programs, for the log. */
export function missingSentence({ missing }: MissingTools): string {
  return missing.code === 'noEncoder'
    ? `The ffmpeg of this machine (${missing.program}) cannot write H.264: it was built without libx264.`
    : `${missing.program} is not on the CMS's machine: install the package ffmpeg, or name the program with ${missing.variable}.`;
}
