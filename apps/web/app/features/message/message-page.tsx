import type { ReactNode } from 'react';
import { ArrowLeft } from '~/ui/icons.tsx';
import styles from './message-page.module.css';

/** A whole page with one message: an error, or that nothing is set up yet. */
export function MessagePage(props: {
  /** A status such as 404; decorative, because the sentence contains all of it. */
  readonly mark?: string | undefined;
  readonly sentence: string;
  /** The logo of the page's world. */
  readonly logo?: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <main className={styles['page']}>
      {props.logo && <div className={styles['logo']}>{props.logo}</div>}
      {props.mark && (
        <p className={styles['mark']} aria-hidden="true">
          {props.mark}
        </p>
      )}
      <h1>{props.sentence}</h1>
      <div className={styles['onwards']}>{props.children}</div>
    </main>
  );
}

/** The link out of a message page. */
export function BackLink({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <a className={styles['onward']} href={href}>
      <ArrowLeft />
      {label}
    </a>
  );
}
