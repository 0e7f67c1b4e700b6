import { PLUGIN_PATH } from '../plugin-id.ts';

export const TRANSLATIONS_PAGE = `${PLUGIN_PATH}/translations`;

/** The address of an entry's side-by-side page. */
export function translateAddress(
  { uid, documentId }: { readonly uid: string; readonly documentId: string },
  languages: { readonly source: string; readonly target: string },
): string {
  return `${TRANSLATIONS_PAGE}/${encodeURIComponent(uid)}/${encodeURIComponent(documentId)}?${new URLSearchParams({ ...languages })}`;
}
