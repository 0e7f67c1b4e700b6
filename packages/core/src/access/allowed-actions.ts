import type { Action } from '../world/action.ts';
import type { ArticleSection } from '../world/content.ts';
import type { PayloadId } from '../world/ids.ts';
import type { HiddenLocations } from './without-places.ts';

/** Keeps what leads to no hidden location, and closes what leads behind a door. */
export interface AllowedActions {
  /**
   * The actions of a stack; undefined when one leads to a hidden location. It ends at a door: what follows belongs
   * to the place behind it.
   */
  readonly stack: (actions: readonly Action[]) => readonly Action[] | undefined;
  /** Those of a list; what is offered with a way to a hidden location goes as a whole: its title would tell of it. */
  readonly offered: <Offered extends { readonly title: string; readonly action: Action }>(
    list: readonly Offered[],
  ) => readonly Offered[];
  /** A section without what leads to hidden locations; none when nothing of it is left. */
  readonly section: (section: ArticleSection) => readonly ArticleSection[];
  /** A title, unless it is the one of a location behind a door that one of the actions leads to. */
  readonly title: (title: string, actions: readonly Action[]) => string;
}

/** Besides locations: what nothing may lead to. Absent: nothing of the kind. */
export interface HiddenBesides {
  /** Whether an address is hidden, as an editor typed it. */
  readonly hidesAddress?: (typed: string) => boolean;
  /** The keys of menus. */
  readonly menus?: ReadonlySet<string>;
}

/** @param hidden the locations that nothing may lead to, with the doors that stand for some of them. */
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
