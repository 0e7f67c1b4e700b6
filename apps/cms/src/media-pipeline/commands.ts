import { MEDIA_LIMITS } from './limits.ts';
import type { VideoPlan } from './plan.ts';
import { playableSize } from './plan.ts';
import type { Size, VideoProbe } from './probe.ts';

/** Arguments that are always the same; none of them contains a space. */
function words(text: string): readonly string[] {
  return text.split(' ');
}

/**
 * The containers that uploads are read as. A playlist is none: it would make ffmpeg open whatever file of
 * this machine it names.
 */
const CONTAINERS = 'mov,matroska,avi,mpegts,mpeg,ogg,asf,flv';

const READ_SAFELY = [...words('-protocol_whitelist file -format_whitelist'), CONTAINERS];

/** A path as ffmpeg takes it whatever it begins with: never as an option or another protocol. */
function fileOf(path: string): string {
  return `file:${path}`;
}

/** Larger frames are not even begun with. */
const MAX_FRAME = ['-max_pixels', String(MEDIA_LIMITS.decodedPixels)];

function input(path: string, ...before: readonly string[]): readonly string[] {
  return [...words('-hide_banner -nostdin -y'), ...READ_SAFELY, ...MAX_FRAME, ...before, '-i', fileOf(path)];
}

/** Prints only errors, which become the failure's message. */
const QUIET = words('-v error');

/** Arguments of ffprobe: the contents of a file, as JSON. */
export function probeArguments(path: string): readonly string[] {
  return [
    ...words('-v error -show_streams -show_format -of json'),
    ...READ_SAFELY,
    ...MAX_FRAME,
    fileOf(path),
  ];
}

/** Decodes the first frame and throws it away: whether the pictures can be read at all. */
export function decodeArguments(path: string): readonly string[] {
  return [...QUIET, ...input(path), ...words('-map 0:v:0 -frames:v 1 -f null -')];
}

/** Prints the loudest moment of the first sound track, in decibels below full. */
export function loudnessArguments(path: string): readonly string[] {
  return [...words('-v info'), ...input(path), ...words('-map 0:a:0 -vn -af volumedetect -f null -')];
}

/**
 * HD files that do not name their colours have those of HD (ITU-R BT.709), and browsers take them so; ffmpeg
 * would take them for BT.601 and shift every red.
 */
function readColours({ video }: VideoProbe): string {
  return video.colorSpace === undefined && video.stored.height >= 720 ? ':in_color_matrix=bt709' : '';
}

/** A frame as a picture without loss, in the colours and the size that browsers show. */
export function frameArguments(
  probe: VideoProbe,
  end: 'first' | 'last',
  path: string,
  target: string,
): readonly string[] {
  const { width, height } = probe.video.shown;
  const scale = `scale=${width}:${height}${readColours(probe)},setsar=1`;
  const picture = [...words('-map 0:v:0 -update 1 -vf'), scale];
  if (end === 'first') {
    return [...QUIET, ...input(path), ...picture, ...words('-frames:v 1'), fileOf(target)];
  }
  // Sound may go on after the last frame, and frames are not all as long: look back far enough for three.
  const back =
    Math.max(0, probe.duration - probe.video.end) + Math.max(0.2, 3 / (probe.video.frameRate || 25));
  return [...QUIET, ...input(path, '-sseof', `-${back.toFixed(3)}`), ...picture, fileOf(target)];
}

/** A file that every browser plays. */
export function playableArguments(
  probe: VideoProbe,
  plan: Extract<VideoPlan, { readonly kind: 'make' }>,
  path: string,
  target: string,
): readonly string[] {
  return [
    ...QUIET,
    ...input(path),
    ...words(plan.sound === 'none' ? '-map 0:v:0 -an' : '-map 0:v:0 -map 0:a:0'),
    ...(plan.pictures === 'encode' ? encoding(probe) : words('-c:v copy')),
    ...(plan.sound === 'copy' ? words('-c:a copy') : []),
    ...(plan.sound === 'encode' ? words('-c:a aac -b:a 160k -ac 2') : []),
    ...writing(target),
  ];
}

/**
 * Cuts a clip into short pieces without loss, of as many frames each as are named, and stops after a number of
 * frames. Frames come at an even pace, so that the pieces can be put together again without gaps.
 *
 * @param target A pattern with the number: `piece-%05d.mp4`.
 */
export function piecesArguments(
  probe: VideoProbe,
  { perPiece, most }: { readonly perPiece: number; readonly most: number },
  path: string,
  target: string,
): readonly string[] {
  return [
    ...QUIET,
    ...input(path),
    ...words('-map 0:v:0 -an -vf'),
    filtersOf(probe, `fps=${steadyRate(probe)}`),
    ...WITHOUT_LOSS,
    ...words(`-g ${perPiece} -keyint_min ${perPiece} -sc_threshold 0 -frames:v ${most}`),
    // Every key frame begins a piece.
    ...words('-f segment -segment_time 0.000001 -segment_format mp4 -reset_timestamps 1 -progress pipe:1'),
    fileOf(target),
  ];
}

/** Reverses a piece without loss. All of its frames are in memory together. */
export function reverseArguments(path: string, target: string): readonly string[] {
  return [
    ...QUIET,
    ...input(path),
    ...words('-map 0:v:0 -vf reverse'),
    ...WITHOUT_LOSS,
    ...words('-f mp4'),
    fileOf(target),
  ];
}

/** One file out of the pieces that a list of our own names, as visitors get it. */
export function joinArguments(list: string, target: string): readonly string[] {
  return [
    ...QUIET,
    ...words('-hide_banner -nostdin -y -protocol_whitelist file -format_whitelist concat,mov -f concat -i'),
    fileOf(list),
    ...words('-map 0:v:0 -an'),
    ...PLAYABLE,
    ...writing(target),
  ];
}

/** Frames per second of a reversed clip if the file does not state how many it has. */
export function steadyRate({ video }: VideoProbe): number {
  return Math.min(video.frameRate || 25, MEDIA_LIMITS.frameRate);
}

const WITHOUT_LOSS = words('-c:v libx264 -preset ultrafast -qp 0');

const PLAYABLE = h264('medium', 20);

function h264(preset: 'medium' | 'slow', quality: number): readonly string[] {
  return [
    ...words(`-c:v libx264 -preset ${preset} -crf ${quality} -profile:v high`),
    ...words('-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'),
  ];
}

function encoding(probe: VideoProbe): readonly string[] {
  return [
    '-vf',
    filtersOf(
      probe,
      ...(probe.video.frameRate > MEDIA_LIMITS.frameRate + 1 ? [`fps=${MEDIA_LIMITS.frameRate}`] : []),
    ),
    ...PLAYABLE,
  ];
}

/** Makes pictures of any kind into those that every browser shows. */
function filtersOf(probe: VideoProbe, ...pace: readonly string[]): string {
  const read = readColours(probe);
  return [
    ...(probe.video.isInterlaced ? ['yadif'] : []),
    ...pace,
    // Transparent pixels show the stage, which is black.
    ...(probe.video.hasAlpha ? [`scale=iw:ih${read}`, 'format=gbrap', 'premultiply=inplace=1'] : []),
    resizing(probe, playableSize(probe.video.shown)),
  ].join(',');
}

function resizing(probe: VideoProbe, { width, height }: Size): string {
  const scale = `scale=${width}:${height}:flags=lanczos${readColours(probe)}`;
  return `${scale}:out_color_matrix=bt709:out_range=tv,setsar=1,format=yuv420p`;
}

/** The constant rate factor of copies for phones (decision 0076). */
const PHONE_QUALITY = 27;

/** Arguments of ffmpeg for a copy with fewer bytes; fast enough for a machine that has other work. */
const SMALLER = {
  av1: words('-c:v libsvtav1 -preset 8 -crf 36 -g 240'),
  vp9: words('-c:v libvpx-vp9 -crf 34 -b:v 0 -row-mt 1 -deadline good -cpu-used 4 -g 240'),
} as const;

/** A copy with fewer bytes of a file that every browser plays. */
export function smallerArguments(
  codec: keyof typeof SMALLER,
  { audioCodec }: VideoProbe,
  path: string,
  target: string,
): readonly string[] {
  return [
    ...QUIET,
    ...input(path),
    ...words(audioCodec === undefined ? '-map 0:v:0 -an' : '-map 0:v:0 -map 0:a:0'),
    ...SMALLER[codec],
    ...words('-pix_fmt yuv420p -sn -dn -map_metadata -1 -map_chapters -1'),
    ...(audioCodec === undefined
      ? []
      : codec === 'vp9'
        ? words('-c:a libopus -b:a 128k')
        : words('-c:a copy')),
    ...(codec === 'vp9' ? words('-f webm') : words('-movflags +faststart -f mp4')),
    fileOf(target),
  ];
}

/** A copy of a clip for phones: frame by frame, without sound. */
export function phoneArguments(
  probe: VideoProbe,
  size: Size,
  path: string,
  target: string,
): readonly string[] {
  return [
    ...QUIET,
    ...input(path),
    ...words('-map 0:v:0 -an -vf'),
    resizing(probe, size),
    ...h264('slow', PHONE_QUALITY),
    ...writing(target),
  ];
}

/** Prints how alike two files look, frame by frame. */
export function likenessArguments(path: string, original: string): readonly string[] {
  return [
    ...words('-v info'),
    ...input(path),
    ...READ_SAFELY,
    ...MAX_FRAME,
    '-i',
    fileOf(original),
    ...words('-filter_complex [0:v:0][1:v:0]ssim -an -f null -'),
  ];
}

/** Only the pictures and the sound of the upload: phones store where a video was taken. */
function writing(target: string): readonly string[] {
  return [
    ...words('-sn -dn -map_metadata -1 -map_chapters -1 -movflags +faststart'),
    ...words('-progress pipe:1 -f mp4'),
    fileOf(target),
  ];
}
