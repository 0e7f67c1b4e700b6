import { isVideo } from '@vitrine/core/media/media-kind';
import type { ClientMedia } from '@vitrine/core/world/media';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { lazyWithRetry } from '~/showroom/connection/lazy-with-retry.ts';
import { anchorOf } from '~/ui/action-link.ts';
import type { ActionLink } from '~/ui/action-link.ts';
import { KindIcon } from '~/ui/kind-icon.tsx';
import { linkName } from '~/ui/link-name.ts';
import { Picture } from '~/ui/picture.tsx';
import styles from './tile.module.css';

/** Few tiles have a film: its code comes with the first one. */
const LinkClip = lazyWithRetry(() => import('~/viewers/video/link-clip.tsx'));

/**
 * A link filled by its picture or film, with its title at the foot.
 *
 * @param props.cover without one, the icon of what the link opens is shown on a plain ground.
 * @param props.mark appears on the picture.
 * @param props.children appears beside the title.
 */
export function Tile({
  link,
  cover,
  mark,
  children,
}: {
  readonly link: ActionLink;
  readonly cover: ClientMedia | undefined;
  readonly mark?: ReactNode;
  readonly children?: ReactNode;
}) {
  const t = useTexts();
  return (
    <a className={styles['tile']} {...anchorOf(link)} aria-label={linkName(link, t)}>
      <Cover cover={cover} kind={link.kind} />
      {mark}
      <span className={styles['caption']}>
        <span className={styles['title']}>{link.title}</span>
        {children}
      </span>
    </a>
  );
}

function Cover({
  cover,
  kind,
}: {
  readonly cover: ClientMedia | undefined;
  readonly kind: ActionLink['kind'];
}) {
  if (cover && isVideo(cover)) {
    return (
      <Suspense>
        <LinkClip url={cover.url} />
      </Suspense>
    );
  }
  return cover === undefined ? (
    <span className={styles['blank']}>
      <KindIcon kind={kind} size={32} />
    </span>
  ) : (
    <Picture media={cover} sizes="(width < 900px) 90vw, max(400px, 25vw)" width={500} isDecorative />
  );
}
