import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyWithRetry } from '~/showroom/connection/lazy-with-retry.ts';
import { useLocaleCode, useTexts } from '~/i18n/translations.tsx';
import { giveLead } from '~/showroom/presentation/guide-actions.ts';
import type { PresentationView, WindowPresentation } from '~/showroom/window/presentation.ts';
import { classes } from '~/ui/classes.ts';
import { Cross, icon } from '~/ui/icons.tsx';
import { Hand } from './hand.tsx';
import type { PanelMemory } from './panel-memory.ts';
import { Reactions } from './reactions.tsx';
import styles from './presentation.module.css';

/** Only a guide needs it. */
const GuidePanel = lazyWithRetry(() => import('./guide-panel.tsx'));

/** A telephone. */
const Call = icon(
  <path d="M5 4h4l2 5-2 2a12 12 0 0 0 4 4l2-2 5 2v4c0 1-1 2-2 2A16 16 0 0 1 3 6c0-1 1-2 2-2Z" />,
);

type Running = Extract<PresentationView, { readonly kind: 'running' }>;

/** What a participant can do, and what the presenter shows, in one row that lies over the picture. */
export function PresentationBar({
  presentation,
  view,
  panel,
  pointer,
}: {
  readonly presentation: WindowPresentation;
  readonly view: Exclude<PresentationView, { readonly kind: 'none' }>;
  readonly panel: PanelMemory;
  /** Of a window that has the lead. */
  readonly pointer: ReactNode;
}) {
  const t = useTexts();
  const locale = useLocaleCode();
  if (view.kind === 'over') {
    return (
      <aside
        className={styles['bar']}
        aria-label={t('presentation__title')}
        data-chrome=""
        data-presentation=""
      >
        <output>{t(view.hasLeft ? 'presentation__left' : 'presentation__over')}</output>
        {view.recap !== undefined && (
          <a className={styles['main']} href={`/${locale}/join${view.recap}`}>
            {t(view.isGuide ? 'presentation__summary' : 'presentation__recap')}
          </a>
        )}
        <button
          type="button"
          className={styles['icon']}
          aria-label={t('dialog__close')}
          onClick={presentation.dismiss}
        >
          <Cross size={18} />
        </button>
      </aside>
    );
  }
  return view.state.isGuide ? (
    <GuideBar presentation={presentation} view={view} panel={panel} pointer={pointer} />
  ) : (
    <GuestBar presentation={presentation} view={view} panel={panel} pointer={pointer} />
  );
}

interface BarProps {
  readonly presentation: WindowPresentation;
  readonly view: Running;
  readonly panel: PanelMemory;
  readonly pointer: ReactNode;
}

function GuideBar({ presentation, view, panel, pointer }: BarProps) {
  const t = useTexts();
  const { state } = view;
  const [isOpen, setIsOpen] = useState(panel.wasOpen() ?? state.guests?.length === 0);
  const open = (isWanted: boolean): void => {
    panel.keepOpen(isWanted);
    setIsOpen(isWanted);
  };
  const count = state.guests?.length ?? 0;
  const hands = state.guests?.filter(({ isHandUp }) => isHandUp).length ?? 0;
  return (
    <>
      <aside
        className={classes(styles['bar'], state.isPresenter && styles['isLeading'])}
        aria-label={t('presentation__title')}
        data-chrome=""
        data-presentation=""
      >
        <span className={styles['light']} aria-hidden="true" />
        <output>
          {state.isPresenter ? t('presentation__guests', { count }) : t('presentation__guest_leads')}
          {hands > 0 && (
            <b className={styles['hand']}>
              <Hand size={16} /> {hands}
            </b>
          )}
        </output>
        {!state.isPresenter && (
          <button type="button" className={styles['main']} onClick={() => giveLead(state.you)}>
            {t('presentation__take_lead')}
          </button>
        )}
        {pointer}
        <Reactions presentation={presentation} memory={panel} isPresenter={state.isPresenter} isGuide />
        <button type="button" className={styles['side']} aria-expanded={isOpen} onClick={() => open(!isOpen)}>
          {t('presentation__title')}
        </button>
      </aside>
      <Suspense>
        <GuidePanel state={state} memory={panel} isOpen={isOpen} onClose={() => open(false)} />
      </Suspense>
    </>
  );
}

function GuestBar({ presentation, view, panel, pointer }: BarProps) {
  const t = useTexts();
  const locale = useLocaleCode();
  const { state, mode, isHandUp } = view;
  const title = state.shown?.pages[locale]?.title;
  const isRoaming = mode === 'roaming' && !state.isPresenter;
  const { meeting } = state;
  return (
    <aside
      className={classes(styles['bar'], state.isPresenter && styles['isLeading'])}
      aria-label={t('presentation__title')}
      data-chrome=""
      data-presentation=""
      data-mode={state.isPresenter ? 'presenting' : mode}
    >
      <span className={styles['light']} aria-hidden="true" />
      <output>{guestSentence({ ...view, isRoaming, isHidden: title === undefined }, t)}</output>
      {!state.isPresenter && title !== undefined && (
        <output className={styles['unseen']}>{t('presentation__shows', { title })}</output>
      )}
      {isRoaming && (
        <button type="button" className={styles['main']} onClick={presentation.returnToGuide}>
          {t('presentation__return')}
        </button>
      )}
      <span className={styles['tools']}>
        {pointer}
        <Reactions presentation={presentation} memory={panel} isPresenter={state.isPresenter} />
        {meeting !== undefined && (
          <a
            className={styles['icon']}
            href={meeting}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('presentation__meeting_open')}
            title={t('presentation__meeting_open')}
          >
            <Call size={20} />
          </a>
        )}
        <button
          type="button"
          name="hand"
          className={styles['icon']}
          aria-pressed={isHandUp}
          aria-label={t(isHandUp ? 'presentation__lower_hand' : 'presentation__raise_hand')}
          title={t(isHandUp ? 'presentation__lower_hand' : 'presentation__raise_hand')}
          onClick={() => presentation.setHandUp(!isHandUp)}
        >
          <Hand size={20} />
        </button>
        <button
          type="button"
          name="leave"
          className={styles['icon']}
          aria-label={t('presentation__leave')}
          title={t('presentation__leave')}
          onClick={() => void presentation.leave()}
        >
          <Cross size={18} />
        </button>
      </span>
    </aside>
  );
}

function guestSentence(
  { state, isRoaming, isHidden }: Running & { readonly isRoaming: boolean; readonly isHidden: boolean },
  t: ReturnType<typeof useTexts>,
): string {
  if (state.isPresenter) return t('presentation__you_lead');
  if (state.isDark && !isRoaming) return t('presentation__is_dark');
  if (state.isGuideAway) return t('presentation__guide_away');
  if (isRoaming) return t('presentation__roaming');
  return t(isHidden ? 'presentation__hidden' : 'presentation__following');
}
