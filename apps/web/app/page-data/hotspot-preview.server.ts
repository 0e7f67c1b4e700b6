import { pictureOf } from '@vitrine/core/background/aspect-ratio';
import { imageUrl } from '@vitrine/core/media/image-address';
import type { Action } from '@vitrine/core/world/action';
import type { Media } from '@vitrine/core/world/media';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { HotspotPreview } from './location-view.ts';
import { coverOfAction } from './pictures.server.ts';
import { indexOf } from './snapshot-index.server.ts';

/** Pixels that the picture of a card is fetched in: the card is 260 wide. */
const WIDTH = 500;

/** Characters of a card's line. */
const LINE = 110;

/**
 * The preview of what a hotspot opens. It comes with the page, so it is as little as a card needs: the address of a
 * picture and one line.
 *
 * @param labelPicture the editor's own picture of a hotspot: it wins over the one of what is opened.
 */
export function previewOf(
  snapshot: Snapshot,
  action: Action,
  labelPicture: Media | undefined,
): HotspotPreview | undefined {
  const picture = labelPicture ?? pictureFor(snapshot, action);
  const line = lineFor(snapshot, action);
  if (picture === undefined && line === '') return undefined;
  return { ...(picture && { picture: imageUrl(picture, WIDTH) }), ...(line !== '' && { line }) };
}

function pictureFor(snapshot: Snapshot, action: Action): Media | undefined {
  if (action.kind !== 'navigate') return coverOfAction(snapshot, action);
  const backgrounds = indexOf(snapshot).locations.get(action.target)?.backgrounds ?? [];
  return backgrounds.map((background) => pictureOf(background)).find(Boolean);
}

function lineFor(snapshot: Snapshot, action: Action): string {
  switch (action.kind) {
    case 'openArticle':
      return firstLine(indexOf(snapshot).articles.get(action.article)?.summary ?? '');
    case 'navigate':
      return firstLine(indexOf(snapshot).locations.get(action.target)?.description ?? '');
    case 'openIframe':
    case 'openLink':
      return hostOf(action.url);
    default:
      return '';
  }
}

/** The first sentence, cut at a word where it is long. */
function firstLine(text: string): string {
  const sentence = /^.*?[.!?](?=\s|$)/su.exec(text.trim())?.[0] ?? text.trim();
  if (sentence.length <= LINE) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(' ', LINE - 1)).replace(/[\s,;:–—-]+$/u, '')} …`;
}

/** Which site a link leads to; empty for an e-mail or a telephone number, whose title says it. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
}
