import { useStore } from 'zustand';
import { useTexts } from '~/i18n/translations.tsx';
import { createWindowStoryPlayer } from '~/showroom/window/story-player.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import { ArrowLeft, ArrowRight } from '~/ui/icons.tsx';
import type { PanelMemory } from './panel-memory.ts';
import { PlayButton } from './play-button.tsx';
import styles from './guide-story.module.css';
import { StopProgress } from './stop-progress.tsx';
import { StoryChoice } from './story-choice.tsx';
import { usePresentableStories } from './use-presentable-stories.ts';

/** The story that the guide tells: where it is, what to say, and what comes next. Nothing where there is no story. */
export function GuideStory({ memory }: { readonly memory: PanelMemory }) {
  const t = useTexts();
  const stories = usePresentableStories(memory);
  const player = useShowroomWindow().part(createWindowStoryPlayer);
  const { story, playback } = useStore(player.played);
  if (stories.length === 0) return null;
  const index = playback?.index ?? -1;
  // Of this panel's own stories, which have the notes.
  const { stops = [] } = stories.find(({ id }) => id === story?.id) ?? {};
  const stop = stops[index];
  const next = stops[index + 1];
  return (
    <div className={styles['story']}>
      <StoryChoice stories={stories} chosen={story?.id} onChoose={player.choose} />
      {story && (
        <>
          {stop && (
            <output className={styles['stop']}>
              <b>{stop.title}</b>
              <small>{t('presentation__stop_of', { number: index + 1, count: stops.length })}</small>
              {stop.notes !== undefined && <span className={styles['notes']}>{stop.notes}</span>}
            </output>
          )}
          {playback && <StopProgress playback={playback} />}
          <div className={styles['steps']}>
            <button
              type="button"
              name="previous"
              className={styles['back']}
              aria-label={t('presentation__previous_stop')}
              aria-disabled={index < 1}
              onClick={() => player.showStop(index - 1)}
            >
              <ArrowLeft />
            </button>
            <PlayButton player={player} playback={playback} className={styles['back']} />
            <button
              type="button"
              name="next"
              className={styles['next']}
              aria-disabled={next === undefined}
              onClick={() => player.showStop(index + 1)}
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
