import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { useTexts } from '~/i18n/translations.tsx';
import { commenterName } from '~/showroom/browser/commenter-name.ts';
import { useTopmost } from '~/ui/use-topmost.ts';
import { CommentsPanel } from './comments-panel.tsx';
import styles from './preview-mark.module.css';

/**
 * The bar of a shared link's preview, with a button that opens the comments on the page. Articles are commented on as
 * well: the bar is rendered into the overlay on top. What is being written stays when that changes.
 */
export function Comments({ children }: { readonly children: (button: ReactNode) => ReactNode }) {
  const t = useTexts();
  const host = useTopmost();
  const { pathname, search } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState(() => ({ name: commenterName(), text: '' }));
  const button = useRef<HTMLButtonElement>(null);
  // Once: a panel that comes along into an overlay leaves the focus to that.
  const [takesFocus, setTakesFocus] = useState(false);
  return createPortal(
    <>
      {children(
        <button
          ref={button}
          type="button"
          className={styles['button']}
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          onClick={() => {
            setTakesFocus(!isOpen);
            setIsOpen(!isOpen);
          }}
        >
          {t('preview__comments')}
        </button>,
      )}
      {isOpen && (
        <CommentsPanel
          address={`${pathname}${search}`}
          draft={draft}
          onDraft={setDraft}
          takesFocus={takesFocus}
          onFocused={() => setTakesFocus(false)}
          onClose={() => {
            setIsOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </>,
    host,
  );
}
