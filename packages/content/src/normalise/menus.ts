import type { Action, ActionStack } from '@vitrine/core/world/action';
import type { Menu, MenuItem } from '@vitrine/core/world/content';
import type { WireMenuItem } from '../wire/collections.ts';
import { actionMaker, actionsOf } from './actions.ts';
import { openDocuments, openFiles } from './open-files.ts';
import type { PreparedEntry } from './prepare.ts';
import { present, textOf } from './present.ts';
import type { Scope } from './scope.ts';

/** Fills in a menu; items that lead nowhere are left out. */
export function menuOf(scope: Scope, entry: PreparedEntry<'menus'>): Menu {
  const { value: wire, path } = entry;
  return {
    key: wire.key,
    title: textOf(wire.title) ?? '',
    items: (wire.items ?? []).flatMap((item, index) => itemOf(scope, item, `${path}.items[${index}]`) ?? []),
  };
}

function itemOf(scope: Scope, wire: WireMenuItem, path: string): MenuItem | undefined {
  const actions = itemActions(scope, wire, path);
  if (actions.length === 0 && wire.__component !== 'menu-items.go-back') return undefined;
  return {
    component: wire.__component,
    title: textOf(wire.title) ?? targetTitle(wire) ?? '',
    actions,
    ...present({
      media: scope.media(wire.media, `${path}.media`),
      cover: scope.media(wire.cover, `${path}.cover`),
      group: wire.menu_group ?? undefined,
    }),
  };
}

function itemActions(scope: Scope, wire: WireMenuItem, path: string): ActionStack {
  if (wire.__component === 'menu-items.action-stack') {
    return actionsOf(scope, wire.action_stack, `${path}.action_stack`);
  }
  const action = itemAction(scope, wire, path);
  return action === undefined ? [] : [action];
}

function itemAction(
  scope: Scope,
  wire: Exclude<WireMenuItem, { __component: 'menu-items.action-stack' }>,
  path: string,
): Action | undefined {
  const make = actionMaker(scope);
  switch (wire.__component) {
    case 'menu-items.navigation':
      return make.navigate(wire.action_target, `${path}.action_target`);
    case 'menu-items.article':
      return make.openArticle(wire.article, `${path}.article`);
    case 'menu-items.dashboard':
      return make.openDashboard(wire.dashboard, `${path}.dashboard`);
    case 'menu-items.link':
      return make.openLink({ url: wire.url, newWindow: wire.new_window }, `${path}.url`);
    case 'menu-items.documents':
      return openDocuments(scope, { files: wire.documents, path: `${path}.documents` });
    case 'menu-items.media':
      return openFiles(scope, {
        files: wire.media_files,
        path: `${path}.media_files`,
        videoUrl: wire.video_url,
        videoPath: `${path}.video_url`,
      });
    case 'menu-items.submenu':
      return make.openMenu(wire.menu, `${path}.menu`);
    case 'menu-items.go-back':
      return undefined;
  }
}

/**
 * An item without its own title shows its target's. A location's title is added by the page: in a closed world
 * it must not be revealed, and a copied title could not be recognised as the location's.
 */
function targetTitle(wire: WireMenuItem): string | undefined {
  if ('article' in wire) return textOf(wire.article?.title);
  if ('dashboard' in wire) return textOf(wire.dashboard?.title);
  return 'menu' in wire ? textOf(wire.menu?.title) : undefined;
}
