import { VERSIONS_PATH } from '../../../contracts/versions.ts';
import { PLUGIN_PATH } from '../plugin-id.ts';

/** An entry in the language that the panel shows. */
export interface VersionedEntry {
  readonly uid: string;
  readonly documentId: string;
  /** Absent for a type without languages. */
  readonly locale?: string | undefined;
}

/** The address of a request about an entry's versions. */
export function requestPath(
  { uid, documentId, locale }: VersionedEntry,
  part = '',
  query: Readonly<Record<string, string>> = {},
): string {
  const all = new URLSearchParams({ ...(locale === undefined ? {} : { locale }), ...query });
  return `${VERSIONS_PATH}/${uid}/${documentId}${part}?${all}`;
}

/** The address of the page of an entry's versions. */
export function versionsPage(
  { uid, documentId, locale }: VersionedEntry,
  query: Readonly<Record<string, string>> = {},
): string {
  const all = new URLSearchParams({ ...(locale === undefined ? {} : { locale }), ...query });
  return `${PLUGIN_PATH}/versions/${uid}/${documentId}?${all}`;
}
