import {
  DEFAULT_MENU_KEYS,
  matchingHooks,
  menusByLevel,
  pickMenu,
  type Location,
  type MenusByLevel,
} from '@vitrine/core';
import type { LocationView } from '~/showroom/location-view.ts';
import { actionLink, stepOf, type LinkMaker } from './action-links.server.ts';
import type { ViewRequest } from './location-view.server.ts';
import { indexOf } from './snapshot-index.server.ts';

/** The menus that hang at each level of a place. */
export function menusAt({ snapshot, world, location }: ViewRequest): MenusByLevel {
  return menusByLevel(indexOf(snapshot).menus, { world, location });
}

/** Whether any of the menus that the showroom shows has an item here. */
export function hasMenu(request: ViewRequest): boolean {
  const menus = menusAt(request);
  return DEFAULT_MENU_KEYS.some((key) => (pickMenu(key, menus)?.items.length ?? 0) > 0);
}

/** What the hooks of `close_sidebars` run while the visitor stands in a location. */
export function closeHooksOf(location: Location, links: LinkMaker): Pick<LocationView, 'closeHooks'> {
  const hooks = matchingHooks({
    hooks: indexOf(links.snapshot).closeHooks,
    event: 'close_sidebars',
    location: location.payloadId,
  });
  const steps = hooks
    .flatMap(({ actions }) => actions)
    .flatMap((action) => actionLink(links, { title: '', action }) ?? [])
    .map((link) => stepOf(link));
  return steps.length === 0 ? {} : { closeHooks: steps };
}
