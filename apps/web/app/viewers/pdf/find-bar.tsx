import type { RefObject } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { ChevronLeft, ChevronRight, Cross } from '~/ui/icons.tsx';
import { Tool } from './pdf-toolbar.tsx';
import type { Finding } from './use-find.ts';
import styles from './pdf-toolbar.module.css';

/** The search bar of a document: the field, the number of hits, and the buttons to step through them. */
export function FindBar({
  finding,
  field,
  onClose,
}: {
  readonly finding: Finding;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
}) {
  const t = useTexts();
  const { words, hits, position, isBusy } = finding;
  const isEmpty = hits.length === 0;
  const isAsked = words.trim() !== '';
  return (
    <search className={styles['find']}>
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={t('pdf__find')}
        placeholder={t('pdf__find')}
        value={words}
        onChange={(event) => finding.setWords(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            // It closes the bar alone.
            event.preventDefault();
            onClose();
          } else if (event.key === 'Enter') {
            finding.step(event.shiftKey ? -1 : 1);
          }
        }}
      />
      <output className={styles['count']}>
        {isAsked && isEmpty && !isBusy && t('pdf__nothing_found')}
        {isAsked && !isEmpty && t('pdf__hit_of', { number: position, count: hits.length })}
        {isAsked && isEmpty && isBusy && t('progress__loading')}
      </output>
      <Tool label={t('pdf__previous_hit')} isOff={isEmpty} onClick={() => finding.step(-1)}>
        <ChevronLeft />
      </Tool>
      <Tool label={t('pdf__next_hit')} isOff={isEmpty} onClick={() => finding.step(1)}>
        <ChevronRight />
      </Tool>
      <Tool label={t('pdf__find_end')} onClick={onClose}>
        <Cross />
      </Tool>
    </search>
  );
}
