import { formatMessage } from '@vitrine/core/reports/message';
import { describe, expect, test } from 'vitest';
import { entriesOf, fetchedFrom, smallWorld } from '../../fixtures/small-world.ts';
import type { Answers } from '../../fixtures/small-world.ts';
import { assembleBundle } from './assemble-bundle.ts';

function loaded(change: (answers: Answers) => void) {
  const answers = smallWorld();
  change(answers);
  return assembleBundle(fetchedFrom(answers));
}

function brandIs(brand: object) {
  return (answers: Answers) => {
    for (const locale of ['en', 'de']) {
      for (const entry of entriesOf(answers, '/api/app-setting', locale)) entry['brand'] = brand;
    }
  };
}

function themeOf({ snapshots }: ReturnType<typeof loaded>, slug: string) {
  return snapshots['en']?.worlds.find((world) => world.slug === slug)?.theme;
}

function font(name: string, facts?: unknown) {
  return {
    id: 7,
    name,
    url: `/uploads/${name}`,
    hash: name.split('.')[0],
    ext: `.${name.split('.')[1]}`,
    provider_metadata: { font: facts },
  };
}

describe('the look of worlds', () => {
  test('is the product’s where neither the world nor the brand has chosen one', () => {
    expect(
      themeOf(
        loaded(() => {}),
        'lab',
      ),
    ).toEqual({ primary: '#0f766e', secondary: '#be185d' });
    expect(
      themeOf(
        loaded(() => {}),
        'showroom',
      ),
    ).toMatchObject({ primary: '#115e59' });
  });

  test('is the brand’s where the world has chosen nothing', () => {
    const bundle = loaded(
      brandIs({
        name: ' Norvane ',
        theme: {
          primary_color: '#0b3d91',
          corners: 'square',
          header_look: 'solid',
          screen_scale: 'large',
          appearance: null,
        },
      }),
    );
    const brand = {
      primary: '#0b3d91',
      secondary: '#be185d',
      corners: 'square',
      headerLook: 'solid',
      screenScale: 'large',
    };
    expect(themeOf(bundle, 'lab')).toEqual(brand);
    expect(themeOf(bundle, 'showroom')).toEqual({ ...brand, primary: '#115e59' });
    expect(bundle.snapshots['en']?.settings.brand).toEqual({ name: 'Norvane', theme: brand });
  });

  test('leaves out what is no colour or no choice, and says so', () => {
    const bundle = loaded(
      brandIs({ theme: { primary_color: 'url(x)', secondary_color: '#fff;', corners: 'spiky' } }),
    );
    expect(themeOf(bundle, 'lab')).toEqual({ primary: '#0f766e', secondary: '#be185d' });
    expect(bundle.snapshots['en']?.settings.brand).toBeUndefined();
    const paths = bundle.reports.map(({ path }) => path).filter((path) => path.includes('brand'));
    expect([...new Set(paths)].toSorted()).toEqual([
      'app-setting.brand.theme.corners',
      'app-setting.brand.theme.primary_color',
      'app-setting.brand.theme.secondary_color',
    ]);
  });

  test('has the fonts that were chosen, with what the CMS has read of them', () => {
    const facts = { weights: [200, 800], lacks: 'Ж' };
    const bundle = loaded(
      brandIs({
        theme: { text_font: font('Sans.woff2', facts), heading_font: font('Head.ttf', { odd: 1 }) },
      }),
    );
    expect(themeOf(bundle, 'lab')).toMatchObject({
      textFont: { regular: { url: '/box-api/uploads/Sans.woff2', mime: 'font/woff2', font: facts } },
      headingFont: { url: '/box-api/uploads/Head.ttf', mime: 'font/ttf' },
    });
    expect(themeOf(bundle, 'lab')?.headingFont).not.toHaveProperty('font');
    expect(bundle.reports).toEqual([]);
  });

  test('leaves out what is no font, and a bold font alone, and says so', () => {
    const bundle = loaded(
      brandIs({ theme: { text_font_bold: font('Bold.woff2'), heading_font: font('Head.pdf') } }),
    );
    expect(themeOf(bundle, 'lab')).toEqual({ primary: '#0f766e', secondary: '#be185d' });
    const messages = bundle.reports.map(({ path, says }) => [path, formatMessage(says)]);
    expect(messages).toContainEqual([
      'app-setting.brand.theme.text_font_bold',
      'It has a bold font and no font for texts; the bold one is left out.',
    ]);
    expect(messages).toContainEqual([
      'app-setting.brand.theme.heading_font',
      expect.stringContaining('a font (WOFF2, WOFF, TTF or OTF)'),
    ]);
  });
});
