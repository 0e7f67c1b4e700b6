import { PANEL_LANGUAGES } from '../../../../contracts/panel-language.ts';
import { labelIn } from '../../contracts/german/in-german.ts';

/** What the settings of a view say about a field, in its form and in lists. */
interface FieldTexts {
  readonly edit?: unknown;
  readonly list?: unknown;
}

export type Metadatas = Readonly<Record<string, FieldTexts>>;

/** The texts among what is set for a field. */
const TEXTS = ['label', 'description', 'placeholder'] as const;

/** The settings of a view with the product's texts in another language. What an administrator has written stays. */
export function inLanguage(metadatas: Metadatas, language: string, uid: string): Metadatas {
  return changed(metadatas, (text) => labelIn(language, text, uid));
}

/**
 * What is stored when someone saves the settings of a view: what is only a translation of a stored text is that text,
 * and was not changed. A page may have been opened in another language than the one of the moment.
 */
export function asStored(sent: Metadatas, stored: Metadatas, uid: string): Metadatas {
  return changed(sent, (text, [field, part, name]) => {
    const texts = stored[field]?.[part];
    const before: unknown = isObject(texts) ? Reflect.get(texts, name) : undefined;
    if (typeof before !== 'string') return text;
    return PANEL_LANGUAGES.some((language) => labelIn(language, before, uid) === text) ? before : text;
  });
}

type Path = readonly [field: string, part: 'edit' | 'list', name: (typeof TEXTS)[number]];

function changed(metadatas: Metadatas, change: (text: string, path: Path) => string): Metadatas {
  return Object.fromEntries(
    Object.entries(metadatas).map(([field, texts]) => {
      const { edit, list } = texts;
      return [
        field,
        {
          ...texts,
          ...(isObject(edit) && {
            edit: withTexts(edit, (text, name) => change(text, [field, 'edit', name])),
          }),
          ...(isObject(list) && {
            list: withTexts(list, (text, name) => change(text, [field, 'list', name])),
          }),
        },
      ];
    }),
  );
}

function withTexts(set: object, change: (text: string, name: (typeof TEXTS)[number]) => string): object {
  const texts = TEXTS.flatMap((name): [string, string][] => {
    const text: unknown = Reflect.get(set, name);
    return typeof text === 'string' ? [[name, change(text, name)]] : [];
  });
  return { ...set, ...Object.fromEntries(texts) };
}

/** What a stranger sends may be anything. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
