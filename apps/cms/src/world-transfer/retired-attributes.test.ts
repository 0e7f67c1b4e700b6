import { expect, test } from 'vitest';
import { contentOf } from './content.ts';
import { withoutRetired } from './retired-attributes.ts';

function link(component: string) {
  return { __component: component, url: 'https://a.example', new_window: false };
}

test('a switch that did nothing is left out of files from before, in every language; others stay', () => {
  const custom = link('hotspots.custom-open-link');
  const plain = link('hotspots.open-link');
  expect(withoutRetired({ slug: 'hall', hotspots: { en: [custom, plain], de: [custom] } })).toEqual({
    slug: 'hall',
    hotspots: {
      en: [{ __component: 'hotspots.custom-open-link', url: 'https://a.example' }, plain],
      de: [{ __component: 'hotspots.custom-open-link', url: 'https://a.example' }],
    },
  });
});

test('the content of a world file has none of it', () => {
  const entries = { locations: { hall: { hotspots: [link('hotspots.custom-open-link')] } } };
  const content = contentOf({ entries, locales: ['en'] } as unknown as Parameters<typeof contentOf>[0]);
  expect(JSON.stringify([...(content.entries['locations'] ?? [])])).not.toContain('new_window');
});
