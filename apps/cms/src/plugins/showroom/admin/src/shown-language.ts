/** A language's name in the panel's language, capitalised: “Französisch”. */
export function shownLanguage(code: string, panelLanguage: string): string {
  const name = new Intl.DisplayNames([panelLanguage], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(panelLanguage) + name.slice(1);
}
