import { isPicture, isVideo } from '@vitrine/core/media/media-kind';
import { isEmbedAllowed } from '@vitrine/core/links/embed-host';
import { normaliseLink } from '@vitrine/core/links/link';
import { viewerId, viewerOfSection } from '@vitrine/core/overlays/viewer';
import type { Article, ArticleSection } from '@vitrine/core/world/content';
import type { ClientMedia, Media } from '@vitrine/core/world/media';
import type { ArticleSectionContentView, ArticleSectionView, MediaItemView } from './article-view.ts';
import { readRichText } from '~/rich-text/rich-text.server.ts';
import { fileView, iconOf, shownMedia } from './article-parts.server.ts';
import type { OverlayRequest } from '~/page-data/overlay-definition.server.ts';
import { personView } from '~/page-data/person-view.server.ts';
import { buildView360 } from '~/page-data/view-360.server.ts';

type SectionOf<Kind extends ArticleSection['kind']> = Extract<ArticleSection, { readonly kind: Kind }>;
type Contents = readonly ArticleSectionContentView[];

/** The content of a section; undefined where there is nothing to show, not even a heading. */
export function sectionViews(
  section: ArticleSection,
  article: Article,
  request: OverlayRequest,
): readonly ArticleSectionView[] {
  return contentsOf(section, article, request).map((content, index) =>
    // Files among the pictures of a section follow below the same heading.
    Object.assign({ title: index === 0 ? section.title : '' }, content),
  );
}

function contentsOf(section: ArticleSection, article: Article, request: OverlayRequest): Contents {
  switch (section.kind) {
    case 'text':
      return textOf(section, article, request);
    case 'media':
      return mediaOf(section, request);
    case 'imageGallery':
      return galleryOf(section, request);
    case 'slider':
      return sliderOf(section, request);
    case 'iconList':
      return iconListOf(section, request);
    case 'video':
      return [videoOf(section)];
    case 'platformVideo':
      return [{ kind: 'platformVideo', video: section.video, ...posterOf(section) }];
    case 'table':
      return tableOf(section);
    case 'downloads':
      return downloadsOf(section.files, request);
    case 'view360':
      return view360Of(section, request);
    case 'syncedImages':
      return syncedOf(section, request);
    case 'pdf':
      return [
        { kind: 'pdf', document: fileView(section.document, request), href: viewerHref(section, request) },
      ];
    case 'iframe':
      return iframeOf(section, request);
    case 'contact':
      return [
        {
          kind: 'contact',
          person: personView(section.contact),
          formHref: request.hrefTo({ kind: 'contact' }),
        },
      ];
    case 'actionButtons':
      return buttonsOf(section, request);
    default:
      // Content that a newer showroom than this one stored.
      section satisfies never;
      return [];
  }
}

function textOf(section: SectionOf<'text'>, article: Article, request: OverlayRequest): Contents {
  const { html, isCut, isPlain } = readRichText(section.text, {
    headingLevel: section.title === '' ? 3 : 4,
    nameNewWindow: (title) => request.t('hotspot__new_window', { title }),
  });
  if (isCut || isPlain) report(section, article, request, isCut);
  if (html === '' && section.title === '') return [];
  return [{ kind: 'text', html, isCut, ...iconOf(section.icon, request) }];
}

/** Logged once for each text, not once for each visitor. */
const reported = new WeakSet<object>();

function report(
  section: SectionOf<'text'>,
  article: Article,
  { server, snapshot }: OverlayRequest,
  isCut: boolean,
): void {
  if (reported.has(section.text)) return;
  reported.add(section.text);
  const details = { article: article.id, section: section.title, locale: snapshot.locale };
  server.logger.warn(
    details,
    isCut
      ? 'A text of this article is too long for a page; the rest was left out.'
      : 'A text of this article is not readable markup; it is shown as plain text.',
  );
}

function mediaOf(section: SectionOf<'media'>, request: OverlayRequest): Contents {
  const items = openable(section, section.media, request);
  const others = section.media.filter((media) => !isShowable(media));
  return [
    ...(items.length === 0 ? [] : [{ kind: 'media' as const, items }]),
    ...downloadsOf(others, request),
  ];
}

function galleryOf(section: SectionOf<'imageGallery'>, request: OverlayRequest): Contents {
  const pictures = openable(section, section.images, request).filter(({ media }) => isPicture(media));
  return pictures.length === 0 ? [] : [{ kind: 'gallery', pictures }];
}

/** Pictures and videos; each picture with the address that enlarges it, where pictures count from 1. */
function openable(
  section: ArticleSection,
  files: readonly Media[],
  request: OverlayRequest,
): readonly MediaItemView[] {
  return files
    .filter((file) => isShowable(file))
    .map((file, index) => {
      const media = shownMedia(file);
      return isPicture(file) ? { media, href: viewerHref(section, request, index + 1) } : { media };
    });
}

function sliderOf(section: SectionOf<'slider'>, request: OverlayRequest): Contents {
  const { autoplay, interval, pauseOnFocus, pauseOnHover } = request.snapshot.settings.contentSlider;
  let item = 0;
  const slides = section.slides.filter((slide) => slide.image !== undefined || isWorded(slide));
  if (slides.length === 0) return [];
  return [
    {
      kind: 'slider',
      options: { autoplay, interval, pauseOnFocus, pauseOnHover },
      slides: slides.map(({ title, text, image }) => {
        if (image === undefined) return { title, text };
        item += 1;
        return { title, text, image: shownMedia(image), href: viewerHref(section, request, item) };
      }),
    },
  ];
}

function iconListOf({ items }: SectionOf<'iconList'>, request: OverlayRequest): Contents {
  const worded = items.filter((item) => isWorded(item));
  if (worded.length === 0) return [];
  return [
    {
      kind: 'iconList',
      items: worded.map(({ icon, title, text }) => Object.assign({ title, text }, iconOf(icon, request))),
    },
  ];
}

function videoOf(section: SectionOf<'video'>): ArticleSectionContentView {
  const { captions } = section;
  return {
    kind: 'video',
    video: shownMedia(section.video),
    ...posterOf(section),
    ...(captions && { captions: shownMedia(captions) }),
  };
}

function posterOf({ poster }: { readonly poster?: Media }): { readonly poster?: ClientMedia } {
  return poster ? { poster: shownMedia(poster) } : {};
}

/** "The first row heads the columns" (core: `ArticleSectionContent`). */
function tableOf({ rows: [heads = [], ...rows] }: SectionOf<'table'>): Contents {
  return heads.length === 0 ? [] : [{ kind: 'table', heads, rows }];
}

function downloadsOf(files: readonly Media[], request: OverlayRequest): Contents {
  if (files.length === 0) return [];
  return [{ kind: 'downloads', files: files.map((file) => fileView(file, request)) }];
}

function view360Of(section: SectionOf<'view360'>, request: OverlayRequest): Contents {
  const view = buildView360(section.media, section.hotspots, request);
  if (view === undefined) return [];
  const poster = section.media.find((media) => isPicture(media));
  return [
    {
      kind: 'view360',
      view,
      href: viewerHref(section, request),
      ...(poster && { poster: shownMedia(poster) }),
    },
  ];
}

function syncedOf(section: SectionOf<'syncedImages'>, request: OverlayRequest): Contents {
  const images = section.images.filter((image) => isPicture(image)).map((image) => shownMedia(image));
  return images.length === 0 ? [] : [{ kind: 'syncedImages', images, href: viewerHref(section, request) }];
}

function iframeOf(section: SectionOf<'iframe'>, { snapshot }: OverlayRequest): Contents {
  const url = normaliseLink(section.url);
  // Mail and phone are links, but nothing that a frame could show.
  if (url === undefined || !/^https?:/i.test(url)) return [];
  const isAllowed = isEmbedAllowed(url, snapshot.settings.embedHosts);
  return [{ kind: 'iframe', url, isAllowed, ...posterOf(section) }];
}

function buttonsOf(section: SectionOf<'actionButtons'>, request: OverlayRequest): Contents {
  const buttons = section.buttons.flatMap(
    ({ title, action, cover }) => request.link(title, action, cover && shownMedia(cover)) ?? [],
  );
  return buttons.length === 0 ? [] : [{ kind: 'actionButtons', buttons }];
}

/** The address of a section's files over the whole screen; only called where there are some. */
function viewerHref(section: ArticleSection, { hrefTo }: OverlayRequest, item?: number): string {
  const viewer = viewerOfSection(section);
  if (viewer === undefined) return '';
  return hrefTo({ kind: viewer.kind, id: viewerId(viewer), ...(item !== undefined && { item }) });
}

function isWorded({ title, text }: { readonly title: string; readonly text: string }): boolean {
  return title !== '' || text !== '';
}

function isShowable(media: Media): boolean {
  return isPicture(media) || isVideo(media);
}
