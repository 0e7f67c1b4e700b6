/** Where the English interface texts of a group stand. */
export const englishTexts = (group: string): string => `packages/texts/src/messages/${group}/en.json`;
