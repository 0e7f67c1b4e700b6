import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { PresentationState } from '~/contract/presentation.ts';
import { useLocaleCode, useTexts } from '~/i18n/translations.tsx';
import { darken, endPresentation, giveLead } from '~/showroom/presentation/guide-actions.ts';
import { ArrowLeft, ArrowRight } from '~/ui/icons.tsx';
import { GuideDoors } from './guide-doors.tsx';
import { GuideEntrance } from './guide-entrance.tsx';
import { Guests } from './guide-guests.tsx';
import { MeetingField } from './meeting-field.tsx';
import { createPanelMemory } from './panel-memory.ts';
import { PresenterClock } from './presenter-clock.tsx';
import styles from './presenter-view.module.css';
import { StoryChoice } from './story-choice.tsx';
import { usePresentableStories } from './use-presentable-stories.ts';
import { useGuideKeys } from './use-guide-keys.ts';
import { useGuideStream } from './use-guide-stream.ts';
import { useToldStory } from './use-told-story.ts';

/**
 * The guide's own page, in a second window or on a second device: notes, the next stop, guests, the time. What it
 * shows is shown by the guide's showroom windows as well.
 */
export default function PresenterView({
  logo,
  languages,
}: {
  readonly logo: ReactNode;
  readonly languages: ReactNode;
}) {
  const t = useTexts();
  const locale = useLocaleCode();
  const { state, isNone, recap } = useGuideStream();
  return (
    <div className={styles['page']} data-cover="">
      <header className={styles['head']}>
        {logo}
        <h1>{t('presentation__presenter_view')}</h1>
        {state && <PresenterClock />}
        <div className={styles['languages']}>{languages}</div>
      </header>
      <main className={styles['main']}>
        {state?.isGuide ? (
          <Lectern state={state} />
        ) : recap === undefined ? (
          isNone && <p className={styles['none']}>{t('presentation__none_here')}</p>
        ) : (
          <div className={styles['none']}>
            <p>{t('presentation__over')}</p>
            <a className={styles['next']} href={`/${locale}/join${recap}`}>
              {t('presentation__summary')}
            </a>
          </div>
        )}
      </main>
    </div>
  );
}

function Lectern({ state }: { readonly state: PresentationState }) {
  const t = useTexts();
  const locale = useLocaleCode();
  const [memory] = useState(createPanelMemory);
  const stories = usePresentableStories(memory);
  const { story, index, choose, show } = useToldStory(stories, state);
  const { guests = [], areDoorsOpen = false, isPresenter, isDark = false, code, meeting } = state;
  const shown = state.shown?.pages[locale]?.title;
  const { stops = [] } = story ?? {};
  const stop = stops[index];
  const next = stops[index + 1];
  useGuideKeys({ hasStory: () => story !== undefined, step: (by) => show(index + by), isDark });
  useArrowKeys((by) => show(index + by));
  return (
    <>
      <section className={styles['lectern']} aria-label={t('presentation__story')}>
        <div className={styles['now']}>
          <output className={styles['stop']}>
            {stop ? (
              <>
                <small>{t('presentation__stop_of', { number: index + 1, count: stops.length })}</small>
                <b>{stop.title}</b>
              </>
            ) : (
              <b>{shown !== undefined && t('presentation__you_show', { title: shown })}</b>
            )}
          </output>
          {stop?.notes !== undefined && <p className={styles['notes']}>{stop.notes}</p>}
        </div>
        <div className={styles['steps']}>
          <button
            type="button"
            className={styles['back']}
            aria-label={t('presentation__previous_stop')}
            aria-disabled={index < 1}
            onClick={() => show(index - 1)}
          >
            <ArrowLeft />
          </button>
          <button
            type="button"
            className={styles['next']}
            aria-disabled={next === undefined}
            onClick={() => show(index + 1)}
          >
            {next ? t('presentation__next_stop', { title: next.title }) : t('presentation__last_stop')}
            {next && <ArrowRight />}
          </button>
          <button
            type="button"
            className={styles['back']}
            aria-pressed={isDark}
            aria-keyshortcuts="B"
            onClick={() => darken(!isDark)}
          >
            {t('presentation__darken')}
          </button>
        </div>
        {stories.length > 0 && (
          <ol className={styles['stops']}>
            {stops.map(({ title }, number) => (
              // A story may come back to what it has shown.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={number} aria-current={number === index ? 'step' : undefined}>
                <button type="button" onClick={() => show(number)}>
                  {title}
                </button>
              </li>
            ))}
          </ol>
        )}
      </section>
      <aside className={styles['side']} aria-label={t('presentation__title')}>
        {!isPresenter && (
          <div className={styles['lead']}>
            <p>{t('presentation__guest_leads')}</p>
            <button type="button" className={styles['next']} onClick={() => giveLead(state.you)}>
              {t('presentation__take_lead')}
            </button>
          </div>
        )}
        {stories.length > 0 && <StoryChoice stories={stories} chosen={story?.id} onChoose={choose} />}
        <Guests guests={guests} numberOf={memory.numberOf} />
        <MeetingField meeting={meeting} />
        <GuideEntrance code={code} />
        <GuideDoors areOpen={areDoorsOpen} />
        <button type="button" className={styles['end']} onClick={endPresentation}>
          {t('presentation__end')}
        </button>
      </aside>
    </>
  );
}

/** Arrows go through the story here, where nothing else needs them. */
function useArrowKeys(step: (by: 1 | -1) => void): void {
  useEffect(() => {
    const onKeyDown = ({ key, target }: KeyboardEvent): void => {
      const isTyped = target instanceof Element && target.closest('input, select') !== null;
      if (isTyped) return;
      if (key === 'ArrowRight') step(1);
      if (key === 'ArrowLeft') step(-1);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}
