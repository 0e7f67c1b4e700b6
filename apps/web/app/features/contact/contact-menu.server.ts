import type { DefaultMenuKey } from '@vitrine/core/menus/menu-keys';
import { pickMenu } from '@vitrine/core/menus/menu-levels';
import { GO_BACK_COMPONENT } from '@vitrine/core/menus/nested-menus';
import type { ContactMenu } from './contact-view.ts';
import { menusAt } from '~/page-data/hooks-and-menus.server.ts';
import type { OverlayRequest } from '~/page-data/overlay-definition.server.ts';

/**
 * The menu `application-contacts` of a location (specification section 3, default menu keys); undefined where it
 * has nothing for this visitor.
 */
export function contactMenu(request: OverlayRequest): ContactMenu | undefined {
  const menu = pickMenu('application-contacts' satisfies DefaultMenuKey, menusAt(request));
  const links = (menu?.items ?? []).flatMap(({ component, title, actions }) =>
    component === GO_BACK_COMPONENT ? [] : (request.stackLink(title, actions) ?? []),
  );
  return links.length === 0 ? undefined : { title: menu?.title ?? '', links };
}
