import { useTexts } from '~/i18n/translations.tsx';
import { Document } from '~/ui/icons.tsx';
import type { FileView } from './article-view.ts';
import { Download } from './article-icons.tsx';
import styles from './files.module.css';

/** Files to download, each with its kind and size. */
export function Downloads({ files }: { readonly files: readonly FileView[] }) {
  return (
    <ul className={styles['list']}>
      {files.map((file) => (
        <li key={file.href}>
          <a className={styles['file']} href={file.href} download={file.name}>
            <span className={styles['sheet']}>
              <Document />
            </span>
            <span className={styles['words']}>
              <span className={styles['name']}>{file.title}</span>
              <span className={styles['facts']}>{file.facts}</span>
            </span>
            <Download />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A document that opens over the whole screen. Nothing that could show it is loaded before. */
export function DocumentCard({ document, href }: { readonly document: FileView; readonly href: string }) {
  const t = useTexts();
  return (
    <div className={styles['document']}>
      <a className={styles['cover']} href={href} tabIndex={-1} aria-hidden="true">
        <span className={styles['page']}>
          <span />
          <span />
          <span />
          <span />
        </span>
      </a>
      <div className={styles['about']}>
        <p className={styles['name']}>{document.title}</p>
        <p className={styles['facts']}>{document.facts}</p>
        <p className={styles['exits']}>
          <a className={styles['open']} href={href}>
            {t('article__open_document')}
          </a>
          <a
            className={styles['take']}
            href={document.href}
            download={document.name}
            aria-label={t('media__download', { name: document.title })}
          >
            <Download />
          </a>
        </p>
      </div>
    </div>
  );
}
