import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { PresentableStory } from '~/contract/presentation.ts';
import { useLocaleCode, useTexts } from '~/i18n/translations.tsx';
import type { WindowPresentation } from '~/showroom/window/presentation.ts';
import { ArrowLeft, ArrowRight } from '~/ui/icons.tsx';
import type { PanelMemory } from './panel-memory.ts';
import styles from './guide-story.module.css';

/** The story that the guide tells: where it is, what to say, and what comes next. Nothing where there is no story. */
export function GuideStory({
  presentation,
  memory,
}: {
  readonly presentation: WindowPresentation;
  readonly memory: PanelMemory;
}) {
  const t = useTexts();
  const stories = usePresentableStories(memory);
  const { story, index } = useStore(presentation.story);
  if (stories.length === 0) return null;
  const { stops = [] } = story ?? {};
  const stop = stops[index];
  const next = stops[index + 1];
  return (
    <div className={styles['story']}>
      <label className={styles['choice']}>
        <span>{t('presentation__story')}</span>
        <select
          value={story?.id ?? ''}
          onChange={({ currentTarget }) => {
            const chosen = stories.find(({ id }) => String(id) === currentTarget.value);
            presentation.story.setState({ ...(chosen && { story: chosen }), index: -1 }, true);
          }}
        >
          <option value="">{t('presentation__no_story')}</option>
          {stories.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {story && (
        <>
          {stop && (
            <output className={styles['stop']}>
              <b>{stop.title}</b>
              <small>{t('presentation__stop_of', { number: index + 1, count: stops.length })}</small>
              {stop.notes !== undefined && <span className={styles['notes']}>{stop.notes}</span>}
            </output>
          )}
          <div className={styles['steps']}>
            <button
              type="button"
              className={styles['back']}
              aria-label={t('presentation__previous_stop')}
              aria-disabled={index < 1}
              onClick={() => presentation.showStop(index - 1)}
            >
              <ArrowLeft />
            </button>
            <button
              type="button"
              className={styles['next']}
              aria-disabled={next === undefined}
              onClick={() => presentation.showStop(index + 1)}
            >
              {next ? t('presentation__next_stop', { title: next.title }) : t('presentation__last_stop')}
              {next && <ArrowRight />}
            </button>
          </div>
        </>
      )}
    </div>
  );
}

function usePresentableStories({ stories: load }: PanelMemory): readonly PresentableStory[] {
  const locale = useLocaleCode();
  const [stories, setStories] = useState<readonly PresentableStory[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const show = async () => {
      const loaded = await load(locale);
      if (isCurrent) setStories(loaded);
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [locale, load]);
  return stories;
}
