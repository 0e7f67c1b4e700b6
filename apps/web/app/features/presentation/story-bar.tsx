import { useStore } from 'zustand';
import { useTexts } from '~/i18n/translations.tsx';
import { STORY_CONTROLS } from '~/showroom/window/story-player.ts';
import { classes } from '~/ui/classes.ts';
import { ArrowLeft, ArrowRight, Cross } from '~/ui/icons.tsx';
import { PlayButton } from './play-button.tsx';
import styles from './presentation.module.css';
import own from './story-bar.module.css';
import { StopProgress } from './stop-progress.tsx';
import { useStoryPlayer } from './use-story-player.ts';

/** The story that plays in a visitor's window, in one row that lies over the picture. */
export default function StoryBar() {
  const t = useTexts();
  const player = useStoryPlayer();
  const { story, playback } = useStore(player.played);
  const stop = story?.stops[playback?.index ?? -1];
  if (story === undefined || playback === undefined || stop === undefined) return null;
  const { index } = playback;
  const next = story.stops[index + 1];
  const nextName = next ? t('presentation__next_stop', { title: next.title }) : t('presentation__last_stop');
  return (
    <aside
      className={classes(styles['bar'], own['bar'])}
      aria-label={story.title}
      data-chrome=""
      data-presentation=""
      {...STORY_CONTROLS}
    >
      <PlayButton player={player} playback={playback} className={styles['icon']} />
      <button
        type="button"
        name="previous"
        className={styles['icon']}
        aria-label={t('presentation__previous_stop')}
        title={t('presentation__previous_stop')}
        aria-disabled={index < 1}
        onClick={() => player.showStop(index - 1)}
      >
        <ArrowLeft size={20} />
      </button>
      <output className={own['stop']}>
        <b>{stop.title}</b>
        <small>{t('presentation__stop_of', { number: index + 1, count: story.stops.length })}</small>
        <StopProgress playback={playback} />
      </output>
      <button
        type="button"
        name="next"
        className={styles['icon']}
        aria-label={nextName}
        title={nextName}
        aria-disabled={next === undefined}
        onClick={() => player.showStop(index + 1)}
      >
        <ArrowRight size={20} />
      </button>
      <button
        type="button"
        name="close"
        className={styles['icon']}
        aria-label={t('presentation__end_story')}
        title={t('presentation__end_story')}
        onClick={() => player.choose(undefined)}
      >
        <Cross size={18} />
      </button>
    </aside>
  );
}
