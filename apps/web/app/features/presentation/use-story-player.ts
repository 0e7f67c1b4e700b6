import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { StoryPlayer } from '~/showroom/presentation/story-player.ts';
import { createWindowStoryPlayer } from '~/showroom/window/story-player.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';

/** The story player of this window, which looks at each page that is rendered: whether it has arrived. */
export function useStoryPlayer(): StoryPlayer {
  const player = useShowroomWindow().part(createWindowStoryPlayer);
  const { pathname, search } = useLocation();
  const page = pathname + search;
  useEffect(() => {
    if (page !== '') player.look();
  }, [player, page]);
  return player;
}
