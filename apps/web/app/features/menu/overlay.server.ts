import { isVideo } from '@vitrine/core/media/media-kind';
import { isPicture } from '@vitrine/core/media/media-kind';
import { toClientMedia } from '@vitrine/core/media/client-media';
import { pictureOf } from '@vitrine/core/background/aspect-ratio';
import { inGroups, menuGroupsOf } from '@vitrine/core/menus/item-groups';
import type { DefaultMenuKey } from '@vitrine/core/menus/menu-keys';
import { pickMenu } from '@vitrine/core/menus/menu-levels';
import { enterMenu, GO_BACK_COMPONENT, shownItems, shownMenu } from '@vitrine/core/menus/nested-menus';
import type { MenuTrail } from '@vitrine/core/menus/nested-menus';
import type { Action } from '@vitrine/core/world/action';
import type { Menu, MenuGroup, MenuItem } from '@vitrine/core/world/content';
import type { Media } from '@vitrine/core/world/media';
import type { Glimpse, MenuItemKind, MenuItemView, MenuPart, MenuView } from './menu-view.ts';
import { menusAt } from '~/page-data/hooks-and-menus.server.ts';
import { indexOf } from '~/page-data/snapshot-index.server.ts';
import type { ActionLink } from '~/ui/action-link.ts';
import type {
  OverlayBuilder,
  OverlayDefinition,
  OverlayRequest,
} from '~/page-data/overlay-definition.server.ts';
import { videoExtras } from '~/page-data/video-extras.server.ts';

/** The menu of a location at the level that the address names; undefined where there is none. */
const build: OverlayBuilder<'menu', MenuView> = ({ trail: keys }, request) => {
  const maker = itemMaker(request, keys);
  const main = pickMenu('application-main' satisfies DefaultMenuKey, menusAt(request));
  const trail = trailOf(main, keys, request);
  const footer = maker.part('application-footer');
  if (trail === undefined && (keys.length > 0 || !footer)) return undefined;
  const shown = trail && shownMenu(trail);
  const above = trail?.at(-2);
  const items = trail ? itemsOf(shownItems(trail), maker.item, request) : [];
  // The panel is called what the button is called that opens it.
  const title = request.t('navigation__menu');
  const name = (menu: Menu | undefined) => (menu === main ? title : menu?.title || title);
  const eyebrow = above === undefined ? shown?.title : name(above);
  const content: MenuView = {
    path: keys.join('~'),
    depth: keys.length,
    items,
    ...(footer && { footer }),
    keysHref: request.hrefTo({ kind: 'keys' }),
  };
  return {
    frame: { title: name(shown), ...(eyebrow && { eyebrow }), size: 'sidebar-left' },
    content,
  };
};

export const definition: OverlayDefinition<'menu', MenuView> = { kind: 'menu', texts: ['menu'], build };

/** The menus that were entered, the main one first; undefined when one of them is not there. */
function trailOf(
  main: Menu | undefined,
  keys: readonly string[],
  { snapshot }: OverlayRequest,
): MenuTrail | undefined {
  const { byKey } = indexOf(snapshot).menus;
  const entered = keys.flatMap((key) => byKey.get(key) ?? []);
  const [outermost, ...nested] = main ? [main, ...entered] : entered;
  if (outermost === undefined || entered.length < keys.length) return undefined;
  return nested.reduce<MenuTrail>((trail, menu) => enterMenu(trail, menu), [outermost]);
}

/** The items that lead somewhere, under their headings, each picture once: the same one twice says nothing. */
function itemsOf(
  items: readonly MenuItem[],
  viewOf: (item: MenuItem) => MenuItemView | undefined,
  { snapshot }: OverlayRequest,
): readonly MenuItemView[] {
  const { byKey } = indexOf(snapshot).menus;
  const shown = items.flatMap((item) => {
    const view = viewOf(item);
    return view === undefined ? [] : [{ item, view }];
  });
  const groups = menuGroupsOf(
    shown.map(({ item }) => item),
    (key) => byKey.get(key),
  );
  const grouped = inGroups(shown.map(({ view }, index) => withGroup(view, groups[index])));
  const seen = new Set<string>();
  return grouped.map((view) => {
    const { picture, ...rest } = view;
    if (picture === undefined || view.kind === 'back') return view;
    if (seen.has(picture.url)) return rest;
    seen.add(picture.url);
    return view;
  });
}

function withGroup(view: MenuItemView, group: MenuGroup | undefined): MenuItemView {
  return group === undefined ? view : { ...view, group };
}

/** Makes the items of the menus of one overlay. */
function itemMaker(request: OverlayRequest, keys: readonly string[]) {
  const item = (of: MenuItem): MenuItemView | undefined => {
    if (of.component === GO_BACK_COMPONENT) {
      const href = request.hrefTo({ kind: 'menu', trail: keys.slice(0, -1) });
      const title = of.title || request.t('menu__back');
      return {
        kind: 'back',
        link: { title, kind: 'openMenu', href, opensNewWindow: false },
        isCurrent: false,
        ...looksOf(of.media, of.cover, request),
      };
    }
    const [action] = of.actions;
    const link = request.stackLink(of.title, of.actions);
    if (link === undefined || action === undefined) return undefined;
    return {
      kind: kindOf(link),
      link: action.kind === 'openMenu' ? { ...link, href: deeper(action.menuKey) } : link,
      isCurrent: action.kind === 'navigate' && action.target === request.location.payloadId,
      ...looksOf(of.media, of.cover ?? pictureBehind(action, request), request),
    };
  };
  const deeper = (key: string) => request.hrefTo({ kind: 'menu', trail: [...keys, key] });
  const part = (prefix: DefaultMenuKey): MenuPart | undefined => {
    const menu = pickMenu(prefix, menusAt(request));
    const items = (menu?.items ?? []).flatMap((of) =>
      of.component === GO_BACK_COMPONENT ? [] : (item(of) ?? []),
    );
    return items.length === 0 ? undefined : { title: menu?.title ?? '', items };
  };
  return { item, part };
}

function kindOf({ kind, href }: ActionLink): MenuItemKind {
  if (kind === 'openMenu') return 'submenu';
  if (href.startsWith('mailto:')) return 'mail';
  return href.startsWith('tel:') ? 'phone' : 'other';
}

/** The pictures of an item, beside its title and while it is pointed at. */
function looksOf(
  media: Media | undefined,
  cover: Media | undefined,
  request: OverlayRequest,
): Pick<MenuItemView, 'picture' | 'glimpse'> {
  const glimpse = media && glimpseOf(media, cover, request);
  return { ...(cover && { picture: toClientMedia(cover) }), ...(glimpse && { glimpse }) };
}

/** A film needs a still, else the item's cover, for visitors who see no films. */
function glimpseOf(
  media: Media,
  cover: Media | undefined,
  { snapshot }: OverlayRequest,
): Glimpse | undefined {
  if (isPicture(media)) return { picture: toClientMedia(media) };
  if (!isVideo(media)) return undefined;
  const still = videoExtras(snapshot, media).poster ?? cover;
  return { film: toClientMedia(media), ...(still && { picture: toClientMedia(still) }) };
}

/** An item without a cover shows the picture of what it opens. */
function pictureBehind(action: Action, { snapshot }: OverlayRequest): Media | undefined {
  const index = indexOf(snapshot);
  switch (action.kind) {
    case 'navigate':
      return index.locations
        .get(action.target)
        ?.backgrounds.map((background) => pictureOf(background))
        .find(Boolean);
    case 'openArticle':
      return index.articles.get(action.article)?.cover;
    default:
      return undefined;
  }
}
