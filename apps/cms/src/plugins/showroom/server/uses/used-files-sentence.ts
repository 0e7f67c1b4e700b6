/** Files that entries show. */
export interface UsedFiles {
  readonly names: readonly string[];
  /** Of the entries. */
  readonly titles: readonly string[];
  /** Further entries, which the account may not read. */
  readonly hidden: number;
}

/** As many as fit into a notice. */
const NAMED = 5;

/** Why files are not deleted, in the language of the panel. */
export function usedFilesSentence(
  { names, titles, hidden }: UsedFiles,
  language: string | null | undefined,
): string {
  const isGerman = language === 'de';
  const quoted = (text: string): string => (isGerman ? `„${text}“` : `“${text}”`);
  const list = (texts: readonly string[], unnamed: number): string => {
    const shown = texts.slice(0, NAMED).map(quoted);
    const rest = texts.length - shown.length + unnamed;
    const more = rest === 0 ? [] : [isGerman ? `${rest} weitere` : `${rest} more`];
    return new Intl.ListFormat(isGerman ? 'de' : 'en').format([...shown, ...more]);
  };
  const files = list(names, 0);
  const entries = list(titles, hidden);
  return isGerman
    ? `Nicht gelöscht: ${files}. Zu sehen in ${entries}. Nehmen Sie die Datei dort zuerst heraus.`
    : `Not deleted: ${files}. Shown in ${entries}. Take the file out there first.`;
}
