import { imageUrl } from '@vitrine/core/media/image-address';
import { useState } from 'react';
import type { HotspotView } from '~/page-data/location-view.ts';
import styles from '@vitrine/core/appearance/label.module.css';
import { HotspotImage } from './hotspot-image.tsx';

/** Pixels that a label's picture is fetched in: it is 60 to 96 wide. */
const WIDTH = 245;

/** The title of a hotspot, with the small picture that its editor chose; without a picture that fails to load. */
export function HotspotLabel({
  hotspot: { title, labelPicture },
}: {
  readonly hotspot: Pick<HotspotView, 'title' | 'labelPicture'>;
}) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const url = labelPicture && imageUrl(labelPicture, WIDTH);
  return (
    <span className={styles['label']}>
      {url !== undefined && url !== brokenUrl && (
        <HotspotImage url={url} onBroken={() => setBrokenUrl(url)} />
      )}
      {title}
    </span>
  );
}
