import { aLocation, aSnapshot, aWorld } from '@vitrine/core/testing';
import { localeCode, overlayId, payloadId, worldSlug } from '@vitrine/core/world/ids';
import { expect, test } from 'vitest';
import { seenPage } from './seen-page.ts';

const [en, de] = [localeCode('en'), localeCode('de')];
const pump = { id: overlayId(12), title: 'Pump', summary: '', tags: [], sections: [], actionButtons: [] };
const hall = aWorld({ slug: worldSlug('hall'), name: 'Hall' });
const door = aLocation({ payloadId: payloadId('hall-door'), world: hall.slug, slug: 'door', title: 'Door' });
const tour = {
  id: overlayId(1),
  slug: 'tour',
  title: 'Tour',
  stops: [{ location: door.payloadId, open: [], seconds: 20 }],
};
const content = {
  defaultLocale: en,
  locales: [
    { code: en, iso: 'en-GB', name: 'English' },
    { code: de, iso: 'de-DE', name: 'Deutsch' },
  ],
  snapshots: {
    en: aSnapshot({ worlds: [hall], locations: [door], articles: [pump], stories: [tour] }),
    de: aSnapshot({
      worlds: [{ ...hall, name: 'Halle' }],
      locations: [{ ...door, slug: 'tuer', title: 'Tür' }],
      articles: [],
    }),
  },
};

const DOOR = { name: 'location hall-door', title: 'Door', language: 'en', world: 'hall' };
const PUMP = { name: 'article 12', title: 'Pump', language: 'en', world: 'hall' };

test.each([
  ['/hall/door', DOOR],
  ['/HALL/door', undefined],
  ['/hall/DOOR', DOOR],
  ['/hall/door?menu', DOOR],
  ['/de/hall/tuer', { ...DOOR, title: 'Tür', language: 'de' }],
  ['/hall/door?article=12', PUMP],
  ['/hall?article=12-pump&share', PUMP],
  // It is not in this language, so that the page below it is seen.
  ['/de/hall/tuer?article=12', { ...DOOR, title: 'Tür', language: 'de' }],
  ['/hall', { name: 'world hall', title: 'Hall', language: 'en', world: 'hall' }],
  ['/stories/tour', { name: 'story tour', title: 'Tour', language: 'en' }],
  ['/stories/gone', undefined],
  ['/', { name: 'home', title: '', language: 'en' }],
  ['/hall/nowhere', undefined],
  ['/fr/hall/door', undefined],
  ['//evil.example/hall', undefined],
  ['https://evil.example/hall', undefined],
  ['', undefined],
  [`/hall?q=${'x'.repeat(1_000)}`, undefined],
])('at %s is seen %j', (address, page) => {
  expect(seenPage(content, address)).toEqual(page);
});
