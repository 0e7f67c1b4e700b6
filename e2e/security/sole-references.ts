import type { Action } from '@vitrine/core/world/action';
import type {
  Article,
  BoxHook,
  Dashboard,
  Icon,
  Menu,
  MenuItem,
  RichText,
  Screensaver,
} from '@vitrine/core/world/content';
import type { Hotspot } from '@vitrine/core/world/location';
import { overlayId } from '@vitrine/core/world/ids';
import { aPicture } from '@vitrine/core/testing';
import {
  pictureOf,
  article,
  dashboard,
  bird,
  opens,
  opensBoard,
  opensMenu,
  walk,
  offered,
  panorama,
  item,
  menu,
  linkBlocks,
  iconOf,
  hookOn,
} from './canary-parts.ts';
import type { Canary } from './canary-parts.ts';

/** The parts of a reference: the content, and the field by which an editor links it. */
export interface Reference {
  readonly content: {
    readonly articles?: readonly Article[];
    readonly dashboards?: readonly Dashboard[];
    readonly menus?: readonly Menu[];
    readonly icons?: readonly Icon[];
    readonly screensavers?: readonly Screensaver[];
  };
  /** Without it nothing leads to the content: so it is after an editor has removed the link. */
  readonly link: {
    readonly hotspot?: Partial<Hotspot>;
    readonly menuKey?: string;
    readonly groupMenuKey?: string;
    readonly worldMenuKey?: string;
    readonly worldScreensaver?: string;
    readonly hook?: BoxHook;
    /** In the open main menu. */
    readonly item?: MenuItem;
  };
}

function tapped(action: Action): Reference['link'] {
  return { hotspot: { action } };
}

/** The canary is opened by an article, which a hotspot opens. */
function inArticle(canary: Canary, parts: Partial<Article>): Reference {
  return {
    content: { articles: [bird(canary), article(canary.holder, 'Holder', parts)] },
    link: tapped(opens(canary.holder)),
  };
}

function byText(canary: Canary, rich: RichText): Reference {
  return inArticle(canary, { sections: [{ kind: 'text', title: '', text: rich }] });
}

function inBoard(canary: Canary, parts: Partial<Dashboard>): Reference {
  return {
    content: { articles: [bird(canary)], dashboards: [dashboard(canary.holder, 'Holder', parts)] },
    link: tapped(opensBoard(canary.holder)),
  };
}

function inMenu(canary: Canary, link: Reference['link']): Reference {
  return {
    content: { articles: [bird(canary)], menus: [menu(canary.name, item(opens(canary.id)))] },
    link,
  };
}

/** Every kind of reference there is, each as the only way to a canary. */
export const SOLE_REFERENCES = {
  hotspot: (canary) => ({ content: { articles: [bird(canary)] }, link: tapped(opens(canary.id)) }),
  'hotspot-of-panorama': (canary) => ({
    content: { articles: [bird(canary)] },
    link: tapped(panorama(opens(canary.id))),
  }),
  'hotspot-link': (canary) => ({
    content: { articles: [bird(canary)] },
    link: tapped({
      kind: 'openLink',
      url: `https://show.example/showroom/hall-entrance?article=${canary.id}`,
      newTab: true,
    }),
  }),
  'hotspot-icon': (canary) => ({
    content: { icons: [iconOf(canary)] },
    link: { hotspot: { action: walk('entrance'), icon: canary.name } },
  }),
  dashboard: (canary) => ({
    content: {
      dashboards: [
        dashboard(canary.id, canary.tag, {
          logo: pictureOf(canary),
          contacts: [{ name: canary.tag, role: '', photo: pictureOf(canary) }],
          mediaLibrary: [{ title: '', media: [pictureOf(canary)] }],
        }),
      ],
    },
    link: tapped(opensBoard(canary.id)),
  }),
  'dashboard-tile': (canary) => inBoard(canary, { links: [offered(opens(canary.id))] }),
  'dashboard-button': (canary) => inBoard(canary, { actionButtons: [offered(opens(canary.id))] }),
  'dashboard-text': (canary) => inBoard(canary, { text: linkBlocks(`?article=${canary.id}`) }),
  'menu-opened': (canary) => inMenu(canary, tapped(opensMenu(canary.name))),
  'menu-of-location': (canary) => inMenu(canary, { menuKey: canary.name }),
  'menu-of-group': (canary) => inMenu(canary, { groupMenuKey: canary.name }),
  'menu-of-world': (canary) => inMenu(canary, { worldMenuKey: canary.name }),
  'menu-behind-a-door': (canary) => ({
    content: { articles: [bird(canary)] },
    link: { item: item(walk(canary.location), opens(canary.id)) },
  }),
  'screensaver-of-world': (canary) => ({
    content: {
      screensavers: [
        {
          id: overlayId(canary.id),
          name: canary.name,
          items: [{ kind: 'image', media: pictureOf(canary), displayedTime: 5 }],
        },
      ],
    },
    link: { worldScreensaver: canary.name },
  }),
  hook: (canary) => ({
    content: { articles: [bird(canary)] },
    link: { hook: hookOn(canary, opens(canary.id)) },
  }),
  'hook-behind-a-door': (canary) => ({
    content: { articles: [bird(canary)] },
    link: {
      hook: {
        id: canary.name,
        event: 'app_loaded',
        locations: [],
        actions: [walk(canary.location), opens(canary.id)],
      },
    },
  }),
  'article-button': (canary) => inArticle(canary, { actionButtons: [offered(opens(canary.id))] }),
  'article-section-button': (canary) =>
    inArticle(canary, {
      sections: [{ kind: 'actionButtons', title: '', buttons: [offered(opens(canary.id))] }],
    }),
  'article-panorama': (canary) =>
    inArticle(canary, {
      sections: [
        {
          kind: 'view360',
          title: '',
          media: [aPicture({ name: 'panorama.jpg' })],
          hotspots: [{ ...offered(opens(canary.id)), yaw: 0, pitch: 0 }],
        },
      ],
    }),
  'article-html': (canary) =>
    byText(canary, { format: 'html', source: `<a href="?article=${canary.id}">more</a>` }),
  'article-markdown': (canary) =>
    byText(canary, { format: 'markdown', source: `[more](/showroom/hall-entrance?article=${canary.id})` }),
  'article-blocks': (canary) => byText(canary, linkBlocks(`/?article=${canary.id}`)),
  'article-icon': (canary) => ({
    content: {
      icons: [iconOf(canary)],
      articles: [
        article(canary.holder, 'Holder', {
          sections: [{ kind: 'text', title: '', icon: canary.name, text: { format: 'html', source: 'x' } }],
        }),
      ],
    },
    link: tapped(opens(canary.holder)),
  }),
  'article-icon-list': (canary) => ({
    content: {
      icons: [iconOf(canary)],
      articles: [
        article(canary.holder, 'Holder', {
          sections: [{ kind: 'iconList', title: '', items: [{ icon: canary.name, title: 'x', text: '' }] }],
        }),
      ],
    },
    link: tapped(opens(canary.holder)),
  }),
} satisfies Readonly<Record<string, (canary: Canary) => Reference>>;

export type SoleReference = keyof typeof SOLE_REFERENCES;

/** Ways that begin in a world: a single location has none of them. */
export const REFERENCES_OF_WORLDS: ReadonlySet<SoleReference> = new Set([
  'menu-of-world',
  'screensaver-of-world',
]);
