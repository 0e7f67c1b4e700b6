import type { Action, PanoramaHotspot } from '../world/action.ts';
import type {
  ActionButton,
  Article,
  ArticleSection,
  BoxHook,
  Dashboard,
  Icon,
  IconListItem,
  Menu,
  MenuItem,
  Screensaver,
} from '../world/content.ts';
import { articleName, dashboardName, iconName, menuName } from './content-names.ts';
import type { LinkedContent } from './linked-content.ts';
import { each, fields, kinds, leadsNowhere } from './reading.ts';
import type { Reader } from './reading.ts';

/** What each kind of content leads to, and where each kind of action leads. */
export interface ContentReaders {
  readonly action: Reader<Action>;
  readonly article: Reader<Article>;
  readonly dashboard: Reader<Dashboard>;
  readonly menu: Reader<Menu>;
  readonly screensaver: Reader<Screensaver>;
  readonly icon: Reader<Icon>;
  readonly hook: Reader<BoxHook>;
}

const icon: Reader<string> = (name) => [iconName(name)];

/** @param links finds the targets of texts and addresses. */
export function contentReaders(links: LinkedContent): ContentReaders {
  const action: Reader<Action> = kinds<Action>({
    openArticle: { article: (id) => [articleName(id)] },
    openDashboard: { dashboard: (id) => [dashboardName(id)] },
    openMenu: { menuKey: (key) => [menuName(key)] },
    openLink: { url: links.byAddress, newTab: leadsNowhere },
    openIframe: { url: links.byAddress, iframe: leadsNowhere, title: leadsNowhere },
    openView360: { media: leadsNowhere, hotspots: (hotspots) => each(panoramaHotspot)(hotspots) },
    openMedia: { media: leadsNowhere, platformVideos: leadsNowhere },
    openDocuments: { documents: leadsNowhere },
    openSlideshow: { media: leadsNowhere },
    openSyncedImages: { media: leadsNowhere },
    navigate: { target: leadsNowhere },
    openDoor: { door: leadsNowhere },
    // Names what the message is about; it does not show it.
    openContact: { subject: leadsNowhere, article: leadsNowhere },
  });
  const panoramaHotspot = fields<PanoramaHotspot>({
    action,
    title: leadsNowhere,
    yaw: leadsNowhere,
    pitch: leadsNowhere,
  });
  const button = fields<ActionButton>({ action, title: leadsNowhere, cover: leadsNowhere });
  const iconListItem = fields<IconListItem>({ icon, title: leadsNowhere, text: leadsNowhere });
  const title = leadsNowhere;
  const section = kinds<ArticleSection>({
    text: { title, icon, text: links.byText },
    iconList: { title, items: each(iconListItem) },
    view360: { title, media: leadsNowhere, hotspots: each(panoramaHotspot) },
    actionButtons: { title, buttons: each(button) },
    iframe: { title, url: links.byAddress, poster: leadsNowhere },
    media: { title, media: leadsNowhere },
    imageGallery: { title, images: leadsNowhere },
    slider: { title, slides: leadsNowhere },
    video: { title, video: leadsNowhere, poster: leadsNowhere, captions: leadsNowhere },
    platformVideo: { title, video: leadsNowhere, poster: leadsNowhere },
    table: { title, rows: leadsNowhere },
    downloads: { title, files: leadsNowhere },
    syncedImages: { title, images: leadsNowhere },
    pdf: { title, document: leadsNowhere },
    contact: { title, contact: leadsNowhere },
  });
  const menuItem = fields<MenuItem>({
    actions: each(action),
    component: leadsNowhere,
    title,
    media: leadsNowhere,
    cover: leadsNowhere,
    group: leadsNowhere,
  });
  return {
    action,
    article: fields<Article>({
      sections: each(section),
      actionButtons: each(button),
      id: leadsNowhere,
      title,
      summary: leadsNowhere,
      cover: leadsNowhere,
      coverFocus: leadsNowhere,
      figures: leadsNowhere,
      product: leadsNowhere,
      category: leadsNowhere,
      tags: leadsNowhere,
      isShownUnlinked: leadsNowhere,
    }),
    dashboard: fields<Dashboard>({
      text: links.byText,
      links: each(button),
      actionButtons: each(button),
      id: leadsNowhere,
      title,
      figures: leadsNowhere,
      logo: leadsNowhere,
      contacts: leadsNowhere,
      mediaLibrary: leadsNowhere,
      isShownUnlinked: leadsNowhere,
    }),
    menu: fields<Menu>({ items: each(menuItem), key: leadsNowhere, title }),
    screensaver: fields<Screensaver>({ id: leadsNowhere, name: leadsNowhere, items: leadsNowhere }),
    icon: fields<Icon>({ name: leadsNowhere, svg: leadsNowhere }),
    hook: fields<BoxHook>({
      id: leadsNowhere,
      actions: each(action),
      event: leadsNowhere,
      locations: leadsNowhere,
    }),
  };
}
