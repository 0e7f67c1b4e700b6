import type { ContentBundle } from '@vitrine/content/bundle';

/**
 * Until a CMS is completely seeded it must not replace the content shown: its default world has to exist. Content
 * that already came from the CMS may be replaced by any later state.
 */
export function isReadyToBeShown(bundle: ContentBundle): boolean {
  const snapshot = bundle.snapshots[bundle.defaultLocale];
  const world = snapshot?.worlds.find(({ slug }) => slug === snapshot.settings.defaultWorld);
  return Boolean(snapshot?.locations.some(({ payloadId }) => payloadId === world?.start));
}
