import type { Media, WorldLogo } from '@vitrine/core';
import type { ActionLink } from '~/ui/action-link.ts';

/** Somebody to talk to. */
export interface ContactView {
  readonly name: string;
  readonly role: string;
  readonly email?: string;
  readonly phone?: string;
  readonly photo?: Media;
}

/** Some of the media library, behind its cover. */
export interface ShelfView {
  readonly link: ActionLink;
  readonly cover?: Media;
  readonly count: number;
  /** It holds something that moves. */
  readonly hasVideo: boolean;
}

/** The board info and the board media of a dashboard. */
export interface DashboardView {
  /** Safe HTML. */
  readonly html: string;
  readonly logo?: Media;
  /** The world's own, for the top of its sidebars. */
  readonly worldLogo?: WorldLogo;
  readonly worldName: string;
  readonly buttons: readonly ActionLink[];
  readonly links: readonly ActionLink[];
  readonly contacts: readonly ContactView[];
  readonly shelves: readonly ShelfView[];
}
