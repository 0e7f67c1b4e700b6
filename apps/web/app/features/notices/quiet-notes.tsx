import { useEffect, useState } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import type { LanguageLink } from '~/page-data/location-view.ts';
import { keepTold, wasTold } from '~/showroom/browser/told-once.ts';
import { useAfter } from '~/showroom/player/use-after.ts';
import { useShowroom } from '~/showroom/react/use-showroom.ts';
import { handedOver, isKiosk } from '~/showroom/screensaver/kiosk.ts';
import { isAtRest } from '~/showroom/walking/store.ts';
import { Cross } from '~/ui/icons.tsx';
import styles from './quiet-notes.module.css';
import { unwrittenNote } from './unwritten-note.ts';

/** Milliseconds that a visitor has for the hint. */
const HINT_TIME = 8000;

/** What a visitor is told once, below the header. Pins make room for it. */
export function QuietNotes({ languages }: { readonly languages: readonly LanguageLink[] }) {
  return (
    <div className={styles['notes']} data-chrome="">
      <LanguageNote languages={languages} />
      <Hint />
    </div>
  );
}

/** That the showroom is not written in the visitor's language. It stays until it is closed. */
function LanguageNote({ languages }: { readonly languages: readonly LanguageLink[] }) {
  const t = useTexts();
  const [isClosed, setIsClosed] = useState(() => isKiosk() || wasTold('language'));
  const note = isClosed ? undefined : unwrittenNote(languages, navigator.languages);
  if (note === undefined) return null;
  return (
    <p className={styles['note']}>
      <span lang={note.lang}>{note.text}</span>
      <button
        type="button"
        className={styles['close']}
        aria-label={t('dialog__close')}
        onClick={() => {
          keepTold('language');
          setIsClosed(true);
        }}
      >
        <Cross size={16} />
      </button>
    </p>
  );
}

/** Whether the visitor has walked on before this code was here. */
function hasLeftFirstPage(): boolean {
  const [first] = performance.getEntriesByType('navigation');
  return first !== undefined && new URL(first.name).pathname !== globalThis.location.pathname;
}

/** How to walk and to look closer, in the first room, until the first step. A kiosk tells each visitor. */
function Hint() {
  const t = useTexts();
  const [phase, setPhase] = useState<'waiting' | 'shown' | 'over'>(() =>
    (wasTold('walking') && !isKiosk()) || hasLeftFirstPage() ? 'over' : 'waiting',
  );
  const hasBegun = useShowroom((state) => !isAtRest(state) || state.page !== state.navigation?.location);
  if (hasBegun && phase !== 'over') setPhase('over');
  useEffect(() => {
    if (phase !== 'waiting') return undefined;
    const show = () => setPhase('shown');
    // No visitor is there: the screensaver covers the page until someone touches it.
    if (handedOver() === undefined) show();
    else addEventListener('pointerdown', show, { once: true });
    return () => removeEventListener('pointerdown', show);
  }, [phase]);
  useEffect(() => {
    if (phase !== 'waiting') keepTold('walking');
  }, [phase]);
  useAfter(phase === 'shown' ? HINT_TIME : undefined, () => setPhase('over'));
  if (phase !== 'shown') return null;
  return (
    <p className={styles['hint']}>{t(matchMedia('(hover: none)').matches ? 'hint__touch' : 'hint__mouse')}</p>
  );
}
