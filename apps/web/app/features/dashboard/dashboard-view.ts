import type { ClientMedia } from '@vitrine/core/world/media';
import type { ShownFigure } from '~/contract/live-figures.ts';
import type { ActionLink } from '~/ui/action-link.ts';
import type { PersonView } from '~/ui/person-view.ts';

/** Some of the media library, behind its cover. */
export interface ShelfView {
  readonly link: ActionLink;
  readonly cover?: ClientMedia;
  readonly count: number;
  /** It holds something that moves. */
  readonly hasVideo: boolean;
}

/** The board info and the board media of a dashboard. */
export interface DashboardView {
  /** Safe HTML. */
  readonly html: string;
  readonly figures: readonly ShownFigure[];
  /** Where they are asked for again; absent: none of them changes. */
  readonly liveHref?: string;
  readonly logo?: ClientMedia;
  readonly buttons: readonly ActionLink[];
  readonly links: readonly ActionLink[];
  readonly contacts: readonly PersonView[];
  readonly shelves: readonly ShelfView[];
}
