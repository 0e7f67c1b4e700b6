import { formatOverlayStack } from '../overlays/overlay-stack.ts';
import type { StoryStop } from '../world/story.ts';

/**
 * A key for each stop of a story, by which its speaker notes are found. A key depends only on what its stop shows, and
 * on how often the story has shown that before, so it is the same whether or not other stops are left out for a visitor:
 * stops that show the same are left out together.
 */
export function stopKeys(stops: readonly Pick<StoryStop, 'location' | 'open'>[]): readonly string[] {
  const counts = new Map<string, number>();
  return stops.map(({ location, open }) => {
    const shown = `${location}${formatOverlayStack(open)}`;
    const count = (counts.get(shown) ?? 0) + 1;
    counts.set(shown, count);
    return count === 1 ? shown : `${shown} ${count}`;
  });
}
