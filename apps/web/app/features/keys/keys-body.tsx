import { Fragment } from 'react';
import type { Translate } from '~/i18n/translations.tsx';
import { useTexts } from '~/i18n/translations.tsx';
import styles from './keys.module.css';

/** What each key of a room does; `follow-key.ts` does it. */
export default function KeysBody() {
  const t = useTexts();
  return (
    <div className={styles['keys']}>
      <dl className={styles['list']}>
        {rowsOf(t).map(([sentence, ...keys]) => (
          <Fragment key={sentence}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{sentence}</dd>
          </Fragment>
        ))}
      </dl>
      <p className={styles['clicker']}>{t('keys__clicker')}</p>
    </div>
  );
}

type Row = readonly [sentence: string, ...keys: string[]];

function rowsOf(t: Translate): readonly Row[] {
  return [
    [t('keys__next'), '→', t('keys__page_down'), t('keys__space')],
    [t('keys__previous'), '←', t('keys__page_up')],
    [t('keys__ahead'), '↑'],
    [t('keys__hotspots'), '1 – 9'],
    [t('keys__closer'), '+', '−', '0'],
    [t('keys__move'), '←', '→', '↑', '↓'],
    [t('keys__escape'), 'Esc'],
    [t('keys__search'), '/'],
    [t('keys__keys'), '?'],
  ];
}
