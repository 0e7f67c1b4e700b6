/** The properties of a video before it is processed. */
export interface VideoProbe {
  /** Names of the container, as ffprobe lists them: `['mov', 'mp4', ...]`. */
  readonly containers: readonly string[];
  /** Seconds, of the longest track. */
  readonly duration: number;
  readonly video: VideoTrack;
  /** The codec of the first sound track; absent without sound. */
  readonly audioCodec?: string;
}

export interface VideoTrack {
  readonly codec: string;
  readonly profile: string;
  readonly level: number;
  readonly pixelFormat: string;
  /** Pixels as they are stored. */
  readonly stored: Size;
  /** Pixels as they are shown: turned and with square pixels. */
  readonly shown: Size;
  readonly isTurned: boolean;
  readonly isInterlaced: boolean;
  readonly hasAlpha: boolean;
  /** Frames per second; 0 where unknown. */
  readonly frameRate: number;
  /** `bt709`, ...; absent where the file does not state it. */
  readonly colorSpace?: string;
  /** Seconds from the start of the file to the end of this track. */
  readonly end: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

type Json = Readonly<Record<string, unknown>>;

/**
 * Parses the output of `ffprobe -show_streams -show_format -of json`. Undefined when the file contains no moving
 * picture: the cover of a sound file does not count.
 */
export function parseProbe(answer: unknown): VideoProbe | undefined {
  const { streams, format } = recordOf(answer);
  const tracks = Array.isArray(streams) ? streams.map(recordOf) : [];
  const video = tracks.find(
    (track) => track['codec_type'] === 'video' && recordOf(track['disposition'])['attached_pic'] !== 1,
  );
  if (video === undefined) return undefined;
  const container = recordOf(format);
  const duration = numberOf(container['duration']) || numberOf(video['duration']);
  const track = trackOf(video, duration);
  if (track === undefined) return undefined;
  const audio = tracks.find((entry) => entry['codec_type'] === 'audio');
  return {
    containers: textOf(container['format_name']).split(','),
    duration,
    video: track,
    ...(audio === undefined ? {} : { audioCodec: textOf(audio['codec_name']) }),
  };
}

function trackOf(track: Json, duration: number): VideoTrack | undefined {
  const stored = { width: numberOf(track['width']), height: numberOf(track['height']) };
  if (stored.width < 1 || stored.height < 1) return undefined;
  const turn = turnOf(track);
  const pixelShape = ratioOf(track['sample_aspect_ratio']) || 1;
  const upright = { width: Math.max(1, Math.round(stored.width * pixelShape)), height: stored.height };
  const isOnItsSide = turn % 180 !== 0;
  const colorSpace = textOf(track['color_space']);
  const fieldOrder = textOf(track['field_order']);
  return {
    codec: textOf(track['codec_name']),
    profile: textOf(track['profile']),
    level: numberOf(track['level']),
    pixelFormat: textOf(track['pix_fmt']),
    stored,
    shown: isOnItsSide ? { width: upright.height, height: upright.width } : upright,
    isTurned: turn !== 0,
    isInterlaced: !['', 'progressive', 'unknown'].includes(fieldOrder),
    hasAlpha:
      recordOf(track['tags'])['alpha_mode'] === '1' ||
      /^(yuva|rgba|argb|bgra|abgr|gbrap|ya)/.test(textOf(track['pix_fmt'])),
    frameRate: ratioOf(track['avg_frame_rate']) || ratioOf(track['r_frame_rate']),
    ...(colorSpace === '' || colorSpace === 'unknown' ? {} : { colorSpace }),
    end: numberOf(track['start_time']) + (numberOf(track['duration']) || duration),
  };
}

/** Degrees, 0 to 359: newer files carry a matrix, older ones a tag. */
function turnOf(track: Json): number {
  const sideData = Array.isArray(track['side_data_list']) ? track['side_data_list'].map(recordOf) : [];
  const matrix = sideData.map(({ rotation }) => rotation).find((rotation) => rotation !== undefined);
  const degrees = numberOf(matrix ?? recordOf(track['tags'])['rotate']);
  return (((Math.round(degrees / 90) * 90) % 360) + 360) % 360;
}

function recordOf(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function numberOf(value: unknown): number {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : 0;
}

/** `30000/1001` and `4:3` as numbers; 0 for anything else. */
function ratioOf(value: unknown): number {
  const [above = 0, below = 0] = textOf(value).split(/[/:]/).map(Number);
  return above > 0 && below > 0 ? above / below : 0;
}
