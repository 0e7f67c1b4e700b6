import type { ClientMedia } from '@vitrine/core/world/media';
import type { CSSProperties } from 'react';
import styles from './mask-icon.module.css';

/**
 * An icon of the media library in the colour of the text beside it. It is only a mask: nothing inside the file
 * is ever part of the page, so nothing in it can run. Its size is that in CSS pixels where nothing grows.
 */
export function MaskIcon({
  icon,
  size = 20,
}: {
  readonly icon: Pick<ClientMedia, 'url'>;
  readonly size?: number;
}) {
  const rem = `${size / 16}rem`;
  const style = { '--icon': cssUrl(icon.url), width: rem, height: rem } as CSSProperties;
  return <span className={styles['icon']} style={style} aria-hidden="true" />;
}

/** An address inside `url("…")`, with everything escaped that could end it. */
export function cssUrl(url: string): string {
  return `url("${url.replaceAll(/["\\\n\r\f]/g, (sign) => encodeURIComponent(sign))}")`;
}
