import { isVideo } from '@vitrine/core/media/media-kind';
import { Suspense } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { lazyWithRetry } from '~/showroom/connection/lazy-with-retry.ts';
import { Picture } from '~/ui/picture.tsx';
import type { MediaItemView } from './article-view.ts';
import styles from './media-list.module.css';

const VideoPlayer = lazyWithRetry(() => import('~/viewers/video/video-player.tsx'));

/** Pictures and videos below one another, each with its title. */
export function MediaList({
  items,
  name,
}: {
  readonly items: readonly MediaItemView[];
  readonly name: string;
}) {
  return (
    <div className={styles['list']}>
      {items.map((item) => (
        <figure key={item.media.url}>
          {isVideo(item.media) ? (
            <Suspense fallback={<div className={styles['waiting']} />}>
              <VideoPlayer video={item.media} title={item.media.title ?? name} />
            </Suspense>
          ) : (
            <EnlargeLink
              item={item}
              sizes="(width < 1000px) 100vw, max(952px, 59.5vw)"
              width={1000}
              className="large"
            />
          )}
          {item.media.title && <figcaption>{item.media.title}</figcaption>}
        </figure>
      ))}
    </div>
  );
}

/** Pictures side by side; each opens enlarged, with all others to browse. */
export function Gallery({ pictures }: { readonly pictures: readonly MediaItemView[] }) {
  return (
    <ul className={styles['gallery']} data-count={Math.min(pictures.length, 3)}>
      {pictures.map((picture) => (
        <li key={picture.media.url}>
          <EnlargeLink
            item={picture}
            sizes="(width < 600px) 50vw, max(310px, 19.375vw)"
            width={500}
            className="thumbnail"
          />
        </li>
      ))}
    </ul>
  );
}

function EnlargeLink(props: {
  readonly item: MediaItemView;
  readonly sizes: string;
  readonly width: number;
  readonly className: 'large' | 'thumbnail';
}) {
  const t = useTexts();
  const { media, href } = props.item;
  const title = media.alternativeText ?? media.title ?? media.name;
  return (
    <a className={styles[props.className]} href={href} aria-label={t('article__enlarge', { title })}>
      <Picture media={media} sizes={props.sizes} width={props.width} isDecorative />
    </a>
  );
}
