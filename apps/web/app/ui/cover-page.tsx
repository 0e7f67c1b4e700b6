import type { Media } from '@vitrine/core/world/media';
import type { ReactNode } from 'react';
import styles from './cover-page.module.css';
import { Picture } from './picture.tsx';

/** The class of what a cover page is there for: a link, or the button of its form. */
export const coverAction = styles['action'] ?? '';

/** The class of what can be done there besides. */
export const coverAside = styles['aside'] ?? '';

/**
 * A page before or beside the showroom: start page, login page, access code, power-save page. One picture fills
 * the window; the words stand in a column on it, dark enough for white text whatever the picture is.
 */
export function CoverPage(props: {
  readonly title: string;
  readonly text?: string | undefined;
  readonly picture?: Media | undefined;
  /** Whose showroom it is; it stands at the top left. */
  readonly logo?: ReactNode;
  /** The language switcher; it stands at the top right. */
  readonly languages?: ReactNode;
  /** What is to be done here, below the text: a form or {@link coverAction}. */
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

/** A picture that covers the window is drawn as wide as it, or wider where the window is higher. */
function coveringSizes({ width, height }: Media): string {
  return width && height ? `max(100vw, ${Math.ceil((width / height) * 100)}vh)` : '100vw';
}
