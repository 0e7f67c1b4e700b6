import type { WorldFileEntry } from '@vitrine/world-file';
import type { InfoHotspot } from '../tour.ts';

/** The target of an info hotspot. */
export type InfoTarget =
  | { readonly kind: 'article'; readonly key: string }
  | { readonly kind: 'link'; readonly address: string }
  | { readonly kind: 'media'; readonly name: string };

/** The attributes of the hotspot on the flat view, without its position. */
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

/** The same as an action, for the panorama and for buttons. */
export function infoAction(target: InfoTarget): WorldFileEntry {
  switch (target.kind) {
    case 'article':
      return { kind: 'open_article', article: target.key };
    case 'link':
      return { kind: 'open_link', url: target.address, new_window: true };
    case 'media':
      return { kind: 'open_media', files: [target.name] };
  }
}

/**
 * The article of an info hotspot. Its text is stored as blocks, which are shown literally, while HTML and markdown
 * would interpret characters in it.
 */
export function infoArticle(hotspot: InfoHotspot, locale: string): WorldFileEntry {
  return {
    title: { [locale]: hotspot.title },
    sections: [
      {
        __component: 'article-sections.text',
        text: { [locale]: paragraphs(hotspot.text === '' ? hotspot.title : hotspot.text) },
      },
    ],
  };
}

function paragraphs(text: string): readonly WorldFileEntry[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ type: 'paragraph', children: [{ type: 'text', text: line }] }));
}
