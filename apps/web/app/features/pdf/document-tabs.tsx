import type { KeyboardEvent } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { isPlainClick } from '~/ui/plain-click.ts';
import type { PdfView } from './pdf-body-view.ts';
import styles from './pdf-body.module.css';

/** The documents of the overlay; without scripts they are links to each other. */
export function DocumentTabs({
  documents,
  index,
  onShow,
}: {
  readonly documents: PdfView['documents'];
  readonly index: number;
  readonly onShow: (index: number) => void;
}) {
  const t = useTexts();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = targetOf(event.key, index, documents.length);
    if (next === undefined) return;
    event.preventDefault();
    onShow(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div
      className={styles['tabs']}
      role="tablist"
      aria-label={t('pdf__documents')}
      onKeyDown={onKeyDown}
      tabIndex={-1}
    >
      {documents.map(({ title, url, href }, at) => (
        <a
          key={url}
          role="tab"
          href={href}
          aria-selected={at === index}
          aria-controls="document"
          tabIndex={at === index ? 0 : -1}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onShow(at);
          }}
        >
          {title}
        </a>
      ))}
    </div>
  );
}

function targetOf(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
