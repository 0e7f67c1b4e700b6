import { LOCALES } from '@vitrine/content/locales';
import { localeCode } from '@vitrine/core/world/ids';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Translations } from '~/i18n/translations.tsx';
import { languageLinks } from '~/page-data/languages.server.ts';
import { someContent } from '~/testing/a-server-context.ts';
import { LanguageSwitcher } from './language-switcher.tsx';

test('offers English, German, French and Spanish, of all the languages that there are (spec 1.6) (spec 1.4)', () => {
  const languages = languageLinks({ ...someContent(), locales: LOCALES }, localeCode('en'), '/hall');
  expect(languages).toHaveLength(7);
  const html = renderToStaticMarkup(
    <Translations locale="en" texts={{}}>
      <LanguageSwitcher languages={languages} query="" />
    </Translations>,
  );
  const offered = [...html.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)/g)].map((match) => match.slice(1));
  expect(offered).toEqual([
    ['/en/hall', 'English'],
    ['/de/hall', 'Deutsch'],
    ['/fr/hall', 'Français'],
    ['/es/hall', 'Español'],
  ]);
});
