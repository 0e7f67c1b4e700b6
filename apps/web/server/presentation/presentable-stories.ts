import { stopKeys } from '@vitrine/core/stories/stop-keys';
import type { LocaleCode } from '@vitrine/core/world/ids';
import type { PresentableStop, PresentableStory } from '../../app/contract/presentation.ts';
import type { RequestContext } from '../session/request-contexts.ts';
import { shownIn } from './shown-to.ts';

/** The stories that a guide may see, with their speaker notes: for guides alone. */
export function presentableStories(
  { visible, storyNotes = {} }: Pick<RequestContext, 'visible' | 'storyNotes'>,
  locale: LocaleCode,
): readonly PresentableStory[] {
  const { content } = visible;
  const stories = content.snapshots[locale]?.stories ?? [];
  return stories.map(({ id, title, stops }) => {
    const notes = storyNotes[locale]?.[id] ?? {};
    const keys = stopKeys(stops);
    return {
      id,
      title,
      stops: stops.flatMap((stop, index): PresentableStop[] => {
        const { location, open } = stop;
        const page = shownIn(content, { showing: { location, open }, locale })?.pages[locale];
        const own = notes[keys[index] ?? ''];
        if (page === undefined) return [];
        return [
          {
            location,
            href: page.href,
            title: stop.title ?? page.title,
            seconds: stop.seconds,
            ...(own !== undefined && { notes: own }),
          },
        ];
      }),
    };
  });
}
