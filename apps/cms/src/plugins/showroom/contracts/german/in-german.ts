import { GERMAN, GERMAN_IN } from './german.ts';
import { GERMAN_KINDS } from './kinds.ts';

/**
 * What a field or a hint is called in the panel's language. What an administrator has written instead of the
 * product's English stays.
 *
 * @param component whose words may mean something of their own.
 */
export function labelIn(language: string | null | undefined, text: string, component = ''): string {
  if (language !== 'de') return text;
  return wordIn(GERMAN_IN[component], text) ?? wordIn(GERMAN, text) ?? text;
}

/** What a part of a list is called in the panel's language. */
export function partNameIn(language: string | null | undefined, uid: string, name: string): string {
  return language === 'de' ? (GERMAN_KINDS[uid] ?? name) : name;
}

/** An administrator may write anything, such as `constructor`. */
function wordIn(words: Readonly<Record<string, string>> = {}, text: string): string | undefined {
  return Object.hasOwn(words, text) ? words[text] : undefined;
}
