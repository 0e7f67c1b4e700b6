import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { joinArguments, piecesArguments, reverseArguments, steadyRate } from './commands.ts';
import { MEDIA_LIMITS } from './limits.ts';
import { framesOf, progressOf } from './progress.ts';
import { playableSize } from './plan.ts';
import type { VideoProbe } from './probe.ts';
import { runTool } from './run-tool.ts';
import type { Tools } from './tools.ts';
import { VideoError } from './video-error.ts';

/** A pixel of yuv420p takes one and a half bytes. */
const BYTES_PER_PIXEL = 1.5;

/** The parts of the whole that are done when the clip is cut, and when its pieces are turned round. */
const CUT = 0.35;
const TURNED = 0.6;

interface Options {
  readonly tools: Tools;
  readonly path: string;
  readonly probe: VideoProbe;
  /** The folder for intermediate files and the result. */
  readonly folder: string;
  readonly signal: AbortSignal;
  /** Called with the finished part, 0 to 1. */
  readonly onProgress?: (done: number) => void;
  /** Bytes of raw frames, where they are not those of the pipeline. */
  readonly limits?: Readonly<Record<'reversedInMemory' | 'reversedOnDisk', number>>;
}

/**
 * Makes a clip that runs from the end of another to its beginning, without sound. It is cut into pieces that fit into
 * memory; frames are counted as they are read, because a file need not state how many it has.
 *
 * @returns The path of the new clip.
 * @throws VideoError when it has too many frames, or none; ToolError
 */
export async function reverseClip(options: Options): Promise<string> {
  const { tools, path, probe, folder, signal, onProgress = () => {}, limits = MEDIA_LIMITS } = options;
  const { width, height } = playableSize(probe.video.shown);
  const frameBytes = width * height * BYTES_PER_PIXEL;
  const perPiece = Math.max(1, Math.floor(limits.reversedInMemory / frameBytes));
  const most = Math.max(1, Math.floor(limits.reversedOnDisk / frameBytes));
  const tooLong = { code: 'tooLongToReverse', seconds: Math.floor(most / steadyRate(probe)) } as const;
  if (probe.duration * steadyRate(probe) > most) throw new VideoError(tooLong);

  const run = (args: readonly string[], onOutput?: (text: string) => void) =>
    runTool(tools.ffmpeg, args, {
      limit: MEDIA_LIMITS.work,
      signal,
      ...(onOutput === undefined ? {} : { onOutput }),
    });
  const reportPart =
    (from: number, to: number, seconds: number) =>
    (text: string): void => {
      const done = progressOf(text, seconds);
      if (done !== undefined) onProgress(from + done * (to - from));
    };

  const cut = piecesArguments(probe, { perPiece, most: most + 1 }, path, join(folder, 'piece-%05d.mp4'));
  const { output } = await run(cut, reportPart(0, CUT, probe.duration));
  const frames = framesOf(output);
  if (frames > most) throw new VideoError(tooLong);
  const pieces = (await readdir(folder)).filter((name) => name.startsWith('piece-')).toSorted();
  if (pieces.length === 0) throw new VideoError({ code: 'notWhole' });

  const turned: string[] = [];
  for (const piece of pieces.toReversed()) {
    const name = `turned-${piece}`;
    await run(reverseArguments(join(folder, piece), join(folder, name)));
    await rm(join(folder, piece));
    turned.push(name);
    onProgress(CUT + (TURNED - CUT) * (turned.length / pieces.length));
  }
  const list = join(folder, 'turned.txt');
  await writeFile(list, turned.map((name) => `file '${name}'\n`).join(''));
  const target = join(folder, 'back.mp4');
  await run(joinArguments(list, target), reportPart(TURNED, 1, frames / steadyRate(probe)));
  return target;
}
