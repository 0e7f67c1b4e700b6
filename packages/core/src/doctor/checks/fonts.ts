import { isVariable } from '../../fonts/font-facts.ts';
import { missingCharacters, namedCharacters, writtenLanguage } from '../../fonts/letters.ts';
import type { ThemeFonts } from '../../fonts/theme-font.ts';
import type { Media } from '../../world/media.ts';
import type { Examined } from '../examined.ts';
import type { Finding, FindingPlace } from '../finding.ts';
import { saying } from '../words/saying.ts';

/** A font where it was chosen. */
interface ChosenFont {
  readonly font: Media;
  readonly place: FindingPlace;
}

/** Fonts of the brand and of worlds that lack letters of the snapshot's language, which a visitor sees in another one. */
export function findMissingLetters({ snapshot }: Examined): readonly Finding[] {
  const language = writtenLanguage(snapshot.locale);
  if (language === undefined) return [];
  return chosenFonts(snapshot).flatMap(({ font, place }): readonly Finding[] => {
    const missing = missingCharacters(snapshot.locale, font.font?.lacks ?? '');
    if (missing.length === 0) return [];
    return [
      {
        severity: 'warning',
        code: 'missingLetters',
        place: { ...place, locale: snapshot.locale },
        sentence: saying('missingLetters', {
          language: saying(`language.${language}`),
          file: font.name,
          count: missing.length,
          letters: namedCharacters(missing),
        }),
        fix: saying('fix.missingLetters'),
      },
    ];
  });
}

/** Fonts of one weight without a bold one beside them: browsers draw bold texts thicker. */
export function findMissingBoldFonts({ snapshot }: Examined): readonly Finding[] {
  return themesOf(snapshot).flatMap(({ fonts: { textFont }, place }): readonly Finding[] => {
    const facts = textFont?.bold === undefined ? textFont?.regular.font : undefined;
    if (textFont === undefined || facts === undefined || isVariable(facts)) return [];
    return [
      {
        severity: 'hint',
        code: 'missingBoldFont',
        place: { ...place, field: `${place.field}.text_font_bold` },
        sentence: saying('missingBoldFont', { file: textFont.regular.name }),
        fix: saying('fix.missingBoldFont'),
      },
    ];
  });
}

interface ChosenFonts {
  readonly fonts: ThemeFonts;
  /** Of the theme. */
  readonly place: FindingPlace;
}

/** What a world has from the brand is the brand's. */
function themesOf({ settings, worlds }: Examined['snapshot']): readonly ChosenFonts[] {
  const brand: ThemeFonts = settings.brand?.theme ?? {};
  return [
    { fonts: brand, place: { kind: 'settings', id: 'app-setting', field: 'brand.theme' } },
    ...worlds.map(({ slug, theme: { textFont, headingFont } }): ChosenFonts => ({
      fonts: {
        ...(textFont && !isSame(textFont.regular, brand.textFont?.regular) && { textFont }),
        ...(headingFont && !isSame(headingFont, brand.headingFont) && { headingFont }),
      },
      place: { kind: 'world', id: slug, field: 'theme' },
    })),
  ];
}

function chosenFonts(snapshot: Examined['snapshot']): readonly ChosenFont[] {
  return themesOf(snapshot).flatMap(({ fonts: { textFont, headingFont }, place }) =>
    Object.entries({
      text_font: textFont?.regular,
      text_font_bold: textFont?.bold,
      heading_font: headingFont,
    }).flatMap(([field, font]): readonly ChosenFont[] =>
      font === undefined ? [] : [{ font, place: { ...place, field: `${place.field}.${field}` } }],
    ),
  );
}

function isSame(one: Media, other: Media | undefined): boolean {
  return one.url === other?.url;
}
