import { describe, expect, test } from 'vitest';
import { aClip, aLocation, aNavigationHotspot, aPicture, aSnapshot } from '../../testing/index.ts';
import type { Article, MenuItem } from '../world/content.ts';
import { overlayId } from '../world/ids.ts';
import type { Media } from '../world/media.ts';
import { overlayTargetsOf } from './viewers-of.ts';

const MAP = { kind: 'openIframe', iframe: overlayId(7), url: 'https://maps.example/a', title: '' } as const;
const [poster, cover] = [aPicture({ name: 'poster.jpg' }), aPicture({ name: 'cover.jpg' })];

function pictureOf(options: {
  readonly poster?: Media;
  readonly item?: Partial<MenuItem>;
}): Media | undefined {
  const article: Article = {
    id: overlayId(3),
    title: 'Where we are',
    summary: '',
    tags: [],
    sections: [
      { kind: 'iframe', title: '', url: MAP.url, ...(options.poster && { poster: options.poster }) },
    ],
    actionButtons: [],
  };
  const item: MenuItem = { component: 'menu-items.item', title: 'Map', actions: [MAP], ...options.item };
  const snapshot = aSnapshot({
    articles: [article],
    locations: [
      aLocation({ hotspots: [{ ...aNavigationHotspot('reception'), title: 'Here', action: MAP }] }),
    ],
    menus: [{ key: 'main', title: '', items: [item] }],
  });
  const target = overlayTargetsOf(snapshot).iframe(MAP.iframe);
  expect(target).toMatchObject({ title: 'Here', url: MAP.url });
  return target?.picture;
}

describe('a page of another site', () => {
  test('has the picture that an article gives it, wherever it is opened', () => {
    expect(pictureOf({ poster, item: { cover } })).toBe(poster);
  });

  test('else that of what opens it, if that is a picture', () => {
    expect(pictureOf({ item: { cover } })).toBe(cover);
    expect(pictureOf({ item: { media: cover } })).toBe(cover);
    expect(pictureOf({ item: { media: aClip() } })).toBeUndefined();
    expect(pictureOf({})).toBeUndefined();
  });
});
