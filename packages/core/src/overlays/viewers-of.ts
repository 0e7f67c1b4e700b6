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
  const addViewer = (title: string, viewer: Viewer | undefined): void => {
    if (viewer === undefined) return;
    const key = keyOf(viewer.kind, viewerId(viewer));
    if (!viewers.has(key)) viewers.set(key, { title, viewer });
    if (viewer.kind === 'view360') for (const hotspot of viewer.hotspots) add(hotspot);
  };
  const add = ({ title, action, cover }: OfferedAction): void => {
    addViewer(title, viewerOfAction(action));
    if (action.kind !== 'openIframe') return;
    const known = iframes.get(action.iframe);
    const picture = known?.picture ?? (isPicture(cover) ? cover : undefined);
    iframes.set(action.iframe, {
      title: known?.title ?? (action.title === '' ? title : action.title),
      url: action.url,
      ...(picture && { picture }),
    });
  };
  for (const { hotspots } of snapshot.locations) for (const hotspot of hotspots) add(hotspot);
  for (const article of snapshot.articles) {
    for (const section of article.sections) {
      addViewer(section.title === '' ? article.title : section.title, viewerOfSection(section));
      if (section.kind === 'iframe' && section.poster && !posters.has(section.url)) {
        posters.set(section.url, section.poster);
      }
      // A download opens in the showroom as well: that is where a search leads to.
      for (const file of section.kind === 'downloads' ? section.files : []) {
        if (isPdf(file)) addViewer(fileTitle(file), { kind: 'pdf', documents: [file] });
      }
    }
    for (const offered of actionsOfArticle(article)) add(offered);
  }
  for (const { title, links, actionButtons, mediaLibrary } of snapshot.dashboards) {
    for (const button of [...links, ...actionButtons]) add(button);
    for (const shelf of mediaLibrary) {
      addViewer(shelf.title === '' ? title : shelf.title, {
        kind: 'media',
        media: shelf.media,
        platformVideos: [],
      });
    }
  }
  for (const { items } of snapshot.menus) {
    for (const { title, actions, cover, media } of items) {
      const picture = cover ?? media;
      for (const action of actions) add({ title, action, ...(picture && { cover: picture }) });
    }
  }
  for (const { event, actions } of snapshot.boxHooks) {
    for (const action of actions) add({ title: event, action });
  }
  return {
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
