import { join } from 'node:path';
import sharp from 'sharp';
import { playableArguments } from './commands.ts';
import { extractFrame } from './frames.ts';
import { probeVideo } from './inspect-video.ts';
import { MEDIA_LIMITS } from './limits.ts';
import type { VideoPlan } from './plan.ts';
import { playableSize } from './plan.ts';
import type { Size, VideoProbe } from './probe.ts';
import { progressOf } from './progress.ts';
import { runTool, ToolError } from './run-tool.ts';
import type { Tools } from './tools.ts';
import { VideoError } from './video-error.ts';

/** The files that can accompany a video; the names are those of its `formats` in the media library. */
export const MADE_NAMES = ['playable', 'first_frame', 'last_frame', 'smaller', 'phone'] as const;

export interface MadeFile {
  readonly name: (typeof MADE_NAMES)[number];
  readonly path: string;
  readonly ext: '.mp4' | '.webm' | '.jpg';
  readonly mime: string;
  /** Absent where it was not looked at. */
  readonly size?: Size;
  /** As browsers want to be asked; of a smaller copy. */
  readonly codecs?: string;
}

/** JPEG without coarser colours: a poster that differs from its frame is seen to jump. */
const POSTER = { quality: 90, chromaSubsampling: '4:4:4' } as const;

/**
 * Creates the files of a plan in a folder.
 *
 * @param onProgress called with the finished part, 0 to 1.
 * @throws ToolError, VideoError
 */
export async function makeFiles(options: {
  readonly tools: Tools;
  readonly path: string;
  readonly probe: VideoProbe;
  readonly plan: Extract<VideoPlan, { readonly kind: 'make' }>;
  readonly folder: string;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
}): Promise<readonly MadeFile[]> {
  const { tools, folder, signal, plan } = options;
  const playable = plan.pictures === 'keep' ? undefined : await makePlayable(options);
  const shown = playable ?? { path: options.path, probe: options.probe };
  const posters: MadeFile[] = [];
  for (const end of ['first', 'last'] as const) {
    const frame = await extractFrame({ tools, ...shown, end, folder, signal });
    const path = join(folder, `${end}.jpg`);
    const { width, height } = await sharp(frame).jpeg(POSTER).toFile(path);
    posters.push({ name: `${end}_frame`, path, ext: '.jpg', mime: 'image/jpeg', size: { width, height } });
  }
  if (playable === undefined) return posters;
  const { path, probe } = playable;
  return [{ name: 'playable', path, ext: '.mp4', mime: 'video/mp4', size: probe.video.shown }, ...posters];
}

type Making = Parameters<typeof makeFiles>[0];

async function makePlayable(options: Making): Promise<{ readonly path: string; readonly probe: VideoProbe }> {
  const { tools, plan, probe, folder, signal } = options;
  const path = join(folder, 'playable.mp4');
  try {
    await convert(options, plan, path);
  } catch (error) {
    // Some old containers lack the data that an MP4 needs to copy their pictures.
    const isWorthAnother =
      plan.pictures === 'copy' && error instanceof ToolError && error.reason === 'failed';
    if (!isWorthAnother) throw error;
    const sound = plan.sound === 'copy' ? 'encode' : plan.sound;
    await convert(
      options,
      { ...plan, pictures: 'encode', sound, size: playableSize(probe.video.shown) },
      path,
    );
  }
  const made = await probeVideo(tools, path, signal);
  if (made === undefined) throw new VideoError({ code: 'noVideo' });
  return { path, probe: made };
}

async function convert(options: Making, plan: Making['plan'], target: string): Promise<void> {
  const { tools, path, probe, signal, onProgress } = options;
  await runTool(tools.ffmpeg, playableArguments(probe, plan, path, target), {
    limit: MEDIA_LIMITS.work,
    signal,
    onOutput: (text) => {
      const done = progressOf(text, probe.duration);
      if (done !== undefined) onProgress(done);
    },
  });
}
