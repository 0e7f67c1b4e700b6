import type { StartView } from '@vitrine/core/world/panorama';
import { useEffect, useMemo, useState } from 'react';
import { PANORAMA_SIZE, PICTURE_WIDTH, showsElse } from './likeness.ts';
import type { Pixels } from './likeness.ts';

/** Both pictures, small, and which they are. */
interface Compared {
  readonly of: string;
  readonly panorama: Pixels;
  readonly picture: Pixels;
}

/**
 * Whether the picture of a location shows something else than the start view of its panorama. False while that is not
 * known, and where the files cannot be read.
 *
 * @param picture undefined: nothing to compare
 */
export function useShowsElse(panorama: string, picture: string | undefined, start: StartView): boolean {
  const [compared, setCompared] = useState<Compared>();
  const { yaw, pitch, fieldOfView } = start;
  useEffect(() => {
    if (picture === undefined) return undefined;
    let isAwaited = true;
    const read = async (): Promise<void> => {
      const [one, other] = await Promise.all([
        pixelsOf(panorama, () => PANORAMA_SIZE),
        pixelsOf(picture, ({ naturalWidth, naturalHeight }) => ({
          width: PICTURE_WIDTH,
          height: Math.max(1, Math.round((PICTURE_WIDTH * naturalHeight) / naturalWidth)),
        })),
      ]);
      if (isAwaited) setCompared({ of: `${panorama} ${picture}`, panorama: one, picture: other });
    };
    // A file that cannot be read is not compared; the pane says that it cannot be shown.
    read().catch(() => undefined);
    return () => {
      isAwaited = false;
    };
  }, [panorama, picture]);
  return useMemo(
    () =>
      compared?.of === `${panorama} ${picture}` &&
      showsElse(compared.panorama, compared.picture, { yaw, pitch, fieldOfView }),
    [compared, panorama, picture, yaw, pitch, fieldOfView],
  );
}

async function pixelsOf(
  address: string,
  sizeOf: (image: HTMLImageElement) => { readonly width: number; readonly height: number },
): Promise<Pixels> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = address;
  await image.decode();
  const { width, height } = sizeOf(image);
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (context === null) throw new Error('The picture cannot be read.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
