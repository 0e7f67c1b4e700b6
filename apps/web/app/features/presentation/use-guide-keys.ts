import { useEffect, useEffectEvent } from 'react';
import { darken } from '~/showroom/presentation/guide-actions.ts';
import { isOthers } from '~/showroom/walking/follow-key.ts';

/** What the guide's keys do. */
export interface GuideKeys {
  /** Whether a story is told: without one its keys do what they do elsewhere. */
  readonly hasStory: () => boolean;
  /** @param by 1: the next stop, -1: the one before. */
  readonly step: (by: 1 | -1) => void;
  readonly isDark: boolean;
}

/** The keys of a clicker go through the story that is told and darken the screens, before anything else that they do. */
export function useGuideKeys({ hasStory, step, isDark }: GuideKeys): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const by = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : undefined;
    const isDarkKey = (event.key === 'b' || event.key === 'B') && !event.repeat && !isOthers(event);
    if (by !== undefined && hasStory()) step(by);
    else if (isDarkKey) darken(!isDark);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
