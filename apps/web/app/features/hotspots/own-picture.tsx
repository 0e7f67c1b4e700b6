import { imageUrl } from '@vitrine/core';
import { lazy, Suspense } from 'react';
import type { HotspotView } from '~/showroom/location-view.ts';
import { MaskIcon } from '~/ui/mask-icon.tsx';
import styles from './hotspots.module.css';

/** Few hotspots have a clip: its code comes with the first one. */
const OwnClip = lazy(() => import('./own-clip.tsx'));

/** Pixels that an editor's own picture is fetched in: it is about a hundred wide. */
const WIDTH = 245;

/** What a custom hotspot shows in place of the pin: a picture or clip of the editor's own, on a background. */
export function OwnPicture({
  hotspot: { media, backgroundImage, icon },
}: {
  readonly hotspot: Pick<HotspotView, 'media' | 'backgroundImage' | 'icon'>;
}) {
  return (
    <span className={styles['own']}>
      {backgroundImage && <img src={imageUrl(backgroundImage, WIDTH)} alt="" loading="lazy" />}
      {media?.mime.startsWith('video/') && (
        <Suspense>
          <OwnClip key={media.url} url={media.url} />
        </Suspense>
      )}
      {media && !media.mime.startsWith('video/') && (
        <img src={imageUrl(media, WIDTH)} alt="" loading="lazy" />
      )}
      {media === undefined && icon && <MaskIcon icon={icon.svg} size={26} />}
    </span>
  );
}
