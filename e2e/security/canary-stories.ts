import type { StoryNotes } from '@vitrine/content/bundle';
import { stopKeys } from '@vitrine/core/stories/stop-keys';
import { overlayId, payloadId } from '@vitrine/core/world/ids';
import type { PayloadId } from '@vitrine/core/world/ids';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { Story } from '@vitrine/core/world/story';
import { numberOf, SECRETS, wordOf } from './canaries.ts';
import type { Area } from './canaries.ts';

/** A story through an area: a visitor who sees none of its stops must not learn that it exists. */
export function storyIn(area: Area, location: PayloadId): Story {
  const word = wordOf(area);
  return {
    id: overlayId(numberOf(area, 4)),
    slug: `story-${word}`,
    title: `Story ${word}`,
    description: word,
    stops: [
      { location, open: [], title: word, seconds: 20 },
      { location, open: [{ kind: 'article', id: overlayId(numberOf(area, 1)) }], seconds: 20 },
    ],
  };
}

/** An open story that leads through every area: only its open stops are told of. */
export function storyThrough(areas: readonly Pick<Snapshot, 'locations'>[]): Story {
  const closed = areas.flatMap(({ locations }) => locations[0]?.payloadId ?? []);
  return {
    id: overlayId(7_001),
    slug: 'through-all',
    title: 'Through all',
    stops: [payloadId('atrium'), ...closed].map((location) => ({ location, open: [], seconds: 20 })),
  };
}

/** Notes of every stop of every story: a search finds them wherever they turn up. */
export function notesOf(snapshots: Readonly<Record<string, Snapshot>>): Record<string, StoryNotes> {
  return Object.fromEntries(
    Object.entries(snapshots).map(([locale, { stories }]) => [
      locale,
      Object.fromEntries(
        stories.map(({ id, stops }) => [
          id,
          Object.fromEntries(stopKeys(stops).map((key) => [key, SECRETS.notes])),
        ]),
      ),
    ]),
  );
}
