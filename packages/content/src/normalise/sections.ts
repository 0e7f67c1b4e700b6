import { isPicture, isVideo } from '@vitrine/core/media/media-kind';
import { message } from '@vitrine/core/reports/message';
import type { ArticleSection, ArticleSectionContent } from '@vitrine/core/world/content';
import type { Media } from '@vitrine/core/world/media';
import type { WireArticleSection } from '../wire/article.ts';
import type { WireMedia } from '../wire/fields.ts';
import { buttonsOf, frameAddressOf } from './actions.ts';
import { contactOf } from './contacts.ts';
import { fileOf, firstFrameOf, picturesAndVideosOf, picturesOf, reportNoFile } from './files.ts';
import { isSyncable } from './open-files.ts';
import { platformVideoOf } from './platform-videos.ts';
import { isAbsent, present, textOf } from './present.ts';
import { richTextOf } from './rich-texts.ts';
import type { Scope } from './scope.ts';
import { tableRowsOf } from './tables.ts';
import { view360SectionOf } from './view-360-sections.ts';

/**
 * One section of an article, or none if nothing in it can be shown: that is reported, and the article continues
 * with the next.
 */
export function sectionOf(scope: Scope, wire: WireArticleSection, path: string): readonly ArticleSection[] {
  const content = contentOf(scope, wire, path);
  return content === undefined ? [] : [{ title: textOf(wire.title) ?? '', ...content }];
}

type Section<Kind extends ArticleSectionContent['kind']> = Extract<ArticleSectionContent, { kind: Kind }>;
type Wire<Component extends WireArticleSection['__component']> = Extract<
  WireArticleSection,
  { __component: Component }
>;

function contentOf(scope: Scope, wire: WireArticleSection, path: string): ArticleSectionContent | undefined {
  switch (wire.__component) {
    case 'article-sections.text':
      return textSection(scope, wire, path);
    case 'article-sections.media': {
      const at = `${path}.media`;
      const media = picturesAndVideosOf(scope, { files: wire.media, path: at });
      return withFiles(scope, at, media, { kind: 'media', media });
    }
    case 'article-sections.image-gallery': {
      const at = `${path}.images`;
      const images = picturesOf(scope, { files: wire.images, path: at });
      return withFiles(scope, at, images, { kind: 'imageGallery', images });
    }
    case 'article-sections.slider':
      return sliderSection(scope, wire, path);
    case 'article-sections.icon-list':
      return iconListSection(scope, wire, path);
    case 'article-sections.video':
      return videoSection(scope, wire, path);
    case 'article-sections.table': {
      const rows = tableRowsOf(scope, wire.rows, `${path}.rows`);
      return withEntries(scope, path, rows, { kind: 'table', rows });
    }
    case 'article-sections.downloads': {
      const at = `${path}.files`;
      const files = scope.mediaList(wire.files, at);
      return withFiles(scope, at, files, { kind: 'downloads', files });
    }
    case 'article-sections.view-360':
      return view360SectionOf(scope, wire, path);
    case 'article-sections.synced-images':
      return syncedImagesSection(scope, wire, path);
    case 'article-sections.pdf': {
      const document = scope.media(wire.document, `${path}.document`);
      if (document !== undefined) return { kind: 'pdf', document };
      reportNoFile(scope, `${path}.document`, LEFT_OUT);
      return undefined;
    }
    case 'article-sections.iframe': {
      if (textOf(wire.url) === undefined) return empty(scope, path);
      const url = frameAddressOf(scope, wire.url, `${path}.url`);
      if (url === undefined) return undefined;
      const at = { scope, path: `${path}.poster` };
      const poster = fileOf({ ...at, file: wire.poster, isWanted: isPicture, wanted: 'picture' });
      return { kind: 'iframe', url, ...present({ poster }) };
    }
    case 'article-sections.contact': {
      const contact = isAbsent(wire.contact) ? undefined : contactOf(scope, wire.contact, `${path}.contact`);
      return contact === undefined ? empty(scope, path) : { kind: 'contact', contact };
    }
    case 'article-sections.action-buttons': {
      const buttons = buttonsOf(scope, wire.buttons, `${path}.buttons`);
      return withEntries(scope, path, buttons, { kind: 'actionButtons', buttons });
    }
  }
}

const LEFT_OUT = 'report.noFileSection';

function empty(scope: Scope, path: string): undefined {
  scope.report('emptySection', path, message('report.emptySection'));
  return undefined;
}

function withFiles<Content extends ArticleSectionContent>(
  scope: Scope,
  path: string,
  files: readonly Media[],
  section: Content,
): Content | undefined {
  if (files.length > 0) return section;
  reportNoFile(scope, path, LEFT_OUT);
  return undefined;
}

function withEntries<Content extends ArticleSectionContent>(
  scope: Scope,
  path: string,
  entries: readonly unknown[],
  section: Content,
): Content | undefined {
  return entries.length > 0 ? section : empty(scope, path);
}

function textSection(
  scope: Scope,
  wire: Wire<'article-sections.text'>,
  path: string,
): Section<'text'> | undefined {
  const text = richTextOf(scope, { blocks: wire.text, source: wire.html });
  if (text === undefined) return empty(scope, path);
  return { kind: 'text', text, ...present({ icon: scope.icon(wire.icon, `${path}.icon`) }) };
}

function sliderSection(
  scope: Scope,
  wire: Wire<'article-sections.slider'>,
  path: string,
): Section<'slider'> | undefined {
  const slides = (wire.slides ?? []).flatMap((slide, index) => {
    const at = `${path}.slides[${index}].image`;
    const image = fileOf({ scope, file: slide.image, path: at, isWanted: isPicture, wanted: 'picture' });
    const [title, text] = [textOf(slide.title) ?? '', textOf(slide.text) ?? ''];
    return title === '' && text === '' && image === undefined ? [] : [{ title, text, ...present({ image }) }];
  });
  return withEntries(scope, path, slides, { kind: 'slider', slides });
}

function iconListSection(
  scope: Scope,
  wire: Wire<'article-sections.icon-list'>,
  path: string,
): Section<'iconList'> | undefined {
  const items = (wire.items ?? []).flatMap((item, index) => {
    const [title, text] = [textOf(item.title) ?? '', textOf(item.text) ?? ''];
    if (title === '' && text === '') return [];
    return [{ title, text, ...present({ icon: scope.icon(item.icon, `${path}.items[${index}].icon`) }) }];
  });
  return withEntries(scope, path, items, { kind: 'iconList', items });
}

/** A file goes before an address on a video platform. */
function videoSection(
  scope: Scope,
  wire: Wire<'article-sections.video'>,
  path: string,
): Section<'video' | 'platformVideo'> | undefined {
  const at = (name: string) => ({ scope, path: `${path}.${name}` });
  const video = fileOf({ ...at('video'), file: wire.video, isWanted: isVideo, wanted: 'video' });
  const poster = (file: WireMedia | null | undefined) =>
    present({ poster: fileOf({ ...at('poster'), file, isWanted: isPicture, wanted: 'picture' }) });
  if (video !== undefined) {
    const captions = fileOf({
      ...at('captions'),
      file: wire.captions,
      isWanted: isWebVtt,
      wanted: 'captions',
    });
    return {
      kind: 'video',
      video,
      ...poster(wire.poster ?? firstFrameOf(wire.video)),
      ...present({ captions }),
    };
  }
  const shown = platformVideoOf(scope, wire.url, `${path}.url`);
  if (shown !== undefined) return { kind: 'platformVideo', video: shown, ...poster(wire.poster) };
  if (textOf(wire.url) === undefined) reportNoFile(scope, `${path}.video`, LEFT_OUT);
  return undefined;
}

/** The only captions that browsers read. */
function isWebVtt({ mime, ext }: Media): boolean {
  return mime.toLowerCase() === 'text/vtt' || ext.toLowerCase() === '.vtt';
}

function syncedImagesSection(
  scope: Scope,
  wire: Wire<'article-sections.synced-images'>,
  path: string,
): Section<'syncedImages' | 'imageGallery'> | undefined {
  const at = `${path}.images`;
  const images = picturesOf(scope, { files: wire.images, path: at });
  if (images.length === 0) return withFiles(scope, at, images, { kind: 'syncedImages', images });
  return isSyncable(scope, images, at) ? { kind: 'syncedImages', images } : { kind: 'imageGallery', images };
}
