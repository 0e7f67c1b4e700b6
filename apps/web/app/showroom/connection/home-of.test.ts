import { expect, test } from 'vitest';
import { homeOf } from './home-of.ts';
import { viewOf } from '../testing/test-showroom.ts';

test('the home page is the one of the language', () => {
  const locale = { code: viewOf('c', 'de').locale.code, iso: 'de-DE', name: 'Deutsch' };
  const english = {
    locale: viewOf('c').locale,
    href: '/en/world/c',
    canonicalHref: '/world/c',
    isCurrent: false,
    isOffered: true,
  };
  const german = { ...english, locale, href: '/de/world/c', canonicalHref: '/de/world/c', isCurrent: true };
  const view = { ...viewOf('c', 'de'), languages: [english, german] };
  expect(homeOf(view)).toBe('/de');
  expect(homeOf({ ...view, locale: english.locale })).toBe('/');
});
