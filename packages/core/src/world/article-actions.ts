import type { Action } from './action.ts';
import type { Article } from './content.ts';
import type { Media } from './media.ts';

/** An action with its label. */
export interface OfferedAction {
  readonly title: string;
  readonly action: Action;
  readonly cover?: Media;
}

/** Everything that an article can open: by its own buttons and those inside its sections. */
export function actionsOfArticle({ sections, actionButtons }: Article): readonly OfferedAction[] {
  return [
    ...sections.flatMap((section): readonly OfferedAction[] => {
      if (section.kind === 'actionButtons') return section.buttons;
      return section.kind === 'view360' ? section.hotspots : [];
    }),
    ...actionButtons,
  ];
}
