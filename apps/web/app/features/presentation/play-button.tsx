import type { Playback } from '@vitrine/core/stories/story-playback';
import { useTexts } from '~/i18n/translations.tsx';
import type { StoryPlayer } from '~/showroom/presentation/story-player.ts';
import { Play } from '~/ui/icons.tsx';
import { Pause } from '~/ui/viewer-icons.tsx';

/** Lets a story play by itself, and stops it. */
export function PlayButton({
  player,
  playback,
  className,
}: {
  readonly player: Pick<StoryPlayer, 'play' | 'pause'>;
  readonly playback: Playback | undefined;
  readonly className: string | undefined;
}) {
  const t = useTexts();
  const isPlaying = playback?.status === 'playing';
  const name = t(isPlaying ? 'presentation__pause' : 'presentation__play');
  return (
    <button
      type="button"
      name="play"
      className={className}
      aria-label={name}
      title={name}
      onClick={isPlaying ? player.pause : player.play}
    >
      {isPlaying ? <Pause size={20} /> : <Play size={20} />}
    </button>
  );
}
