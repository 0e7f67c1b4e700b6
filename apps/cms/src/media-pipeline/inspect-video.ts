import { isFaststart } from './box-order.ts';
import { decodeArguments, loudnessArguments, probeArguments } from './commands.ts';
import { MEDIA_LIMITS } from './limits.ts';
import type { VideoFacts } from './plan.ts';
import { parseProbe } from './probe.ts';
import type { VideoProbe } from './probe.ts';
import { runTool, ToolError } from './run-tool.ts';
import type { Tools } from './tools.ts';

/** Decibels below full, from which on nothing can be heard: sixteen bits end at -96, coded silence lies near. */
const SILENCE = -80;

/**
 * What a file holds. Undefined when it is no video.
 *
 * @throws ToolError when it takes too long.
 */
export const probeVideo = async (
  tools: Tools,
  path: string,
  signal?: AbortSignal,
): Promise<VideoProbe | undefined> => {
  try {
    const { output } = await runTool(
      tools.ffprobe,
      probeArguments(path),
      within(MEDIA_LIMITS.glance, signal),
    );
    return parseProbe(JSON.parse(output));
  } catch (error) {
    if (isRefusedByTool(error) || error instanceof SyntaxError) return undefined;
    throw error;
  }
};

/**
 * Why an upload is refused, as a sentence for the editor; undefined when it is a video whose pictures can be
 * read, or when it takes longer to find out than an editor should wait.
 */
export const whyRefused = async (tools: Tools, path: string, name: string): Promise<string | undefined> => {
  try {
    const probe = await probeVideo(tools, path);
    if (probe === undefined)
      return `«${name}» is not a video, or it is damaged: no film could be found in it.`;
    await runTool(tools.ffmpeg, decodeArguments(path), within(MEDIA_LIMITS.glance));
    return undefined;
  } catch (error) {
    if (!isRefusedByTool(error)) return undefined;
    return `The pictures of «${name}» cannot be read: it is damaged, or of a kind that is not supported.`;
  }
};

/** All that the plan needs to know. */
export const inspectVideo = async (
  tools: Tools,
  path: string,
  probe: VideoProbe,
  signal: AbortSignal,
): Promise<VideoFacts> => ({
  probe,
  isFaststart: await isFaststart(path),
  isSilent: probe.audioCodec !== undefined && (await isSilent(tools, path, signal)),
});

const isSilent = async (tools: Tools, path: string, signal: AbortSignal): Promise<boolean> => {
  try {
    const run = within(MEDIA_LIMITS.work, signal);
    const { messages } = await runTool(tools.ffmpeg, loudnessArguments(path), run);
    const [, loudest] = /max_volume: (-?[\d.]+|-inf) dB/.exec(messages) ?? [];
    return loudest === '-inf' || Number(loudest) <= SILENCE;
  } catch (error) {
    // Sound that cannot be read cannot be heard either.
    if (isRefusedByTool(error)) return true;
    throw error;
  }
};

const within = (limit: number, signal?: AbortSignal) => ({
  limit,
  ...(signal === undefined ? {} : { signal }),
});

const isRefusedByTool = (error: unknown): boolean => error instanceof ToolError && error.reason === 'failed';
