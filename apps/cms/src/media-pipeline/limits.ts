/** The limits of the pipeline for one video; a showroom's clips remain far below all of them. */
export const MEDIA_LIMITS = {
  /** Of one side of a converted video, pixels: the widest stored picture (specification section 9), rounded up. */
  side: 4096,
  /** Of a converted frame: H.264 level 5.1 and 5.2 hold 36,864 blocks of 16 × 16 (ITU-T H.264, table A-1). */
  pixels: 36_864 * 256,
  /** The highest H.264 level that phones and set-top boxes decode; ffprobe writes 5.2 as 52. */
  level: 52,
  /** Of a frame that is decoded at all: 8,192 × 8,192. */
  decodedPixels: 8192 * 8192,
  /** Frames per second of a converted video. */
  frameRate: 60,
  /** Seconds; longer films belong onto a video platform. */
  duration: 30 * 60,
  /** Bytes of raw frames that turning a clip round holds in memory at once. */
  reversedInMemory: 200_000_000,
  /** Bytes of raw frames of a clip to reverse; lossless coding needs a third of it on the disk. */
  reversedOnDisk: 20_000_000_000,
  /** Milliseconds that a look at a new upload may take; what needs longer is looked at in the background. */
  glance: 15_000,
  /** Milliseconds of one piece of background work. */
  work: 30 * 60_000,
} as const;
