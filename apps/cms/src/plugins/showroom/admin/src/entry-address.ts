/** The address of an entry's edit view in a language. */
export function entryAddress(
  entry: { readonly uid: string; readonly documentId: string; readonly isSingle: boolean },
  locale: string | undefined,
): string {
  const path = entry.isSingle
    ? `single-types/${entry.uid}`
    : `collection-types/${entry.uid}/${entry.documentId}`;
  const query = locale === undefined ? '' : `?${new URLSearchParams({ 'plugins[i18n][locale]': locale })}`;
  return `/content-manager/${path}${query}`;
}
