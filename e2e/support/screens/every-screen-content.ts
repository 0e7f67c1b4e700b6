import type { Snapshot } from '@vitrine/core/world/snapshot';
import { withScreensaver } from '../screensaver-content.ts';
import { CLASSIC } from './screen.ts';

/** What is written on the start page's button. */
export const START = { en: 'Step inside', de: 'Hineingehen' } as const;

/** The demo with a start page, a location without a picture, and a screensaver. */
export function withEveryScreen(snapshot: Snapshot): Snapshot {
  const shown = withScreensaver([{ pictureOf: 'lounge', seconds: 300 }])(snapshot);
  const buttonLabel = START[snapshot.locale === 'de' ? 'de' : 'en'];
  return {
    ...shown,
    worlds: snapshot.worlds.map((world) =>
      world.slug === shown.settings.defaultWorld
        ? { ...world, startPage: { title: 'Norvane', text: 'Norvane Automation', buttonLabel } }
        : world,
    ),
    locations: snapshot.locations.map((location) =>
      location.payloadId === CLASSIC ? { ...location, backgrounds: [] } : location,
    ),
  };
}
