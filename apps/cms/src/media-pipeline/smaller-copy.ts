import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { likenessArguments, smallerArguments } from './commands.ts';
import type { Copy, CopyRequest } from './copy.ts';
import { probeVideo } from './inspect-video.ts';
import { MEDIA_LIMITS } from './limits.ts';
import type { VideoProbe } from './probe.ts';
import { runTool } from './run-tool.ts';

/** A copy has to save a quarter: less is not worth a second file. */
const WORTH_SAVING = 0.25;

/** The minimum structural similarity (SSIM of all planes) for a copy to count as the same film. */
const ALIKE = 0.98;

/**
 * Makes a copy in AV1, or VP9 where ffmpeg has no quick AV1, of what visitors get.
 *
 * @returns Undefined when it is not clearly smaller, or does not look the same.
 * @throws ToolError, VideoError
 */
export async function makeSmallerCopy({
  tools,
  path,
  folder,
  signal,
}: CopyRequest): Promise<Copy | undefined> {
  const probe = await probeVideo(tools, path, signal);
  const codec = tools.smaller;
  if (probe === undefined || codec === undefined) return undefined;
  const { ext, mime } = KINDS[codec];
  const target = join(folder, `smaller${ext}`);
  const run = (args: readonly string[]) =>
    runTool(tools.ffmpeg, args, { limit: MEDIA_LIMITS.work, signal, isPatient: true });
  await run(smallerArguments(codec, probe, path, target));
  const [before, after] = [(await stat(path)).size, (await stat(target)).size];
  const saved = 1 - after / before;
  if (saved < WORTH_SAVING) return undefined;
  const { messages } = await run(likenessArguments(target, path));
  if (likenessOf(messages) < ALIKE) return undefined;
  const made = await probeVideo(tools, target, signal);
  const codecs = made && codecsOf(made);
  if (made === undefined || codecs === undefined) return undefined;
  const file = { name: 'smaller', path: target, ext, mime, size: made.video.shown, codecs } as const;
  return { file, codec, saved };
}

const KINDS = {
  av1: { ext: '.mp4', mime: 'video/mp4' },
  vp9: { ext: '.webm', mime: 'video/webm' },
} as const;

/** The total in the output of ffmpeg's filter `ssim`: `SSIM Y:0.98 (…) … All:0.984526 (18.10)`. */
export function likenessOf(messages: string): number {
  const [, all] = [...messages.matchAll(/\bAll:([\d.]+)/g)].at(-1) ?? [];
  return Number(all ?? 0);
}

/** Names of sound tracks as browsers want to be asked (RFC 6381). */
const SOUND_CODECS: Readonly<Record<string, string>> = { aac: 'mp4a.40.2', opus: 'opus' };

/**
 * Names a file's codecs in the form that browsers expect: AV1 by profile, level, tier and depth (AV1 in ISO-BMFF,
 * section 5), VP9 by its short name, since ffprobe does not read its level.
 */
export function codecsOf({ video, audioCodec }: VideoProbe): string | undefined {
  const sound = audioCodec === undefined ? [] : [SOUND_CODECS[audioCodec]];
  const pictures =
    video.codec === 'av1' && video.level >= 0
      ? `av01.0.${String(video.level).padStart(2, '0')}M.08`
      : video.codec === 'vp9'
        ? 'vp9'
        : undefined;
  return pictures === undefined || sound.includes(undefined) ? undefined : [pictures, ...sound].join(',');
}
