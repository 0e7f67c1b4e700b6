import type { ContentBundle } from '@vitrine/content/bundle';

/**
 * Until a CMS is wholly seeded it must not replace the content shown: its default world has to stand.
 * Content that already came from the CMS may be replaced by whatever the editors make of it.
 */
export function isReadyToBeShown(bundle: ContentBundle): boolean {
  const snapshot = bundle.snapshots[bundle.defaultLocale];
  const world = snapshot?.worlds.find(({ slug }) => slug === snapshot.settings.defaultWorld);
  return Boolean(snapshot?.locations.some(({ payloadId }) => payloadId === world?.start));
}
