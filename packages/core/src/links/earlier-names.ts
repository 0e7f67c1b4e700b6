/** How many earlier names of one entry lead on: an address of the time before leads nowhere. */
export const MAX_EARLIER_NAMES = 20;

/** The names in a field of earlier addresses, one a line, without doubles, in lower case. */
export function earlierNamesIn(text: string | null | undefined): readonly string[] {
  const lines = (text ?? '').split('\n').map((line) => line.trim().toLowerCase());
  return [...new Set(lines.filter((line) => line !== ''))].slice(0, MAX_EARLIER_NAMES);
}

/**
 * The field after a rename. The latest name comes first, so that the oldest ones fall out of a list that is full.
 *
 * @param names.current is not listed: an entry that gets an earlier name back answers to it itself.
 */
export function withEarlierName(
  text: string | null | undefined,
  names: { readonly earlier: string; readonly current: string },
): string {
  const known = earlierNamesIn([names.earlier, ...earlierNamesIn(text)].join('\n'));
  return known.filter((name) => name !== names.current.toLowerCase()).join('\n');
}
