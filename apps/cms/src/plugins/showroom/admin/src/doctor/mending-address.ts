import type { LocatedFinding } from '../../../contracts/doctor.ts';

/** The query that names the field to mend. Strapi's own, `field`, breaks edit views with lists of components. */
export const MENDED_FIELD = 'mend';

/** Where in the admin panel a finding is mended, and what stands there. */
export interface MendingAddress {
  readonly href: string;
  readonly title: string;
  readonly isFile: boolean;
}

/**
 * The edit view of the entry, in the finding's language and with the cursor in the field where it is one to
 * type in; the media library for a file. Undefined for what no single entry mends.
 */
export function mendingAddress(
  { entry, place }: Pick<LocatedFinding, 'entry' | 'place'>,
  defaultLocale: string,
): MendingAddress | undefined {
  if (place.kind === 'media') {
    const query = new URLSearchParams({ page: '1', pageSize: '10', sort: 'createdAt:DESC', _q: place.id });
    return { href: `/plugins/upload?${query}`, title: place.id, isFile: true };
  }
  if (entry === undefined) return undefined;
  const { uid, isSingle, documentId, title } = entry;
  const field = place.field?.split(/[.[]/, 1)[0];
  const query = new URLSearchParams({
    'plugins[i18n][locale]': place.locale ?? defaultLocale,
    ...(field === undefined ? {} : { [MENDED_FIELD]: field }),
  });
  const path = isSingle ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`;
  return { href: `/content-manager/${path}?${query}`, title, isFile: false };
}

/** Where a finding is mended: of two entries under one name, in either. */
export function mendingAddresses(
  { entry, rival, place }: LocatedFinding,
  defaultLocale: string,
): readonly MendingAddress[] {
  return [entry, ...(rival === undefined ? [] : [rival])].flatMap(
    (found) => mendingAddress({ place, ...(found && { entry: found }) }, defaultLocale) ?? [],
  );
}
