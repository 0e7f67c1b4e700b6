import { isFaststart } from './box-order.ts';
import { decodeArguments, loudnessArguments, probeArguments } from './commands.ts';
import { MEDIA_LIMITS } from './limits.ts';
import type { VideoFacts } from './plan.ts';
import { parseProbe } from './probe.ts';
import type { Size, VideoProbe } from './probe.ts';
import { runTool, ToolError } from './run-tool.ts';
import type { Tools } from './tools.ts';
import { VideoError } from './video-error.ts';

/** Decibels below full scale that count as silence: sixteen bits end at -96, and coded silence is close to that. */
const SILENCE = -80;

const GLANCE = { limit: MEDIA_LIMITS.glance, isAwaited: true } as const;

/**
 * The contents of a file. Undefined when it is not a video.
 *
 * @param signal ends background work, which has a generous time limit: a busy machine must not make a video count as
 * bad. Without a signal an editor waits for the answer, and the limit is short.
 * @throws VideoError when its frames exceed the decoding limit; ToolError when it takes too long.
 */
export async function probeVideo(
  tools: Tools,
  path: string,
  signal?: AbortSignal,
): Promise<VideoProbe | undefined> {
  try {
    const { output, messages } = await runTool(
      tools.ffprobe,
      probeArguments(path),
      signal === undefined ? GLANCE : within(MEDIA_LIMITS.work, signal),
    );
    refuseLarge(refusedSize(messages));
    const probe = parseProbe(JSON.parse(output));
    // Pixels that are not square can make a huge picture out of a small one.
    refuseLarge(probe?.video.shown);
    return probe;
  } catch (error) {
    if (isRefusedByTool(error)) refuseLarge(refusedSize(error.messages));
    if (isRefusedByTool(error) || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** libavutil's message about a frame beyond `-max_pixels`. */
function refusedSize(messages: string): Size | undefined {
  const [, width, height] = /Picture size (\d+)x(\d+) exceeds specified max pixel count/.exec(messages) ?? [];
  return width === undefined ? undefined : { width: Number(width), height: Number(height) };
}

function refuseLarge(size: Size | undefined): void {
  if (size === undefined || size.width * size.height <= MEDIA_LIMITS.decodedPixels) return;
  throw new VideoError({ code: 'frameTooLarge', ...size, limit: MEDIA_LIMITS.decodedPixels });
}

/**
 * Why an upload is refused, as a sentence for the editor; undefined when it is a video whose pictures can be read, or
 * when the check takes longer than an editor should wait.
 */
export async function whyRefused(tools: Tools, path: string, name: string): Promise<string | undefined> {
  try {
    const probe = await probeVideo(tools, path);
    if (probe === undefined)
      return `“${name}” is not a video, or it is damaged: no film could be found in it.`;
    await runTool(tools.ffmpeg, decodeArguments(path), GLANCE);
    return undefined;
  } catch (error) {
    if (error instanceof VideoError && error.about.code === 'frameTooLarge') {
      const { width, height, limit } = error.about;
      return `The frames of “${name}” are too large: ${width} × ${height} pixels, where ${limit / 1_000_000} million at most are taken.`;
    }
    if (!isRefusedByTool(error)) return undefined;
    return `The pictures of “${name}” cannot be read: it is damaged, or of a kind that is not supported.`;
  }
}

/** All that the plan needs to know. */
export async function inspectVideo(
  tools: Tools,
  path: string,
  probe: VideoProbe,
  signal: AbortSignal,
): Promise<VideoFacts> {
  return {
    probe,
    isFaststart: await isFaststart(path),
    isSilent: probe.audioCodec !== undefined && (await isSilent(tools, path, signal)),
  };
}

async function isSilent(tools: Tools, path: string, signal: AbortSignal): Promise<boolean> {
  try {
    const run = within(MEDIA_LIMITS.work, signal);
    const { messages } = await runTool(tools.ffmpeg, loudnessArguments(path), run);
    const [, loudest] = /max_volume: (-?[\d.]+|-inf) dB/.exec(messages) ?? [];
    return loudest === '-inf' || Number(loudest) <= SILENCE;
  } catch (error) {
    // An unreadable sound track counts as silent.
    if (isRefusedByTool(error)) return true;
    throw error;
  }
}

function within(limit: number, signal: AbortSignal) {
  return { limit, signal };
}

function isRefusedByTool(error: unknown): error is ToolError {
  return error instanceof ToolError && error.reason === 'failed';
}
