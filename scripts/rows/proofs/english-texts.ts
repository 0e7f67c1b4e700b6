/** Where the English interface texts of a group stand. */
export function englishTexts(group: string): string {
  return `packages/texts/src/messages/${group}/en.json`;
}
