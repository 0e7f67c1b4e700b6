import { expect, test } from 'vitest';
import type { PopulatableSchema } from '../content-model/populate-tree.ts';
import { refuseBrokenContent } from './content-rule.ts';

function zone(...components: string[]): PopulatableSchema['attributes'][string] {
  return {
    type: 'dynamiczone',
    components,
  };
}

function list(component: string) {
  return { type: 'component', component };
}

const SCHEMAS: Readonly<Record<string, PopulatableSchema>> = {
  entry: {
    attributes: {
      title: { type: 'string' },
      number: { type: 'integer' },
      parts: zone(),
      buttons: list('actions.button'),
      figure: list('dashboard.figure'),
      product: list('article.product'),
      variants: list('article.variant'),
    },
  },
  'article-sections.table': { attributes: { title: { type: 'string' }, rows: { type: 'json' } } },
  'actions.button': { attributes: { action: list('actions.action') } },
  'article-sections.view-360': { attributes: { hotspots: list('view-360.hotspot') } },
  'view-360.hotspot': { attributes: { action: list('actions.action') } },
};

function refused(data: object): { field: string; message: string } | undefined {
  try {
    refuseBrokenContent({
      data: data as Record<string, unknown>,
      schema: SCHEMAS['entry'] ?? { attributes: {} },
      schemaOf: (uid) => SCHEMAS[uid],
    });
    return undefined;
  } catch (error) {
    const { message, details } = error as { message: string; details: { errors: { path: string[] }[] } };
    return { field: details.errors[0]?.path.join('.') ?? '', message };
  }
}

function part(component: string, fields: object) {
  return { parts: [{ __component: component, ...fields }] };
}

function button(action: object) {
  return { buttons: [{ action: { kind: 'navigate' } }, { action }] };
}

test.each<[string, object, string]>([
  ['a broken link of a hotspot', part('hotspots.open-link', { url: 'two words' }), 'parts.0.url'],
  ['a script', part('hotspots.custom-open-link', { url: 'javascript:alert(1)' }), 'parts.0.url'],
  [
    'a mail address in a frame',
    part('hotspots.open-link', { url: 'mailto:a@b.example', in_frame: true }),
    'parts.0.url',
  ],
  ['an embedded page', part('article-sections.iframe', { url: 'tel:+49 30' }), 'parts.0.url'],
  ['a video that is none', part('article-sections.video', { url: 'https://example.com/v' }), 'parts.0.url'],
  ['a hotspot’s video', part('hotspots.open-media', { video_url: 'youtube.com/@me' }), 'parts.0.video_url'],
  ['a menu item’s video', part('menu-items.media', { video_url: 'x' }), 'parts.0.video_url'],
  ['a table that is a record', part('article-sections.table', { rows: { a: 1 } }), 'parts.0.rows'],
  ['a table of texts', part('article-sections.table', { rows: ['a'] }), 'parts.0.rows'],
  ['a table in broken JSON', part('article-sections.table', { rows: '[["a"]' }), 'parts.0.rows'],
  ['a button’s link', button({ kind: 'open_link', url: 'ftp://x' }), 'buttons.1.action.url'],
  [
    'a source with a password',
    { figure: { source_address: 'https://me:word@data.example/a.csv', source_field: 'power' } },
    'figure.source_address',
  ],
  ['a source without a scheme', { figure: { source_address: 'data.example' } }, 'figure.source_address'],
  [
    'a source without a column',
    { figure: { source_address: 'https://data.example/a.csv', source_field: ' ' } },
    'figure.source_field',
  ],
  ['a column without a source', { figure: { source_field: 'power' } }, 'figure.source_address'],
  ['a button’s video', button({ kind: 'open_video', url: 'https://example.com' }), 'buttons.1.action.url'],
  [
    'a link deep in a panorama',
    part('article-sections.view-360', { hotspots: [{ action: { kind: 'open_iframe', url: 'a b' } }] }),
    'parts.0.hotspots.0.action.url',
  ],
])('%s is refused at its field', (_name, data, field) => {
  expect(refused(data)?.field).toBe(field);
});

test.each<[string, object]>([
  ['an address that is still missing', part('hotspots.open-link', { url: ' ' })],
  ['a link without a scheme', part('menu-items.link', { url: 'example.com/a' })],
  ['a mail address as a link', part('hotspots.open-link', { url: 'mailto:a@b.example', in_frame: false })],
  ['a source', { figure: { source_address: ' http://meters:8080/a?key=1 ', source_field: 'a.b' } }],
  ['a figure without a source', { figure: { source_address: null, source_field: '' } }],
  ['the largest number', { number: 2 ** 31 - 1 }],
  ['a table', part('article-sections.table', { rows: [['a', 1], []] })],
  ['a table as the admin panel sends it', part('article-sections.table', { rows: '[["a"]]' })],
  ['a table that is still empty', part('article-sections.table', { rows: null })],
  ['an address that another kind of action has left', button({ kind: 'open_article', url: 'a b' })],
  ['a component without a check', part('article-sections.poem', { url: 'a b' })],
  ['what is no entry at all', { parts: 'x', buttons: [null, 3] }],
])('%s is accepted', (_name, data) => {
  expect(refused(data)).toBeUndefined();
});

test('the sentences say what to write instead', () => {
  expect(refused(part('article-sections.table', { rows: {} }))?.message).toBe(
    'A table is a list of rows, each a list of cells: [["Model", "Payload"], ["NV6", "12 kg"]].',
  );
  expect(refused(part('menu-items.link', { url: ' two words ' }))?.message).toBe(
    '“two words” cannot be followed: write a web address, or one that begins with mailto: or tel:.',
  );
});

test.each<[string, object, string]>([
  ['what no database has in a text', { title: 'a\u0000' }, 'title'],
  ['the same in a table', part('article-sections.table', { rows: [['a', 'b\u0000']] }), 'parts.0.rows'],
  ['a number that is too large', { number: 2 ** 31 }, 'number'],
])('%s is refused where it stands, on every database alike', (_name, data, field) => {
  expect(refused(data)?.field).toBe(field);
});

test.each<[object, string | undefined, string?]>([
  [{ gtin: '4006381333931', price: 12, currency: 'eur', passport: 'https://id.example.com/01/4' }, undefined],
  [{ gtin: ' ', currency: '', passport: null, price: null }, undefined],
  [{ gtin: '4006381333932' }, 'product.gtin', 'with these digits the last one would be 1.'],
  [{ gtin: '400638133' }, 'product.gtin', 'it has 9 digits'],
  [{ gtin: 'NV6-12' }, 'product.gtin', 'it holds more than digits.'],
  [{ currency: 'EURO' }, 'product.currency', '“EURO” is not the code of a currency'],
  [{ price: 12 }, 'product.currency', 'A price needs its currency'],
  [{ price: 0, currency: ' ' }, 'product.currency', 'A price needs its currency'],
  [{ passport: 'id.example.com' }, 'product.passport', 'beginning with https://'],
  [{ passport: `https://id.example/${'ü'.repeat(400)}` }, 'product.passport', 'too long for a QR code'],
  [{ passport: 'javascript:alert(1)' }, 'product.passport', 'is not a web address'],
])('of the product %j, %s is refused', (product, field, sentence = '') => {
  const found = refused({ product });
  expect(found?.field).toBe(field);
  expect(found?.message ?? '').toContain(sentence);
});

test('the GTIN of a variant is checked as well', () => {
  expect(refused({ variants: [{ name: 'Teal' }, { name: 'Grey', gtin: '4006381333932' }] })?.field).toBe(
    'variants.1.gtin',
  );
});
