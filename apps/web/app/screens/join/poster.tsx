import type { ReactNode } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { QrDrawing } from '~/ui/qr-drawing.tsx';
import { Address } from '~/ui/unbroken.tsx';
import type { PosterView } from './join-data.server.ts';
import styles from './poster.module.css';

/** What a room reads to join: the code and where to enter it, on white, which a printer and every camera like best. */
export function Poster({
  title,
  code,
  address,
  qr,
  logo,
  languages,
}: PosterView & { readonly title: string; readonly logo: ReactNode; readonly languages: ReactNode }) {
  const t = useTexts();
  // Where the sentence has it is the language's own affair.
  const [before = '', after = ''] = t('presentation__poster', { address: MARK }).split(MARK);
  return (
    <div className={styles['page']} data-cover="">
      <header className={styles['head']}>
        {logo}
        <div className={styles['languages']}>{languages}</div>
      </header>
      <main className={styles['poster']}>
        <div className={styles['qr']}>
          <QrDrawing code={qr} name={t('presentation__qr')} />
        </div>
        <div className={styles['words']}>
          <h1>{title}</h1>
          <p className={styles['code']}>{code}</p>
          <p className={styles['where']}>
            {before}
            <strong>
              <Address>{address}</Address>
            </strong>
            {after}
          </p>
        </div>
      </main>
    </div>
  );
}

/** No wording has it. */
const MARK = '\u{0}';
