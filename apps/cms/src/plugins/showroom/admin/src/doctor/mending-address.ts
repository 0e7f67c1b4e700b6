import { FILES_UID, NAMED_FILES } from '../../../contracts/translations.ts';
import { translateAddress } from '../translations-page/addresses.ts';
import type { LocatedFinding } from '../../../contracts/doctor.ts';

/** The query parameter with the field to focus. Strapi's own, `field`, breaks edit views with lists of components. */
export const MENDED_FIELD = 'mend';

/** Where in the admin panel a finding can be fixed, and the title of that entry. */
export interface MendingAddress {
  readonly href: string;
  readonly title: string;
  readonly isFile: boolean;
}

/**
 * The edit view of the entry in the finding's language, with the focus in its field if that is a text field;
 * the media library for a file, and the page of translations for its alternative text in a language. Undefined if no single entry fixes the finding.
 */
export function mendingAddress(
  { code, entry, subject }: Pick<LocatedFinding, 'code' | 'entry' | 'subject'>,
  defaultLocale: string,
): MendingAddress | undefined {
  if (subject.kind === 'media' && code === 'missingTranslation') {
    const file = { uid: FILES_UID, documentId: `${NAMED_FILES}${subject.id}` };
    const languages = { source: defaultLocale, target: subject.locale ?? defaultLocale };
    return { href: translateAddress(file, languages), title: subject.id, isFile: false };
  }
  if (subject.kind === 'media') {
    const query = new URLSearchParams({ page: '1', pageSize: '10', sort: 'createdAt:DESC', _q: subject.id });
    return { href: `/plugins/upload?${query}`, title: subject.id, isFile: true };
  }
  if (entry === undefined) return undefined;
  const { uid, isSingle, documentId, title } = entry;
  const field = subject.field?.split(/[.[]/, 1)[0];
  const query = new URLSearchParams({
    'plugins[i18n][locale]': subject.locale ?? defaultLocale,
    ...(field === undefined ? {} : { [MENDED_FIELD]: field }),
  });
  const path = isSingle ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`;
  return { href: `/content-manager/${path}?${query}`, title, isFile: false };
}

/** Where a finding can be fixed: if two entries have the same name, in either. */
export function mendingAddresses(
  { code, entry, rival, subject }: LocatedFinding,
  defaultLocale: string,
): readonly MendingAddress[] {
  return [entry, ...(rival === undefined ? [] : [rival])].flatMap(
    (found) => mendingAddress({ code, subject, ...(found && { entry: found }) }, defaultLocale) ?? [],
  );
}
