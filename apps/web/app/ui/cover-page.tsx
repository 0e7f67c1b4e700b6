import { coverSizes } from '@vitrine/core/media/image-address';
import type { ClientMedia } from '@vitrine/core/world/media';
import type { ReactNode } from 'react';
import styles from './cover-page.module.css';
import { Picture } from './picture.tsx';

/** The class of a cover page's main action: a link, or the button of its form. */
export const coverAction = styles['action'] ?? '';

/** The class of its secondary actions. */
export const coverAside = styles['aside'] ?? '';

/**
 * A page before or beside the showroom: start page, login page, access code, power-save page. One picture fills
 * the window; the text is in a column on it, dark enough for white text on any picture.
 */
export function CoverPage(props: {
  readonly title: string;
  readonly text?: string | undefined;
  readonly picture?: ClientMedia | undefined;
  /** The logo, at the top left. */
  readonly logo?: ReactNode;
  /** The language switcher, at the top right. */
  readonly languages?: ReactNode;
  /** The page's action, below the text: a form or {@link coverAction}. */
  readonly children?: ReactNode;
}) {
  const { picture } = props;
  return (
    <div className={styles['page']} data-cover="">
      {picture && (
        <Picture
          className={styles['picture']}
          media={picture}
          sizes={coveringSizes(picture)}
          width={1920}
          isDecorative
          isEager
        />
      )}
      <header className={styles['head']}>
        {props.logo}
        <div className={styles['languages']}>{props.languages}</div>
      </header>
      <main className={styles['column']}>
        <div className={styles['words']}>
          <h1>{props.title}</h1>
          {props.text && <p>{props.text}</p>}
        </div>
        {props.children && <div className={styles['body']}>{props.children}</div>}
      </main>
    </div>
  );
}

function coveringSizes({ width, height }: ClientMedia): string {
  return width && height ? coverSizes(width / height) : '100vw';
}
