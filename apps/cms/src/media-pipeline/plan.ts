import type { ConversionReason, VideoMessage } from '../contracts/media.ts';
import { MEDIA_LIMITS } from './limits.ts';
import type { Size, VideoProbe } from './probe.ts';

/** The result of inspecting a video. */
export interface VideoFacts {
  readonly probe: VideoProbe;
  /** Whether the table of contents comes before the pictures, so that playback starts immediately. */
  readonly isFaststart: boolean;
  /** Whether the sound track is silent; false without one. */
  readonly isSilent: boolean;
}

/** What becomes of a video. */
export type VideoPlan =
  | { readonly kind: 'leave'; readonly about: VideoMessage }
  | {
      readonly kind: 'make';
      /** `keep`: visitors get the upload itself. `copy`: its pictures in another file. `encode`: new ones. */
      readonly pictures: 'keep' | 'copy' | 'encode';
      readonly sound: 'none' | 'copy' | 'encode';
      /** The size of what visitors get, pixels. */
      readonly size: Size;
      /** The faults of the upload; empty for `keep`. */
      readonly reasons: readonly ConversionReason[];
    };

const PROFILES: ReadonlySet<string> = new Set(['Constrained Baseline', 'Baseline', 'Main', 'High']);
const PIXELS: ReadonlySet<string> = new Set(['yuv420p', 'yuvj420p']);
const SOUNDS: ReadonlySet<string> = new Set(['aac', 'mp3']);

/** Decides which files have to be created so that every browser plays a video. */
export function planOf({ probe, isFaststart, isSilent }: VideoFacts): VideoPlan {
  const reasonToLeave = whyLeft(probe);
  if (reasonToLeave !== undefined) return { kind: 'leave', about: reasonToLeave };
  const codingReasons = whyEncoded(probe);
  const isEncoded = codingReasons.length > 0;
  const hasSound = probe.audioCodec !== undefined && !isSilent;
  const hasOddSound = hasSound && !SOUNDS.has(probe.audioCodec);
  const reasons: readonly ConversionReason[] = [
    ...codingReasons,
    ...when(!probe.containers.includes('mp4'), { code: 'container' }),
    ...when(probe.duration === 0 && !isEncoded, { code: 'noLength' }),
    ...when(!isFaststart && !isEncoded, { code: 'lateStart' }),
    ...when(isSilent, { code: 'silent' }),
    ...when(hasOddSound, { code: 'sound', value: probe.audioCodec ?? '' }),
  ];
  return {
    kind: 'make',
    pictures: isEncoded ? 'encode' : reasons.length > 0 ? 'copy' : 'keep',
    sound: !hasSound ? 'none' : hasOddSound ? 'encode' : 'copy',
    size: isEncoded ? playableSize(probe.video.shown) : probe.video.shown,
    reasons,
  };
}

/** Codecs whose transparency browsers show; ffmpeg's own decoders do not even see it. */
const TRANSPARENT_ON_THE_WEB: ReadonlySet<string> = new Set(['vp8', 'vp9']);

/** Why a video stays as it was uploaded, although it is one. */
function whyLeft({ duration, video }: VideoProbe): VideoMessage | undefined {
  if (video.hasAlpha && TRANSPARENT_ON_THE_WEB.has(video.codec)) return { code: 'transparent' };
  if (duration > MEDIA_LIMITS.duration) return { code: 'tooLong', minutes: MEDIA_LIMITS.duration / 60 };
  return undefined;
}

function whyEncoded({ video }: VideoProbe): readonly ConversionReason[] {
  const { codec, profile, level, pixelFormat, stored, shown } = video;
  const isH264 = codec === 'h264';
  const isPlain = PIXELS.has(pixelFormat);
  const isTooLarge =
    Math.max(shown.width, shown.height) > MEDIA_LIMITS.side ||
    shown.width * shown.height > MEDIA_LIMITS.pixels;
  const isOblong = !video.isTurned && (stored.width !== shown.width || stored.height !== shown.height);
  return [
    ...when(!isH264, { code: 'codec', value: codec || '?' }),
    ...when(!isPlain, { code: 'colours', value: pixelFormat || '?' }),
    ...when(isH264 && isPlain && !PROFILES.has(profile), { code: 'profile', value: profile }),
    ...when(isH264 && level > MEDIA_LIMITS.level, { code: 'level', value: (level / 10).toFixed(1) }),
    ...when(video.hasAlpha, { code: 'transparent' }),
    ...when(isTooLarge, { code: 'tooLarge' }),
    ...when(stored.width % 2 !== 0 || stored.height % 2 !== 0, { code: 'oddSize' }),
    ...when(video.isTurned, { code: 'turned' }),
    ...when(isOblong, { code: 'oblongPixels' }),
    ...when(video.isInterlaced, { code: 'interlaced' }),
    ...when(video.frameRate > MEDIA_LIMITS.frameRate + 1, { code: 'manyFrames' }),
  ];
}

function when(isSo: boolean, reason: ConversionReason): readonly ConversionReason[] {
  return isSo ? [reason] : [];
}

/** The size that every player takes: even sides, within the limits, of the same shape. */
export function playableSize({ width, height }: Size): Size {
  const scale = Math.min(
    1,
    MEDIA_LIMITS.side / width,
    MEDIA_LIMITS.side / height,
    Math.sqrt(MEDIA_LIMITS.pixels / (width * height)),
  );
  return { width: even(width * scale), height: even(height * scale) };
}

/** Pixels of the shorter side of a copy for phones. */
const PHONE_SIDE = 540;

/** The size of a clip's copy for phones, of the same shape; undefined where the clip is no larger. */
export function phoneSize({ width, height }: Size): Size | undefined {
  const shorter = Math.min(width, height);
  if (shorter <= PHONE_SIDE) return undefined;
  const nearest = (side: number): number => Math.round((side * PHONE_SIDE) / shorter / 2) * 2;
  return { width: nearest(width), height: nearest(height) };
}

function even(pixels: number): number {
  return Math.max(2, Math.floor(pixels / 2) * 2);
}
