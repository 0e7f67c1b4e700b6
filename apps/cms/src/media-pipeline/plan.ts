import { MEDIA_LIMITS } from './limits.ts';
import type { Size, VideoProbe } from './probe.ts';

/** What is known of a video once it has been looked through. */
export interface VideoFacts {
  readonly probe: VideoProbe;
  /** Whether the table of contents stands before the pictures, so that playing starts at once. */
  readonly isFaststart: boolean;
  /** Whether the sound track holds nothing to hear; false without one. */
  readonly isSilent: boolean;
}

/** What becomes of a video. */
export type VideoPlan =
  | { readonly kind: 'leave'; readonly sentence: string }
  | {
      readonly kind: 'make';
      /** `keep`: visitors get the upload itself. `copy`: its pictures in another file. `encode`: new ones. */
      readonly pictures: 'keep' | 'copy' | 'encode';
      readonly sound: 'none' | 'copy' | 'encode';
      /** The size of what visitors get, pixels. */
      readonly size: Size;
      /** What was wrong with the upload, each a few words; empty for `keep`. */
      readonly reasons: readonly string[];
    };

const PROFILES: ReadonlySet<string> = new Set(['Constrained Baseline', 'Baseline', 'Main', 'High']);
const PIXELS: ReadonlySet<string> = new Set(['yuv420p', 'yuvj420p']);
const SOUNDS: ReadonlySet<string> = new Set(['aac', 'mp3']);

/** Decides what has to be made of a video so that every browser plays it. */
export const planOf = ({ probe, isFaststart, isSilent }: VideoFacts): VideoPlan => {
  const reasonToLeave = whyLeft(probe);
  if (reasonToLeave !== undefined) return { kind: 'leave', sentence: reasonToLeave };
  const codingReasons = whyEncoded(probe);
  const isEncoded = codingReasons.length > 0;
  const hasSound = probe.audioCodec !== undefined && !isSilent;
  const hasOddSound = hasSound && !SOUNDS.has(probe.audioCodec);
  const reasons = [
    ...codingReasons,
    ...(probe.containers.includes('mp4') ? [] : ['it is no MP4']),
    ...(isFaststart || isEncoded ? [] : ['it could not start before it was loaded whole']),
    ...(isSilent ? ['its sound track was silent'] : []),
    ...(hasOddSound ? [`its sound is ${probe.audioCodec}`] : []),
  ];
  return {
    kind: 'make',
    pictures: isEncoded ? 'encode' : reasons.length > 0 ? 'copy' : 'keep',
    sound: !hasSound ? 'none' : hasOddSound ? 'encode' : 'copy',
    size: isEncoded ? playableSize(probe.video.shown) : probe.video.shown,
    reasons,
  };
};

/** Why a video stays as it was uploaded, although it is one. */
const whyLeft = ({ duration, video }: VideoProbe): string | undefined => {
  if (video.hasAlpha) return 'It is transparent, which H.264 is not: it stays as it was uploaded.';
  if (duration > MEDIA_LIMITS.duration) {
    return `It is longer than ${MEDIA_LIMITS.duration / 60} minutes: it stays as it was uploaded. Films that long belong onto a video platform.`;
  }
  return undefined;
};

const whyEncoded = ({ video }: VideoProbe): readonly string[] => {
  const { codec, profile, level, pixelFormat, stored, shown } = video;
  const isH264 = codec === 'h264';
  const isTooLarge =
    Math.max(shown.width, shown.height) > MEDIA_LIMITS.side ||
    shown.width * shown.height > MEDIA_LIMITS.pixels;
  return [
    ...(isH264 ? [] : [`its pictures are ${codec || 'of an unknown kind'}`]),
    ...(PIXELS.has(pixelFormat) ? [] : [`its colours are ${pixelFormat || 'of an unknown kind'}`]),
    ...(isH264 && PIXELS.has(pixelFormat) && !PROFILES.has(profile) ? [`its profile is ${profile}`] : []),
    ...(isH264 && level > MEDIA_LIMITS.level ? [`its level is ${(level / 10).toFixed(1)}`] : []),
    ...(isTooLarge ? ['it is larger than players take'] : []),
    ...(stored.width % 2 === 0 && stored.height % 2 === 0 ? [] : ['its size is odd']),
    ...(video.isTurned ? ['it was filmed on its side'] : []),
    ...(!video.isTurned && (stored.width !== shown.width || stored.height !== shown.height)
      ? ['its pixels are not square']
      : []),
    ...(video.isInterlaced ? ['it is interlaced'] : []),
    ...(video.frameRate > MEDIA_LIMITS.frameRate + 1 ? ['it has too many frames a second'] : []),
  ];
};

/** The size that every player takes: even sides, within the limits, of the same shape. */
export const playableSize = ({ width, height }: Size): Size => {
  const scale = Math.min(
    1,
    MEDIA_LIMITS.side / width,
    MEDIA_LIMITS.side / height,
    Math.sqrt(MEDIA_LIMITS.pixels / (width * height)),
  );
  return { width: even(width * scale), height: even(height * scale) };
};

const even = (pixels: number): number => Math.max(2, Math.floor(pixels / 2) * 2);

/** Why a clip is not turned round here: all of its frames stand in memory at once. */
export const whyNotReversible = ({ duration, video }: VideoProbe): string | undefined => {
  const { width, height } = playableSize(video.shown);
  // A pixel of yuv420p takes one and a half bytes.
  const bytes = duration * Math.max(video.frameRate, 1) * width * height * 1.5;
  return bytes > MEDIA_LIMITS.rawBytes
    ? 'The clip is too long or too large to be turned round here.'
    : undefined;
};
