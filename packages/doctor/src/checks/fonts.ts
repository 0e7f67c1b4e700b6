import { isVariable } from '@vitrine/core/world/font-facts';
import { missingCharacters, namedCharacters, writtenLanguage } from '@vitrine/core/fonts/letters';
import type { ThemeFonts } from '@vitrine/core/world/theme';
import type { Media } from '@vitrine/core/world/media';
import type { Examined } from '../examined.ts';
import type { Finding, FindingSubject } from '../finding.ts';
import { message } from '@vitrine/core/reports/message';

/** A font where it was chosen. */
interface ChosenFont {
  readonly font: Media;
  readonly subject: FindingSubject;
}

/** Fonts of the brand and of worlds that lack letters of the snapshot's language, which a visitor sees in another one. */
export function findMissingLetters({ snapshot }: Examined): readonly Finding[] {
  const language = writtenLanguage(snapshot.locale);
  if (language === undefined) return [];
  return chosenFonts(snapshot).flatMap(({ font, subject }): readonly Finding[] => {
    const missing = missingCharacters(snapshot.locale, font.font?.lacks ?? '');
    if (missing.length === 0) return [];
    return [
      {
        severity: 'warning',
        code: 'missingLetters',
        subject: { ...subject, locale: snapshot.locale },
        sentence: message('missingLetters', {
          language: message(`language.${language}`),
          file: font.name,
          count: missing.length,
          letters: namedCharacters(missing),
        }),
        fix: message('fix.missingLetters'),
      },
    ];
  });
}

/** Fonts of one weight without a bold one beside them: browsers draw bold texts thicker. */
export function findMissingBoldFonts({ snapshot }: Examined): readonly Finding[] {
  return themesOf(snapshot).flatMap(({ fonts: { textFont }, subject }): readonly Finding[] => {
    const facts = textFont?.bold === undefined ? textFont?.regular.font : undefined;
    if (textFont === undefined || facts === undefined || isVariable(facts)) return [];
    return [
      {
        severity: 'hint',
        code: 'missingBoldFont',
        subject: { ...subject, field: `${subject.field}.text_font_bold` },
        sentence: message('missingBoldFont', { file: textFont.regular.name }),
        fix: message('fix.missingBoldFont'),
      },
    ];
  });
}

interface ChosenFonts {
  readonly fonts: ThemeFonts;
  /** Of the theme. */
  readonly subject: FindingSubject;
}

/** A world's fonts from the brand are reported at the brand. */
function themesOf({ settings, worlds }: Examined['snapshot']): readonly ChosenFonts[] {
  const brand: ThemeFonts = settings.brand?.theme ?? {};
  return [
    { fonts: brand, subject: { kind: 'settings', id: 'app-setting', field: 'brand.theme' } },
    ...worlds.map(({ slug, theme: { textFont, headingFont } }): ChosenFonts => ({
      fonts: {
        ...(textFont && !isSame(textFont.regular, brand.textFont?.regular) && { textFont }),
        ...(headingFont && !isSame(headingFont, brand.headingFont) && { headingFont }),
      },
      subject: { kind: 'world', id: slug, field: 'theme' },
    })),
  ];
}

function chosenFonts(snapshot: Examined['snapshot']): readonly ChosenFont[] {
  return themesOf(snapshot).flatMap(({ fonts: { textFont, headingFont }, subject }) =>
    Object.entries({
      text_font: textFont?.regular,
      text_font_bold: textFont?.bold,
      heading_font: headingFont,
    }).flatMap(([field, font]): readonly ChosenFont[] =>
      font === undefined ? [] : [{ font, subject: { ...subject, field: `${subject.field}.${field}` } }],
    ),
  );
}

function isSame(one: Media, other: Media | undefined): boolean {
  return one.url === other?.url;
}
