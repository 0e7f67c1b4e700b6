import type { ReleaseItem } from '../../../contracts/releases.ts';
import { PLUGIN_PATH } from '../plugin-id.ts';

/** The page of all releases. */
export const RELEASES_PAGE = `${PLUGIN_PATH}/releases`;

export function releasePage(id: number): string {
  return `${RELEASES_PAGE}/${id}`;
}

/** The page that plans a release, which begins with an item. */
export function newReleasePage(item: ReleaseItem, title: string): string {
  return `${RELEASES_PAGE}/new?${new URLSearchParams({ item: JSON.stringify(item), title })}`;
}
