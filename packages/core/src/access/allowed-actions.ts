import type { Action } from '../world/action.ts';
import type { ArticleSection } from '../world/content.ts';
import type { PayloadId } from '../world/ids.ts';
import type { HiddenBesides, HiddenLocations } from './hidden-content.ts';

/** Filters actions: removes those that lead to hidden locations, or replaces them by doors. */
export interface AllowedActions {
  /**
   * The actions of a stack; undefined when one leads to a hidden location. The stack ends at a door: later actions
   * belong to the location behind it.
   */
  readonly stack: (actions: readonly Action[]) => readonly Action[] | undefined;
  /** Filters a list. An entry that leads to a hidden location is removed, because its title would reveal it. */
  readonly offered: <Offered extends { readonly title: string; readonly action: Action }>(
    list: readonly Offered[],
  ) => readonly Offered[];
  /** Filters a section; an empty list when nothing is left of it. */
  readonly section: (section: ArticleSection) => readonly ArticleSection[];
  /** The title, or `''` when it is the title of a closed location that one of the actions leads to. */
  readonly title: (title: string, actions: readonly Action[]) => string;
}

/** @param hidden the locations that nothing may lead to, with the doors that replace some of them. */
export function allowedActions(
  hidden: HiddenLocations,
  { hidesAddress = () => false, menus = new Set() }: HiddenBesides = {},
): AllowedActions {
  const allowed = (action: Action): Action | undefined => {
    if ((action.kind === 'openLink' || action.kind === 'openIframe') && hidesAddress(action.url))
      return undefined;
    if (action.kind === 'openMenu' && menus.has(action.menuKey)) return undefined;
    if (action.kind === 'openView360' && action.hotspots !== undefined)
      return { ...action, hotspots: offered(action.hotspots) };
    const there = action.kind === 'navigate' ? hidden.get(action.target) : undefined;
    if (there === undefined) return action;
    return there.door && { kind: 'openDoor', door: there.door };
  };
  const title: AllowedActions['title'] = (own, actions) =>
    actions.some((action) => action.kind === 'navigate' && borrows(own, action.target)) ? '' : own;
  const borrows = (own: string, target: PayloadId): boolean => hidden.get(target)?.title === own;
  const offered: AllowedActions['offered'] = (list) =>
    list.flatMap((entry) => {
      const action = allowed(entry.action);
      return action === undefined
        ? []
        : [Object.assign({}, entry, { action, title: title(entry.title, [entry.action]) })];
    });
  return {
    offered,
    title,
    stack(actions) {
      const kept = actions.flatMap((action) => allowed(action) ?? []);
      if (kept.length < actions.length) return undefined;
      const door = kept.findIndex(({ kind }) => kind === 'openDoor');
      return door === -1 ? kept : kept.slice(0, door + 1);
    },
    section: (section) => {
      if (section.kind === 'view360') return [{ ...section, hotspots: offered(section.hotspots) }];
      if (section.kind === 'iframe' && hidesAddress(section.url)) return [];
      if (section.kind !== 'actionButtons') return [section];
      const buttons = offered(section.buttons);
      return buttons.length === 0 ? [] : [{ ...section, buttons }];
    },
  };
}
