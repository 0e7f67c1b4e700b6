import type { TransitionKind } from '../../../../contracts/map.ts';

const UIDS = {
  location: 'api::content-location.content-location',
  transition: 'api::content-transition.content-transition',
  portal: 'api::portal.portal',
  world: 'api::world.world',
} as const;

/** The address of an entry's edit view. */
export function editAddress(
  kind: TransitionKind | 'location' | 'world',
  documentId: string,
  locale: string,
): string {
  const query = kind === 'portal' ? '' : `?${new URLSearchParams({ 'plugins[i18n][locale]': locale })}`;
  return `/content-manager/collection-types/${UIDS[kind]}/${documentId}${query}`;
}
