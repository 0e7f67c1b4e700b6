import { useEffect } from 'react';
import type { StoryPlayer } from '~/showroom/presentation/story-player.ts';

/** The keys of a clicker go through the story that is told, before anything else that they do. */
export function useStoryKeys({ played, showStop }: Pick<StoryPlayer, 'played' | 'showStop'>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const step = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0;
      const { story, playback } = played.getState();
      if (step === 0 || story === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      showStop((playback?.index ?? -1) + step);
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, [played, showStop]);
}
