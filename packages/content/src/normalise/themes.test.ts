import { describe, expect, test } from 'vitest';
import { entriesOf, fetchedFrom, smallWorld } from '../../fixtures/small-world.ts';
import type { Answers } from '../../fixtures/small-world.ts';
import { assembleBundle } from './assemble-bundle.ts';

const loaded = (change: (answers: Answers) => void) => {
  const answers = smallWorld();
  change(answers);
  return assembleBundle(fetchedFrom(answers));
};

const brandIs = (brand: object) => (answers: Answers) => {
  for (const locale of ['en', 'de']) {
    for (const entry of entriesOf(answers, '/api/app-setting', locale)) entry['brand'] = brand;
  }
};

const themeOf = ({ snapshots }: ReturnType<typeof loaded>, slug: string) =>
  snapshots['en']?.worlds.find((world) => world.slug === slug)?.theme;

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
        theme: { primary_color: '#0b3d91', corners: 'square', header_look: 'solid', appearance: null },
      }),
    );
    const brand = { primary: '#0b3d91', secondary: '#be185d', corners: 'square', headerLook: 'solid' };
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
});
