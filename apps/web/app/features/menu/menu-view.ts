import type { MenuGroup } from '@vitrine/core/world/content';
import type { ClientMedia } from '@vitrine/core/world/media';
import type { ActionLink } from '~/ui/action-link.ts';

/** The visible kind of a menu's item: it leads back, into another menu, to something, or to a person. */
export type MenuItemKind = 'back' | 'submenu' | 'mail' | 'phone' | 'other';

/** The preview of an item while it is pointed at: a film, a picture, or both. */
export interface Glimpse {
  readonly film?: ClientMedia;
  /** Shown alone where there is no film, and instead of one that cannot play. */
  readonly picture?: ClientMedia;
}

/** An item of a menu. */
export interface MenuItemView {
  readonly kind: MenuItemKind;
  readonly link: ActionLink;
  /** Beside the title. */
  readonly picture?: ClientMedia;
  readonly glimpse?: Glimpse;
  /** It leads to the visitor's own location. */
  readonly isCurrent: boolean;
  /** The heading that it stands under; absent in a menu without headings, and of what leads back. */
  readonly group?: MenuGroup;
}

/** A menu with its heading. */
export interface MenuPart {
  readonly title: string;
  readonly items: readonly MenuItemView[];
}

/** The menu of a location: the shown level of the main menu, and the footer below it at every level. */
export interface MenuView {
  /** Which menus were entered: another path, another level. */
  readonly path: string;
  /** How many menus were entered. */
  readonly depth: number;
  readonly items: readonly MenuItemView[];
  readonly footer?: MenuPart;
  /** Opens the list of the keys. */
  readonly keysHref: string;
}
