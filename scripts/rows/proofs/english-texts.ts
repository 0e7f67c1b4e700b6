/** Where the English interface texts of a group stand. */
export const englishTexts = (group: string): string => `apps/web/app/i18n/messages/${group}/en.json`;
