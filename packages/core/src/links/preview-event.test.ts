import { expect, test } from 'vitest';
import { readPreviewEvent } from './preview-event.ts';

test('an address is read, with the hotspot that was chosen', () => {
  const shown = { type: 'vitrine-shown', address: '/hall/gate?article=3' };
  expect(readPreviewEvent(shown)).toEqual(shown);
  const wanted = { type: 'vitrine-edit', address: '/hall/gate', hotspot: 'Pump' };
  expect(readPreviewEvent({ ...wanted, more: 'than that' })).toEqual(wanted);
});

test.each([
  undefined,
  'vitrine-edit',
  { type: 'webpackOk', address: '/hall' },
  { type: 'vitrine-edit', address: 'https://example.com/' },
  { type: 'vitrine-edit', address: `/${'a'.repeat(2_000)}` },
  { type: 'vitrine-edit' },
])('%j is no message of the preview', (data) => {
  expect(readPreviewEvent(data)).toBeUndefined();
});

test('a title that is none is left out', () => {
  const wanted = { type: 'vitrine-edit', address: '/hall' };
  expect(readPreviewEvent({ ...wanted, hotspot: '' })).toEqual(wanted);
  expect(readPreviewEvent({ ...wanted, hotspot: 7 })).toEqual(wanted);
});
