import type { Action } from '../world/action.ts';
import type { ArticleSection } from '../world/content.ts';
import type { PayloadId } from '../world/ids.ts';

/** Keeps what leads to no hidden location. */
export interface AllowedActions {
  readonly isAllowed: (action: Action) => boolean;
  /** Those of a list; what is offered with a way to a hidden location goes as a whole: its title would tell of it. */
  readonly offered: <Offered extends { readonly action: Action }>(
    list: readonly Offered[],
  ) => readonly Offered[];
  /** A section without what leads to hidden locations; none when nothing of it is left. */
  readonly section: (section: ArticleSection) => readonly ArticleSection[];
}

/** @param hidden the locations that nothing may lead to. */
export function allowedActions(hidden: ReadonlySet<PayloadId>): AllowedActions {
  const isAllowed = (action: Action): boolean => action.kind !== 'navigate' || !hidden.has(action.target);
  const cleaned = (action: Action): Action =>
    action.kind === 'openView360' && action.hotspots !== undefined
      ? { ...action, hotspots: offered(action.hotspots) }
      : action;
  const offered: AllowedActions['offered'] = (list) =>
    list.flatMap((entry) =>
      isAllowed(entry.action) ? [Object.assign({}, entry, { action: cleaned(entry.action) })] : [],
    );
  return {
    isAllowed,
    offered,
    section: (section) => {
      if (section.kind === 'view360') return [{ ...section, hotspots: offered(section.hotspots) }];
      if (section.kind !== 'actionButtons') return [section];
      const buttons = offered(section.buttons);
      return buttons.length === 0 ? [] : [{ ...section, buttons }];
    },
  };
}
