import type { ClientMedia } from '@vitrine/core/world/media';
import type { Zoom } from '@vitrine/core/zoom/zoom';
import { classes } from '~/ui/classes.ts';
import { ViewerPicture } from '~/ui/viewer-picture.tsx';
import { transformOf } from './use-synced-zoom.ts';
import styles from './synced-images.module.css';

/** From here on the file's own pixels are needed. */
const SHARP_SCALE = 1.2;

/** Wider than any stored picture, so that the widest is taken. */
const WIDEST = '3840px';

/** One of the two pictures with its name. */
export function Pane({
  media,
  name,
  zoom,
  side,
  fillsScreen,
}: {
  readonly media: ClientMedia;
  readonly name: string;
  readonly zoom: Zoom;
  readonly side: 'left' | 'right';
  readonly fillsScreen: boolean;
}) {
  const whole = fillsScreen ? '100vw' : '(width < 900px) 100vw, 860px';
  return (
    <figure className={classes(styles['pane'], styles[side])} data-pane="">
      <div className={styles['moved']} style={{ transform: transformOf(zoom) }}>
        <ViewerPicture
          className={styles['picture']}
          media={media}
          sizes={zoom.scale > SHARP_SCALE ? WIDEST : whole}
          isEager={fillsScreen}
        />
      </div>
      <figcaption className={styles['name']}>{name}</figcaption>
    </figure>
  );
}
