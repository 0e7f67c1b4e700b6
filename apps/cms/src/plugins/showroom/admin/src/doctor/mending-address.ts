import { MENDED_FIELD } from '../mended-field.ts';
import { FILES_UID, NAMED_FILES } from '../../../contracts/translations.ts';
import { translateAddress } from '../translations-page/addresses.ts';
import type { LocatedFinding } from '../../../contracts/doctor.ts';

/** Where in the admin panel a finding can be fixed, and the title of that entry. */
export interface MendingAddress {
  readonly href: string;
  readonly title: string;
  readonly isFile: boolean;
}

/**
 * The edit view of the entry in the finding's language, with the row of a list open that its field is in;
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
  const field = formField(subject.field);
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

/**
 * A finding's field as the form names it: `action_stack[0].article` is `action_stack.0.article`. An identifier of the
 * finding's own (`hotspots.4f1a-2`) leads to the list that it is in.
 */
function formField(field: string | undefined): string | undefined {
  const [first, ...rest] = field?.match(/[^.[\]]+/g) ?? [];
  if (first === undefined) return undefined;
  const isOwn = field?.startsWith(`${first}.`) === true && LISTS_BY_IDENTIFIER.has(first);
  return [first, ...(isOwn ? [] : rest)].join('.');
}

/** Lists whose parts the doctor names by something else than their position. */
const LISTS_BY_IDENTIFIER: ReadonlySet<string> = new Set(['hotspots', 'background']);
