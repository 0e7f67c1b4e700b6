import type { ScreensaverItem } from '@vitrine/core/world/content';
import type { ScreensaverSettings } from '@vitrine/core/world/settings/screensaver';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { mediaNamed } from './demo-media.ts';

/** What a test's screensaver shows: locations by payloadId, a picture of a location's, the film of the robot. */
export type TestItem =
  | { readonly location: string; readonly wait: number }
  | { readonly pictureOf: string; readonly seconds: number }
  | { readonly film: string };

/** The demo with a screensaver after 60 s: a list if items are given, else according to the settings. */
export function withScreensaver(items: readonly TestItem[], settings: Partial<ScreensaverSettings> = {}) {
  return (snapshot: Snapshot): Snapshot => ({
    ...snapshot,
    settings: {
      ...snapshot.settings,
      screensaver: {
        isActive: true,
        isAutomatic: items.length === 0,
        automaticInterval: 10,
        skipUnreachableLocation: false,
        idleTimeout: 60,
        ...(items.length > 0 && { name: 'Test' }),
        ...settings,
      },
    },
    screensavers: [
      {
        id: 1 as Snapshot['screensavers'][number]['id'],
        name: 'Test',
        items: items.map((item) => itemIn(snapshot, item)),
      },
    ],
  });
}

function itemIn(snapshot: Snapshot, item: TestItem): ScreensaverItem {
  if ('film' in item) return { kind: 'video', media: mediaNamed(snapshot, item.film) };
  if ('pictureOf' in item) {
    const media = mediaNamed(snapshot, `still-${item.pictureOf}-16x9.jpg`);
    return { kind: 'image', media, displayedTime: item.seconds };
  }
  const found = snapshot.locations.find(({ payloadId }) => payloadId === item.location);
  if (found === undefined) throw new Error(`The demo has no location ${item.location}.`);
  return { kind: 'location', location: found.payloadId, wait: item.wait };
}
