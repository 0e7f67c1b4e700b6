import type { Media } from '@vitrine/core';
import { useTexts } from '~/i18n/translations.tsx';
import { ArrowRight } from '~/ui/icons.tsx';
import { Picture } from '~/ui/picture.tsx';
import styles from './start-page.module.css';

/** The start page of the default world (specification section 2). */
export function StartPage(props: {
  readonly title: string;
  readonly text: string;
  readonly buttonLabel: string;
  readonly enterHref?: string | undefined;
  readonly picture?: Media | undefined;
}) {
  const t = useTexts();
  return (
    <main className={styles['start']}>
      {props.picture && (
        <Picture
          className={styles['picture']}
          media={props.picture}
          sizes="100vw"
          width={1920}
          isDecorative
          isEager
        />
      )}
      <div className={styles['words']}>
        <h1>{props.title}</h1>
        <p>{props.text}</p>
        {props.enterHref !== undefined && (
          <a className={styles['enter']} href={props.enterHref}>
            {props.buttonLabel || t('start__enter')}
            <ArrowRight />
          </a>
        )}
      </div>
    </main>
  );
}
