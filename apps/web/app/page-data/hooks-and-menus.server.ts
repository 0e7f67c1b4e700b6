import { answersAt } from '@vitrine/core/hooks/matching-hooks';
import type { DefaultMenuKey } from '@vitrine/core/menus/menu-keys';
import { menusByLevel, pickMenu } from '@vitrine/core/menus/menu-levels';
import type { MenusByLevel } from '@vitrine/core/menus/menu-levels';
import type { ActionStack } from '@vitrine/core/world/action';
import type { Location } from '@vitrine/core/world/location';
import type { HookEventHere, LocationHooks, LocationView } from './location-view.ts';
import { actionLink, stepOf } from './action-links.server.ts';
import type { LinkContext } from './link-context.ts';
import type { ViewRequest } from './view-request.ts';
import { indexOf } from './snapshot-index.server.ts';

/** The menus at each level of a location. */
export function menusAt({ snapshot, world, location }: ViewRequest): MenusByLevel {
  return menusByLevel(indexOf(snapshot).menus, { world, location });
}

/** The menus behind the menu button; `application-contacts` is in the contact sidebar. */
const MENU_SIDEBAR = ['application-main', 'application-footer'] as const satisfies readonly DefaultMenuKey[];

/** Whether the menu sidebar has an item here. */
export function hasMenu(request: ViewRequest): boolean {
  const menus = menusAt(request);
  return MENU_SIDEBAR.some((key) => (pickMenu(key, menus)?.items.length ?? 0) > 0);
}

const EVENTS_HERE = [
  'app_loaded',
  'current_location_changed',
  'close_sidebars',
  'idle',
  'idle_ended',
] as const satisfies readonly HookEventHere[];

/**
 * The hooks for the page of a location: those that run there, and those of journeys that begin there. A showroom
 * without hooks sends none; one with hooks marks every page, because a visit is tracked from its first location on.
 */
export function hooksOf(location: Location, links: LinkContext): Pick<LocationView, 'hooks'> {
  const { hooks } = indexOf(links.snapshot);
  if (hooks.size === 0) return {};
  const here = EVENTS_HERE.flatMap((event) => {
    const answering = (hooks.get(event) ?? []).filter((hook) => answersAt(hook, location.payloadId));
    const steps = answering.flatMap(({ actions }) => stepsOf(actions, links));
    return steps.length === 0 ? [] : [[event, steps] as const];
  });
  const onSettingOff = (hooks.get('target_location_changed') ?? []).flatMap(({ locations, actions }) => {
    const steps = stepsOf(actions, links);
    return steps.length === 0 ? [] : [{ locations, steps }];
  });
  return { hooks: { here: Object.fromEntries(here) as LocationHooks['here'], onSettingOff } };
}

/** Actions whose targets do not exist for this visitor are left out. */
function stepsOf(actions: ActionStack, links: LinkContext) {
  return actions
    .flatMap((action) => actionLink(links, { title: '', action }) ?? [])
    .map((link) => stepOf(link));
}
