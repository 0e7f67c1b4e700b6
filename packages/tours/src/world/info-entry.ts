import { parsePlatformVideo } from '@vitrine/core/world/platform-video';
import type { WorldFileEntry } from '@vitrine/world-file';
import type { InfoHotspot } from '../tour.ts';

/** What an article of a hotspot shows below its text. */
export interface InfoParts {
  /** Pictures and films, as the library names them. */
  readonly media: readonly string[];
  /** Addresses of pages in frames and of films on video platforms. */
  readonly embeds: readonly string[];
  readonly links: readonly { readonly title: string; readonly address: string }[];
}

/** The target of an info hotspot. */
export type InfoTarget =
  | { readonly kind: 'article'; readonly key: string; readonly parts: InfoParts }
  | { readonly kind: 'link'; readonly address: string }
  | { readonly kind: 'media'; readonly name: string };

/**
 * What a hotspot opens: its only picture, film or link by itself, where it has no text; an article otherwise.
 *
 * @param key Of the article.
 */
export function infoTarget(text: string, key: string, parts: InfoParts): InfoTarget {
  const { media, embeds, links } = parts;
  const [medium] = media;
  const [link] = links;
  if (text === '' && media.length + embeds.length + links.length === 1) {
    if (medium !== undefined) return { kind: 'media', name: medium };
    if (link !== undefined) return { kind: 'link', address: link.address };
  }
  return { kind: 'article', key, parts };
}

/** The attributes of the hotspot, without its position. */
export function infoHotspot(title: WorldFileEntry, target: InfoTarget): WorldFileEntry {
  switch (target.kind) {
    case 'article':
      return { __component: 'hotspots.open-article', title, article: target.key };
    case 'link':
      return { __component: 'hotspots.open-link', title, url: target.address, new_window: true };
    case 'media':
      return {
        __component: 'hotspots.open-media',
        title,
        media_files: [target.name],
        show_as: 'lightbox',
      };
  }
}

function linkAction(address: string): WorldFileEntry {
  return { kind: 'open_link', url: address, new_window: true };
}

/**
 * The article of an info hotspot. Its text is stored as blocks, which are shown literally, while HTML and markdown
 * would interpret characters in it.
 */
export function infoArticle(hotspot: InfoHotspot, parts: InfoParts, locale: string): WorldFileEntry {
  const { media, embeds, links } = parts;
  const hasParts = media.length + embeds.length + links.length > 0;
  const text = hotspot.text === '' && !hasParts ? hotspot.title : hotspot.text;
  return {
    title: { [locale]: hotspot.title },
    sections: [
      ...(text === ''
        ? []
        : [{ __component: 'article-sections.text', text: { [locale]: paragraphs(text) } }]),
      ...(media.length === 0 ? [] : [{ __component: 'article-sections.media', media }]),
      ...embeds.map((url) => ({
        __component:
          parsePlatformVideo(url) === undefined ? 'article-sections.iframe' : 'article-sections.video',
        url,
      })),
      ...(links.length === 0
        ? []
        : [
            {
              __component: 'article-sections.action-buttons',
              buttons: links.map(({ title, address }) => ({
                title: { [locale]: title },
                action: linkAction(address),
              })),
            },
          ]),
    ],
  };
}

function paragraphs(text: string): readonly WorldFileEntry[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ type: 'paragraph', children: [{ type: 'text', text: line }] }));
}
