import type { KeyboardEvent } from 'react';
import type { PresentationState } from '~/contract/presentation.ts';
import { useTexts } from '~/i18n/translations.tsx';
import { endPresentation } from '~/showroom/presentation/guide-actions.ts';
import { STORY_CONTROLS } from '~/showroom/window/story-player.ts';
import { Cross } from '~/ui/icons.tsx';
import { GuideDoors } from './guide-doors.tsx';
import { GuideEntrance } from './guide-entrance.tsx';
import { Guests } from './guide-guests.tsx';
import { GuideStory } from './guide-story.tsx';
import { GuideViews } from './guide-views.tsx';
import type { PanelMemory } from './panel-memory.ts';
import { useGuideKeys } from './use-guide-keys.ts';
import { useStoryPlayer } from './use-story-player.ts';
import styles from './guide-panel.module.css';

interface GuidePanelProps {
  readonly state: PresentationState;
  readonly memory: PanelMemory;
  readonly onClose: () => void;
}

/** What only a guide has: the panel, and the keys that go through a story while it is closed as well. */
export default function Guide({ isOpen, ...props }: GuidePanelProps & { readonly isOpen: boolean }) {
  const { played, showStop } = useStoryPlayer();
  useGuideKeys({
    hasStory: () => played.getState().story !== undefined,
    step: (by) => showStop((played.getState().playback?.index ?? -1) + by),
    isDark: props.state.isDark === true,
  });
  return isOpen && <GuidePanel {...props} />;
}

/** How guests get in, who they are, and what the guide can do for them. */
function GuidePanel({ state, memory, onClose }: GuidePanelProps) {
  const t = useTexts();
  const { code, guests = [], areDoorsOpen = false, isPresenter } = state;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // Nor does what is open below close with the panel.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    // The key closes what the button in it closes as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles['panel']}
      aria-label={t('presentation__title')}
      onKeyDown={onKeyDown}
      data-chrome=""
      {...STORY_CONTROLS}
    >
      <header className={styles['head']}>
        <h2>{t('presentation__title')}</h2>
        <button type="button" className={styles['close']} aria-label={t('dialog__close')} onClick={onClose}>
          <Cross size={20} />
        </button>
      </header>
      <GuideEntrance code={code} />
      <GuideStory memory={memory} />
      <Guests guests={guests} numberOf={memory.numberOf} />
      <GuideDoors areOpen={areDoorsOpen} />
      <GuideViews />
      <footer className={styles['foot']}>
        <p>{t(isPresenter ? 'presentation__you_lead' : 'presentation__guest_leads')}</p>
        <button type="button" className={styles['end']} onClick={endPresentation}>
          {t('presentation__end')}
        </button>
      </footer>
    </section>
  );
}
