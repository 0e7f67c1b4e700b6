import { de } from './languages/de.ts';
import { en } from './languages/en.ts';
import { es } from './languages/es.ts';
import { fr } from './languages/fr.ts';
import { it } from './languages/it.ts';
import { pt } from './languages/pt.ts';
import { ru } from './languages/ru.ts';

/** The English texts by group and key: what every other language has as well. */
export type BuiltInTexts = typeof en;

/** Interface texts travel in groups: those of an overlay come with the overlay. */
export type TextGroup = keyof BuiltInTexts;

/** The name of an interface text. */
export type TextKey = { [Group in TextGroup]: keyof BuiltInTexts[Group] }[TextGroup];

/** Texts by their key. */
export type TextsByKey = Readonly<Record<string, string>>;

const LANGUAGES: Readonly<Record<string, Readonly<Record<TextGroup, TextsByKey>>>> = {
  de,
  en,
  es,
  fr,
  it,
  pt,
  ru,
};

export const TEXT_GROUPS = Object.keys(en) as TextGroup[];

/**
 * What the product says by itself, in one group.
 *
 * @param locale a language that has no texts of its own reads the English ones.
 */
export function builtInTexts(group: TextGroup, locale: string): TextsByKey {
  return (LANGUAGES[locale] ?? en)[group];
}

/** One text that an editor can replace by their own wording. */
export interface BuiltInText {
  readonly key: string;
  readonly group: TextGroup;
  /** In the language asked for, as ICU message. */
  readonly text: string;
}

/** Every built-in text in one language, group by group. */
export function everyBuiltInText(locale: string): readonly BuiltInText[] {
  return TEXT_GROUPS.flatMap((group) =>
    Object.entries(builtInTexts(group, locale)).map(([key, text]) => ({ key, group, text })),
  );
}
