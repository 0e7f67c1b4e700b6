import { TEXT_GROUPS, builtInTexts } from './built-in-texts.ts';
import { partsOfMessage } from './placeholders.ts';
import type { MessageParts } from './placeholders.ts';

/** Why an editor's own wording of a text cannot be shown. */
export type WordingFault =
  /** The product has no text of this key. */
  | { readonly kind: 'unknownKey' }
  /** It is not valid ICU: a brace without its partner, a plural without `other`. */
  | { readonly kind: 'syntax' }
  /** Markup, which no interface text may hold. */
  | { readonly kind: 'tag'; readonly name: string }
  /** A placeholder that the showroom fills in is not used. */
  | { readonly kind: 'missingPlaceholder'; readonly name: string }
  /** A placeholder that the showroom does not fill in. */
  | { readonly kind: 'unknownPlaceholder'; readonly name: string }
  /** A placeholder is shown in a way its value does not allow: a title as a number. */
  | { readonly kind: 'placeholderUse'; readonly name: string };

/**
 * The fault in an editor's own wording of a built-in text, in any language: placeholders are the same in all of them.
 * An empty wording overrides nothing and is never wrong.
 *
 * @returns the first fault; undefined for a wording that the showroom can show.
 */
export function faultOfWording(key: string, wording: string): WordingFault | undefined {
  const builtIn = builtInParts(key);
  if (builtIn === undefined) return { kind: 'unknownKey' };
  if (wording.trim() === '') return undefined;
  const own = partsOfMessage(wording);
  if (own === undefined) return { kind: 'syntax' };
  const [tag] = own.tags;
  if (tag !== undefined) return { kind: 'tag', name: tag };
  for (const [name, uses] of own.placeholders) {
    const known = builtIn.placeholders.get(name);
    if (known === undefined) return { kind: 'unknownPlaceholder', name };
    const isNumber = known.has('plural') || known.has('number');
    const isFitting = [...uses].every(
      (use) => use === 'plain' || use === 'select' || (isNumber && (use === 'plural' || use === 'number')),
    );
    if (!isFitting) return { kind: 'placeholderUse', name };
  }
  for (const name of builtIn.placeholders.keys()) {
    if (!own.placeholders.has(name)) return { kind: 'missingPlaceholder', name };
  }
  return undefined;
}

/** The names of a text's placeholders, in the order of the English text. */
export function placeholdersOf(key: string): readonly string[] {
  return [...(builtInParts(key)?.placeholders.keys() ?? [])];
}

let partsByKey: ReadonlyMap<string, MessageParts | undefined> | undefined;

/** Built on first use: most processes never need it. */
function builtInParts(key: string): MessageParts | undefined {
  partsByKey ??= new Map(
    TEXT_GROUPS.flatMap((group) =>
      Object.entries(builtInTexts(group, 'en')).map(([name, text]) => [name, partsOfMessage(text)] as const),
    ),
  );
  return partsByKey.get(key);
}
