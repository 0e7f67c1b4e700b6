export { TEXT_GROUPS, builtInTexts, everyBuiltInText } from './built-in-texts.ts';
export type { BuiltInText, TextGroup, TextKey, TextsByKey } from './built-in-texts.ts';
export { faultOfWording, placeholdersOf } from './own-wording.ts';
export type { WordingFault } from './own-wording.ts';
