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

type Language = string | null | undefined;

/** Why files that entries show are not deleted, in the language of the panel. */
export function usedFilesSentence(used: UsedFiles, language: Language): string {
  const { files, entries, isGerman } = wordsOf(used, language);
  return isGerman
    ? `Nicht gelöscht: ${files}. Zu sehen in ${entries}. Nehmen Sie die Datei dort zuerst heraus.`
    : `Not deleted: ${files}. Shown in ${entries}. Take the file out there first.`;
}

/**
 * Why files that entries have shown are not deleted, in the language of the panel.
 *
 * @param days for how long versions are kept.
 */
export function keptFilesSentence(kept: UsedFiles, days: number, language: Language): string {
  const { files, entries, isGerman } = wordsOf(kept, language);
  return isGerman
    ? `Nicht gelöscht: ${files}. In früheren Versionen zu sehen, die sich ${days} Tage lang wiederherstellen lassen, von ${entries}.`
    : `Not deleted: ${files}. Shown in earlier versions, which can be restored for ${days} days, of ${entries}.`;
}

function wordsOf({ names, titles, hidden }: UsedFiles, language: Language) {
  const isGerman = language === 'de';
  const quoted = (text: string): string => (isGerman ? `„${text}“` : `“${text}”`);
  const list = (texts: readonly string[], unnamed: number): string => {
    const shown = texts.slice(0, NAMED).map(quoted);
    const rest = texts.length - shown.length + unnamed;
    const more = rest === 0 ? [] : [isGerman ? `${rest} weitere` : `${rest} more`];
    return new Intl.ListFormat(isGerman ? 'de' : 'en').format([...shown, ...more]);
  };
  const entries = titles.length > 0 ? list(titles, hidden) : unreadable(hidden, isGerman);
  return { files: list(names, 0), entries, isGerman };
}

function unreadable(count: number, isGerman: boolean): string {
  if (isGerman) {
    return count === 1
      ? 'einem Eintrag, den Ihre Rolle nicht lesen darf'
      : `${count} Einträgen, die Ihre Rolle nicht lesen darf`;
  }
  return count === 1
    ? 'an entry that your role may not read'
    : `${count} entries that your role may not read`;
}
