/** What an account with a limit was refused. */
export type RefusedWrite =
  /** A write of an entry that does not belong to its worlds alone; the title is absent where it may not read it. */
  | { readonly kind: 'entry'; readonly title?: string }
  /** What takes an account without a limit, such as a new world or the settings. */
  | { readonly kind: 'unlimited' };

/**
 * Why an account may not change something.
 *
 * @param own the names of the worlds that it may change.
 */
export function refusedSentence(
  own: readonly string[],
  write: RefusedWrite,
  language: string | null | undefined,
): string {
  return language === 'de' ? inGerman(own, write) : inEnglish(own, write);
}

function inEnglish(own: readonly string[], write: RefusedWrite): string {
  if (own.length === 0) return 'Your account may change no world. Ask an administrator of this CMS.';
  const names = new Intl.ListFormat('en').format(own.map((name) => `“${name}”`));
  const limit = `Your account may change only what belongs to ${names} alone.`;
  if (write.kind === 'unlimited') {
    return `${limit} This takes an account without such a limit: ask an administrator of this CMS.`;
  }
  const what = write.title === undefined ? 'This' : `“${write.title}”`;
  return `${limit} ${what} does not: ask an administrator of this CMS.`;
}

function inGerman(own: readonly string[], write: RefusedWrite): string {
  const ask = 'Fragen Sie eine Administratorin oder einen Administrator dieses CMS.';
  if (own.length === 0) return `Ihr Konto darf keine Welt ändern. ${ask}`;
  const names = new Intl.ListFormat('de').format(own.map((name) => `„${name}“`));
  const limit = `Ihr Konto darf nur ändern, was allein zu ${names} gehört.`;
  if (write.kind === 'unlimited') return `${limit} Hierfür braucht es ein Konto ohne diese Grenze. ${ask}`;
  const what = write.title === undefined ? 'Das hier' : `„${write.title}“`;
  return `${limit} ${what} gehört nicht allein dazu. ${ask}`;
}
