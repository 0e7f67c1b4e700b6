import { access } from './messages/access/texts.ts';
import { article } from './messages/article/texts.ts';
import { code } from './messages/code/texts.ts';
import { compare } from './messages/compare/texts.ts';
import { consent } from './messages/consent/texts.ts';
import { contact } from './messages/contact/texts.ts';
import { dashboard } from './messages/dashboard/texts.ts';
import { iframe } from './messages/iframe/texts.ts';
import { keys } from './messages/keys/texts.ts';
import { mail } from './messages/mail/texts.ts';
import { media } from './messages/media/texts.ts';
import { menu } from './messages/menu/texts.ts';
import { page } from './messages/page/texts.ts';
import { pdf } from './messages/pdf/texts.ts';
import { places } from './messages/places/texts.ts';
import { powerSave } from './messages/powerSave/texts.ts';
import { presentation } from './messages/presentation/texts.ts';
import { preview } from './messages/preview/texts.ts';
import { problem } from './messages/problem/texts.ts';
import { product } from './messages/product/texts.ts';
import { screensaver } from './messages/screensaver/texts.ts';
import { search } from './messages/search/texts.ts';
import { share } from './messages/share/texts.ts';
import { story } from './messages/story/texts.ts';
import { updater } from './messages/updater/texts.ts';
import { view360 } from './messages/view360/texts.ts';

/** The languages of the product. */
type Language = 'de' | 'en' | 'es' | 'fr' | 'it' | 'pt' | 'ru';

/** Texts by their key. */
export type TextsByKey = Readonly<Record<string, string>>;

/** Every group of interface texts: one folder of `messages`. */
const GROUPS = {
  access,
  article,
  code,
  compare,
  consent,
  contact,
  dashboard,
  iframe,
  keys,
  mail,
  media,
  menu,
  page,
  pdf,
  places,
  powerSave,
  presentation,
  preview,
  problem,
  product,
  screensaver,
  search,
  share,
  story,
  updater,
  view360,
} satisfies Readonly<Record<string, Readonly<Record<Language, TextsByKey>>>>;

/** Interface texts travel in groups: those of an overlay come with the overlay. */
export type TextGroup = keyof typeof GROUPS;

/** The name of an interface text. */
export type TextKey = { [Group in TextGroup]: keyof (typeof GROUPS)[Group]['en'] }[TextGroup];

export const TEXT_GROUPS = Object.keys(GROUPS) as TextGroup[];

/**
 * The product's own texts of one group.
 *
 * @param locale a language without texts of its own gets the English ones.
 */
export function builtInTexts(group: TextGroup, locale: string): TextsByKey {
  const texts: Readonly<Record<string, TextsByKey>> = GROUPS[group];
  return texts[locale] ?? GROUPS[group].en;
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
