import type { ArticleSection, ArticleSectionContent } from '../src/world/content.ts';
import { payloadId } from '../src/world/ids.ts';
import { aClip, aPicture } from './media.ts';

/**
 * A section of every kind there is: a new kind does not compile until it is added here.
 *
 * @param name prefixes the name of every file and occurs in every text.
 */
export function aSectionOfEachKind(
  name: string,
): Readonly<Record<ArticleSectionContent['kind'], ArticleSection>> {
  const title = `Section of ${name}`;
  const picture = (part: string) => aPicture({ name: `${name}-${part}.jpg` });
  const film = aClip({ name: `${name}-film.mp4` });
  const captions = aClip({ name: `${name}-captions.vtt`, ext: '.vtt', mime: 'text/vtt' });
  const document = aPicture({ name: `${name}-sheet.pdf`, ext: '.pdf', mime: 'application/pdf' });
  const hotspot = {
    title: `Hotspot of ${name}`,
    yaw: 10,
    pitch: -5,
    action: { kind: 'navigate', target: payloadId('entrance') } as const,
  };
  return {
    text: { kind: 'text', title, text: { format: 'markdown', source: `Words on ${name}` } },
    media: { kind: 'media', title, media: [picture('one'), film] },
    imageGallery: { kind: 'imageGallery', title, images: [picture('gallery')] },
    slider: { kind: 'slider', title, slides: [{ title: '', text: name, image: picture('slide') }] },
    iconList: { kind: 'iconList', title, items: [{ title: name, text: '' }] },
    video: { kind: 'video', title, video: film, poster: picture('poster'), captions },
    platformVideo: {
      kind: 'platformVideo',
      title,
      video: { platform: 'vimeo', id: '76979871' },
      poster: picture('platform-poster'),
    },
    table: { kind: 'table', title, rows: [['Model', name]] },
    downloads: { kind: 'downloads', title, files: [document] },
    view360: {
      kind: 'view360',
      title,
      media: [aPicture({ name: `${name}-panorama.jpg`, width: 4000, height: 2000 })],
      hotspots: [hotspot],
    },
    syncedImages: { kind: 'syncedImages', title, images: [picture('before'), picture('after')] },
    pdf: { kind: 'pdf', title, document },
    iframe: {
      kind: 'iframe',
      title,
      url: `https://www.example.com/${name}`,
      poster: picture('frame-poster'),
    },
    contact: { kind: 'contact', title, contact: { name, role: '', photo: picture('photo') } },
    actionButtons: {
      kind: 'actionButtons',
      title,
      buttons: [{ title: name, action: hotspot.action, cover: picture('cover') }],
    },
  };
}
