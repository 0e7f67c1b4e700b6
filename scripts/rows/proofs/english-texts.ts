/** The file with the English interface texts of a group. */
export function englishTexts(group: string): string {
  return `packages/texts/src/messages/${group}/en.json`;
}
