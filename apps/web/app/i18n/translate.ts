import format from 'icu-minify/format';
import type { CompiledMessage } from 'icu-minify/format';
import type { TextKey } from './text-key.ts';

/** Compiled texts by key. */
export type Texts = Readonly<Record<string, CompiledMessage>>;

/** Reads an interface text in the page's language: `t('places__count', { count: 3 })`. */
export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Reads compiled texts in a language. A missing text, or one that cannot be filled in, shows its key: the tests of
 * completeness find it long before a visitor does.
 *
 * @param locale a language code, for plurals and numbers.
 */
export function translatorOf(locale: string, texts: Texts): Translate {
  return (key, values) => {
    const text = texts[key];
    if (text === undefined) return key;
    try {
      return String(format(text, locale, values, OPTIONS));
    } catch {
      return key;
    }
  };
}

/** Intl's objects are expensive to make. There are as many as languages and kinds of placeholders. */
function kept<Args extends readonly unknown[], Formatter>(
  create: (...args: Args) => Formatter,
): (...args: Args) => Formatter {
  const formatters = new Map<string, Formatter>();
  return (...args) => {
    const key = JSON.stringify(args);
    const formatter = formatters.get(key) ?? create(...args);
    formatters.set(key, formatter);
    return formatter;
  };
}

const OPTIONS = {
  formatters: {
    // No text has a date, but an editor's own wording may.
    getDateTimeFormat: kept(
      (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
    ),
    getNumberFormat: kept(
      (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
    ),
    getPluralRules: kept(
      (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
    ),
  },
};
