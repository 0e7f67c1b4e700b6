import { HOTSPOT_ICON_SIZES } from '@vitrine/core/appearance/icon-shapes';
import { imageUrl } from '@vitrine/core/media/image-address';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyWithRetry } from '~/showroom/connection/lazy-with-retry.ts';
import type { HotspotView } from '~/page-data/location-view.ts';
import { MaskIcon } from '~/ui/mask-icon.tsx';
import styles from '@vitrine/core/appearance/pin.module.css';
import { HotspotImage } from './hotspot-image.tsx';

/** Few hotspots have a clip: its code comes with the first one. */
const LinkClip = lazyWithRetry(() => import('~/viewers/video/link-clip.tsx'));

/** Pixels that an editor's own picture is fetched in: it is about a hundred wide. */
const WIDTH = 245;

/**
 * The face of a custom hotspot instead of the pin: the editor's own picture or clip, on a background.
 *
 * @param props.pin shown when the picture fails to load.
 */
export function OwnPicture({
  hotspot: { media, backgroundImage, icon },
  pin,
}: {
  readonly hotspot: Pick<HotspotView, 'media' | 'backgroundImage' | 'icon'>;
  readonly pin: ReactNode;
}) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const isClip = media?.mime.startsWith('video/') === true;
  const background = backgroundImage && imageUrl(backgroundImage, WIDTH);
  const picture = media && !isClip ? imageUrl(media, WIDTH) : undefined;
  const main = picture ?? background;
  if (main !== undefined && brokenUrl === main && !isClip) return pin;
  const onBroken = (url: string) => () => setBrokenUrl(url);
  return (
    <span className={styles['own']}>
      {background !== undefined && brokenUrl !== background && (
        <HotspotImage url={background} onBroken={onBroken(background)} />
      )}
      {isClip && (
        <Suspense>
          <LinkClip key={media.url} url={media.url} />
        </Suspense>
      )}
      {picture !== undefined && <HotspotImage url={picture} onBroken={onBroken(picture)} />}
      {media === undefined && icon && <MaskIcon icon={icon} size={HOTSPOT_ICON_SIZES.ownPicture} />}
    </span>
  );
}
