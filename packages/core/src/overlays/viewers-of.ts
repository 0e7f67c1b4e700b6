import { isPicture } from '../media/media-kind.ts';
import { actionsOfArticle } from '../world/article-actions.ts';
import type { OfferedAction } from '../world/article-actions.ts';
import type { OverlayId } from '../world/ids.ts';
import { fileTitle } from '../world/media.ts';
import type { Media } from '../world/media.ts';
import type { Snapshot } from '../world/snapshot.ts';
import { viewerId, viewerOfAction, viewerOfSection } from './viewer.ts';
import type { Viewer, ViewerKind } from './viewer.ts';

/** A viewer with the title under which it is opened. */
export interface TitledViewer {
  readonly title: string;
  readonly viewer: Viewer;
}

/** A page of another site that is opened in a frame on top of ours. */
export interface IframeTarget {
  readonly title: string;
  readonly url: string;
  /** What is shown before it is loaded: the picture that an article gives it, else that of what opens it. */
  readonly picture?: Media;
}

/** Everything in a snapshot that an address can open by number, besides its articles and dashboards. */
export interface OverlayTargets {
  readonly viewer: (kind: ViewerKind, id: OverlayId) => TitledViewer | undefined;
  readonly iframe: (id: OverlayId) => IframeTarget | undefined;
  /** Every set of documents that is opened anywhere. */
  readonly documents: readonly DocumentsTarget[];
  /**
   * What each entry opens, by the entry and the position in it: in every language the same entry opens its counterpart,
   * which has another number where it shows other files.
   */
  readonly openers: ReadonlyMap<string, OpenedByNumber>;
}

/** An overlay that a number names, without its page or item. */
export interface OpenedByNumber {
  readonly kind: ViewerKind | 'iframe';
  readonly id: OverlayId;
}

/** Documents with the title under which they are opened. */
export interface DocumentsTarget extends TitledViewer {
  readonly viewer: Extract<Viewer, { readonly kind: 'pdf' }>;
}

/**
 * Finds everything that can be opened by number. If two entries open the same files, the first one's title is used.
 */
export function overlayTargetsOf(
  snapshot: Pick<Snapshot, 'locations' | 'articles' | 'dashboards' | 'menus' | 'boxHooks'>,
): OverlayTargets {
  const viewers = new Map<string, TitledViewer>();
  const iframes = new Map<OverlayId, IframeTarget>();
  const posters = new Map<string, Media>();
  const openers = new Map<string, OpenedByNumber>();
  const addViewer = (opener: string, title: string, viewer: Viewer | undefined): void => {
    if (viewer === undefined) return;
    const { kind } = viewer;
    const id = viewerId(viewer);
    const key = keyOf(kind, id);
    if (!viewers.has(key)) viewers.set(key, { title, viewer });
    openers.set(opener, { kind, id });
    if (kind === 'view360') addAll(opener, viewer.hotspots);
  };
  const addAll = (opener: string, offered: readonly OfferedAction[]): void => {
    for (const [index, each] of offered.entries()) add(`${opener} ${index}`, each);
  };
  const add = (opener: string, { title, action, cover }: OfferedAction): void => {
    addViewer(opener, title, viewerOfAction(action));
    if (action.kind !== 'openIframe') return;
    openers.set(opener, { kind: 'iframe', id: action.iframe });
    const known = iframes.get(action.iframe);
    const picture = known?.picture ?? (isPicture(cover) ? cover : undefined);
    iframes.set(action.iframe, {
      title: known?.title ?? (action.title === '' ? title : action.title),
      url: action.url,
      ...(picture && { picture }),
    });
  };
  for (const { payloadId, hotspots } of snapshot.locations) addAll(`location ${payloadId}`, hotspots);
  for (const article of snapshot.articles) {
    const ofArticle = `article ${article.id}`;
    for (const [index, section] of article.sections.entries()) {
      const ofSection = `${ofArticle} section ${index}`;
      addViewer(ofSection, section.title === '' ? article.title : section.title, viewerOfSection(section));
      if (section.kind === 'iframe' && section.poster && !posters.has(section.url)) {
        posters.set(section.url, section.poster);
      }
      // A download opens in the showroom as well: that is where a search leads to.
      for (const [position, file] of section.kind === 'downloads' ? section.files.entries() : []) {
        if (isPdf(file)) {
          addViewer(`${ofSection} ${position}`, fileTitle(file), { kind: 'pdf', documents: [file] });
        }
      }
    }
    addAll(ofArticle, actionsOfArticle(article));
  }
  for (const { id, title, links, actionButtons, mediaLibrary } of snapshot.dashboards) {
    const ofDashboard = `dashboard ${id}`;
    addAll(ofDashboard, [...links, ...actionButtons]);
    for (const [index, shelf] of mediaLibrary.entries()) {
      addViewer(`${ofDashboard} shelf ${index}`, shelf.title === '' ? title : shelf.title, {
        kind: 'media',
        media: shelf.media,
        platformVideos: [],
      });
    }
  }
  for (const { key, items } of snapshot.menus) {
    for (const [index, { title, actions, cover, media }] of items.entries()) {
      const picture = cover ?? media;
      const withPicture = picture ? { cover: picture } : {};
      for (const [position, action] of actions.entries()) {
        add(`menu ${key} ${index} ${position}`, { title, action, ...withPicture });
      }
    }
  }
  for (const [index, { event, actions }] of snapshot.boxHooks.entries()) {
    addAll(
      `hook ${index}`,
      actions.map((action) => ({ title: event, action })),
    );
  }
  return {
    openers,
    viewer: (kind, id) => viewers.get(keyOf(kind, id)),
    iframe(id) {
      const target = iframes.get(id);
      const poster = target && posters.get(target.url);
      return target && (poster ? { ...target, picture: poster } : target);
    },
    documents: [...viewers.values()].filter((target) => isDocuments(target)),
  };
}

function isPdf({ mime }: Media): boolean {
  return mime.toLowerCase() === 'application/pdf';
}

function isDocuments(target: TitledViewer): target is DocumentsTarget {
  return target.viewer.kind === 'pdf';
}

function keyOf(kind: ViewerKind, id: OverlayId): string {
  return `${kind}:${id}`;
}
