import { Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '~/i18n/translations.tsx';
import { lazyWithRetry } from '~/showroom/connection/lazy-with-retry.ts';
import type { WindowPresentation } from '~/showroom/window/presentation.ts';
import { Heart } from './heart.tsx';
import type { PanelMemory } from './panel-memory.ts';
import styles from './presentation.module.css';

/** Fetched when someone reacts. */
const ReactionList = lazyWithRetry(() => import('./reaction-list.tsx'));

/** How everybody reacts, and for guests a button to do so. */
export function Reactions({
  presentation: { signals },
  memory,
  isPresenter,
  isGuide = false,
}: {
  readonly presentation: WindowPresentation;
  readonly memory: PanelMemory;
  readonly isPresenter: boolean;
  readonly isGuide?: boolean;
}) {
  const t = useTexts();
  const [isOpen, setIsOpen] = useState(memory.isReacting());
  const open = (isWanted: boolean): void => {
    memory.keepReacting(isWanted);
    setIsOpen(isWanted);
  };
  const hasReacted = useStore(signals, ({ reacted }) => reacted !== undefined);
  return (
    <>
      {!isGuide && (
        <button
          type="button"
          name="react"
          className={styles['icon']}
          aria-label={t('presentation__react')}
          title={t('presentation__react')}
          aria-expanded={isOpen}
          onClick={() => open(!isOpen)}
        >
          <Heart />
        </button>
      )}
      {(isOpen || hasReacted) && (
        <Suspense>
          <ReactionList
            signals={signals}
            isPresenter={isPresenter}
            onClose={isOpen ? () => open(false) : undefined}
          />
        </Suspense>
      )}
    </>
  );
}
