import { THEME_DEFAULTS } from '@vitrine/core/world/theme';
import type { Media } from '@vitrine/core/world/media';
import { aFont, aSnapshot, aPicture, someSettings } from '@vitrine/core/testing';
import { describe, expect, test } from 'vitest';
import { brandViewOf, titled } from './brand-view.server.ts';

const media = aPicture();
const icon: Media = {
  ...media,
  url: '/box-api/uploads/icon.png?v=1',
  mime: 'image/png',
  formats: {
    thumbnail: { url: '/box-api/uploads/thumbnail_icon.png?v=1', width: 156, height: 156 },
    small: { url: '/box-api/uploads/small_icon.png?v=1', width: 500, height: 500 },
  },
};

function viewOf(brand: object) {
  return brandViewOf(aSnapshot({ settings: someSettings({ brand }) }));
}

describe('the brand on a page', () => {
  test('is nothing where the showroom has none', () => {
    expect(brandViewOf(aSnapshot())).toBeUndefined();
  });

  test('has small copies of its icon, and none for home screens where it is a drawing', () => {
    expect(viewOf({ icon })).toEqual({
      icon: { href: '/box-api/uploads/thumbnail_icon.png?v=1', type: 'image/png' },
      touchIcon: '/box-api/uploads/small_icon.png?v=1',
    });
    const drawing = { ...icon, url: '/box-api/uploads/icon.svg', mime: 'image/svg+xml' };
    expect(viewOf({ icon: drawing })).toEqual({
      icon: { href: '/box-api/uploads/icon.svg', type: 'image/svg+xml' },
    });
  });

  test('has the style sheet of its fonts, and the tokens that name them', () => {
    const view = viewOf({ theme: { ...THEME_DEFAULTS, headingFont: aFont('Head.woff2') } });
    expect(view?.fontSheet).toMatch(/^\/box-api\/fonts\/faces\.css\?heading=.*Head\.woff2$/);
    expect(view?.theme).toMatchObject({ '--heading-font': expect.stringMatching(/^vitrine-/) });
    expect(viewOf({ theme: THEME_DEFAULTS })).not.toHaveProperty('fontSheet');
  });

  test('has its look as tokens, and its name at the end of titles', () => {
    expect(viewOf({ name: 'Norvane', theme: THEME_DEFAULTS })).toMatchObject({
      name: 'Norvane',
      theme: { '--primary': THEME_DEFAULTS.primary },
    });
    expect(titled({ name: 'Norvane' }, 'Entrance', undefined, 'Hall')).toBe('Entrance · Hall · Norvane');
    expect(titled(undefined, 'Entrance')).toBe('Entrance');
  });
});
