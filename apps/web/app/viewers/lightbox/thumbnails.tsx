import { imageUrl } from '@vitrine/core/media/image-address';
import { firstFrameOf } from '@vitrine/core/media/still';
import type { ClientMedia } from '@vitrine/core/world/media';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { ChevronLeft, ChevronRight, Play } from '~/ui/icons.tsx';
import { isPlainClick } from '~/ui/plain-click.ts';
import { Picture } from '~/ui/viewer-icons.tsx';
import { FirstFrame } from '~/viewers/video/first-frame.tsx';
import type { LightboxItem } from './lightbox-item.ts';
import styles from './thumbnails.module.css';

/** All items as thumbnails, as links: they work without scripts, and with them browse without loading. */
export function Thumbnails({
  items,
  index,
  previous,
  next,
  onShow,
}: {
  readonly items: readonly LightboxItem[];
  readonly index: number;
  readonly previous: number;
  readonly next: number;
  readonly onShow: (index: number) => void;
}) {
  const t = useTexts();
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = strip.current;
    const current = list?.children[index];
    if (!list || !(current instanceof HTMLElement)) return;
    // Not `scrollIntoView`, which would also scroll the ancestors.
    list.scrollTo({ left: current.offsetLeft + current.offsetWidth / 2 - list.clientWidth / 2 });
  }, [index]);

  const linkTo = (position: number) => ({
    href: items[position]?.href,
    onClick: (event: React.MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onShow(position);
    },
  });
  return (
    <nav className={styles['thumbnails']} aria-label={t('media__all')}>
      <a className={styles['step']} aria-label={t('media__previous')} {...linkTo(previous)}>
        <ChevronLeft />
      </a>
      <ul ref={strip} className={styles['strip']}>
        {items.map((item, position) => (
          <li key={item.href}>
            <a
              className={styles['thumbnail']}
              aria-label={item.caption || t('media__item', { number: position + 1 })}
              aria-current={position === index}
              {...linkTo(position)}
            >
              <Thumbnail item={item} />
            </a>
          </li>
        ))}
      </ul>
      <a className={styles['step']} aria-label={t('media__next')} {...linkTo(next)}>
        <ChevronRight />
      </a>
    </nav>
  );
}

/** A picture small; of a film its poster, else its first frame, below the sign of a film. */
function Thumbnail({ item }: { readonly item: LightboxItem }) {
  if (item.kind === 'picture') return <SmallPicture media={item.media} />;
  const poster = item.kind === 'video' ? (item.poster ?? firstFrameOf(item.media)) : undefined;
  return (
    <>
      {poster && <SmallPicture media={poster} />}
      {!poster && item.kind === 'video' && <FirstFrame video={item.media} />}
      <span className={styles['film']}>
        <Play size={16} />
      </span>
    </>
  );
}

/** The width that thumbnails are fetched in, pixels. */
const SMALL_WIDTH = 245;

/** The link around it has a name; a file that is no picture becomes an icon. */
function SmallPicture({ media }: { readonly media: ClientMedia }) {
  const [isFailed, setIsFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const element = image.current;
    // On a page from the server the browser may have failed before a listener was attached.
    if (element?.complete && element.naturalWidth === 0) element.decode().catch(() => setIsFailed(true));
  }, []);
  if (isFailed) return <Picture size={22} />;
  return (
    <img
      ref={image}
      src={imageUrl(media, SMALL_WIDTH)}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setIsFailed(true)}
    />
  );
}
