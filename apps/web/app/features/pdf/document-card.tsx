import { useLocaleCode, useTexts } from '~/i18n/translations.tsx';
import { Document } from '~/ui/icons.tsx';
import { Download } from '~/ui/tool-icons.tsx';
import type { DocumentView } from '~/viewers/pdf/pdf-view.ts';
import { sizeText } from '@vitrine/core/media/size-text';
import styles from './pdf-body.module.css';

/** A document that cannot be read here: its name, its size, and its download. */
export function DocumentCard({ document }: { readonly document: DocumentView }) {
  const t = useTexts();
  const locale = useLocaleCode();
  const { title, type, size } = document;
  return (
    <div className={styles['cardFrame']}>
      <div className={styles['card']}>
        <span className={styles['cardIcon']}>
          <Document size={32} />
        </span>
        <h3>{title}</h3>
        <p>{[type, size && sizeText(size, locale)].filter(Boolean).join(' · ')}</p>
        <a className={styles['download']} href={document.url} download={document.fileName}>
          <Download />
          {t('pdf__download_file')}
        </a>
      </div>
    </div>
  );
}
