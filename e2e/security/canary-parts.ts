import type { Action } from '@vitrine/core/world/action';
import type {
  Article,
  ArticleSection,
  BoxHook,
  Dashboard,
  Icon,
  Menu,
  MenuItem,
  RichText,
} from '@vitrine/core/world/content';
import { overlayId, payloadId } from '@vitrine/core/world/ids';
import { aPicture } from '@vitrine/core/testing';

/** A canary and its names, which nothing else may share. */
export interface Canary {
  /** `zqxloginzqx canary-hook`: is in its title. */
  readonly tag: string;
  /** Begins the names of its files. */
  readonly file: string;
  /** Its number, and that of what holds the link to it. */
  readonly id: number;
  readonly holder: number;
  /** Its menu, icon or screensaver, and the menu that leads to it. */
  readonly name: string;
  /** The location that the link to it is in. */
  readonly location: string;
}

export function text(source: string): ArticleSection {
  return {
    kind: 'text',
    title: '',
    text: { format: 'html', source },
  };
}

/** The files of a canary: in its own field, and in a text alone. */
export function filesOf({ file }: Canary): readonly string[] {
  return [`${file}.jpg`, `${file}-in-text.jpg`];
}

export function pictureOf({ file }: Canary) {
  return aPicture({ name: `${file}.jpg` });
}

export function inText({ file }: Canary): string {
  return `<img src="/box-api/uploads/${file}-in-text.jpg" alt="">`;
}

export function article(id: number, title: string, parts: Partial<Article> = {}): Article {
  return {
    id: overlayId(id),
    title,
    summary: '',
    tags: [],
    sections: [],
    actionButtons: [],
    ...parts,
  };
}

export function dashboard(id: number, title: string, parts: Partial<Dashboard> = {}): Dashboard {
  return {
    id: overlayId(id),
    title,
    links: [],
    contacts: [],
    actionButtons: [],
    mediaLibrary: [],
    ...parts,
  };
}

export function bird(canary: Canary): Article {
  return article(canary.id, canary.tag, { cover: pictureOf(canary), sections: [text(inText(canary))] });
}

export function opens(id: number): Action {
  return { kind: 'openArticle', article: overlayId(id) };
}

export function opensBoard(id: number): Action {
  return { kind: 'openDashboard', dashboard: overlayId(id) };
}

export function opensMenu(menuKey: string): Action {
  return { kind: 'openMenu', menuKey };
}

export function walk(to: string): Action {
  return { kind: 'navigate', target: payloadId(to) };
}

export function offered(action: Action) {
  return { title: 'More', action };
}

export function panorama(action: Action): Action {
  return {
    kind: 'openView360',
    media: [aPicture({ name: 'panorama.jpg', width: 4000, height: 2000 })],
    hotspots: [{ ...offered(action), yaw: 0, pitch: 0 }],
  };
}

export function item(...actions: readonly Action[]): MenuItem {
  return {
    component: 'menu-items.action-stack',
    title: 'Further on',
    actions,
  };
}

export function menu(key: string, ...items: readonly MenuItem[]): Menu {
  return { key, title: 'More', items };
}

export function linkBlocks(url: string): RichText {
  return {
    format: 'blocks',
    blocks: [
      { type: 'paragraph', children: [{ type: 'link', url, children: [{ type: 'text', text: 'more' }] }] },
    ],
  };
}

export function iconOf(canary: Canary): Icon {
  return { name: canary.name, svg: pictureOf(canary) };
}

export function hookOn(canary: Canary, ...actions: readonly Action[]): BoxHook {
  return {
    id: canary.name,
    event: 'current_location_changed',
    locations: [payloadId(canary.location)],
    actions,
  };
}
