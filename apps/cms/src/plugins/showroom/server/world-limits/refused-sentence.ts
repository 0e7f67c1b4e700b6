/**
 * Why an account may not change something that other worlds show.
 *
 * @param own the names of the worlds that it may change.
 */
export function refusedSentence(own: readonly string[], language: string | null | undefined): string {
  if (language === 'de') {
    const names = new Intl.ListFormat('de').format(own.map((name) => `„${name}“`));
    return own.length === 0
      ? 'Ihr Konto darf keine Welt ändern. Fragen Sie eine Administratorin oder einen Administrator dieses CMS.'
      : `Ihr Konto darf nur ändern, was allein zu ${names} gehört. Das hier ist auch anderswo zu sehen: Fragen Sie eine Administratorin oder einen Administrator dieses CMS.`;
  }
  const names = new Intl.ListFormat('en').format(own.map((name) => `“${name}”`));
  return own.length === 0
    ? 'Your account may change no world. Ask an administrator of this CMS.'
    : `Your account may change only what belongs to ${names} alone. This is seen elsewhere as well: ask an administrator of this CMS.`;
}
