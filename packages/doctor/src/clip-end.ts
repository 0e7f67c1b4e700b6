import type { BackgroundKey } from '@vitrine/core/world/background';
import type { PayloadId } from '@vitrine/core/world/ids';

/** How far one end of a clip is from the picture it should meet; measured where pictures can be decoded. */
export interface ClipEnd {
  readonly transition: PayloadId;
  readonly key: BackgroundKey;
  readonly end: 'departure' | 'arrival';
  /** The mean difference of all pixels and channels: 0 is the same picture, 1 its opposite. */
  readonly difference: number;
}

/** From here on a visitor sees the picture jump. What compression alone does stays well below. */
export const CLIP_END_TOLERANCE = 0.05;
