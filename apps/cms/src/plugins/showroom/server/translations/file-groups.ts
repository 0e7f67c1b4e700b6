import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import {
  alternativeTextIn,
  alternativeTextsOf,
  isOutdatedIn,
} from '../../../../content-model/alternative-texts.ts';
import type { DescribedFile } from '../../../../content-model/alternative-texts.ts';
import { NAMED_FILES } from '../../contracts/translations.ts';
import type { TextPair, TranslationCell } from '../../contracts/translations.ts';

/** A file of the media library, as the page of translations shows it. */
export interface LibraryFile extends DescribedFile {
  readonly id: number;
  readonly documentId: string;
  readonly name: string;
  readonly mime: string;
  readonly url: string;
  readonly formats: { readonly thumbnail?: { readonly url: string } } | null;
  readonly updatedAt: string;
  readonly folder: { readonly id: number; readonly name: string } | null;
}

/** Files whose alternative texts are translated on one page. */
export interface FileGroup<File extends LibraryFile = LibraryFile> {
  readonly id: string;
  readonly title: string;
  readonly files: readonly File[];
}

/** Files of one page: as many texts as a long article has. */
const FILES_PER_GROUP = 50;

/**
 * The described files of the library by folder and name, in groups that fit on a page. A file without any alternative
 * text has nothing to translate: the doctor names it where visitors would need one.
 */
export function groupFiles<File extends LibraryFile>(files: readonly File[]): readonly FileGroup<File>[] {
  const described = files
    .filter((file) =>
      [DEFAULT_LOCALE, ...Object.keys(alternativeTextsOf(file))].some(
        (locale) => alternativeTextIn(file, locale) !== '',
      ),
    )
    .toSorted((one, other) => one.name.localeCompare(other.name) || one.id - other.id);
  const folders = Map.groupBy(described, ({ folder }) => folder?.id ?? 0);
  return [...folders].flatMap(([folder, all]) => {
    const name = all[0]?.folder?.name;
    const count = Math.ceil(all.length / FILES_PER_GROUP);
    return Array.from({ length: count }, (_, index): FileGroup<File> => {
      const own = all.slice(index * FILES_PER_GROUP, (index + 1) * FILES_PER_GROUP);
      return { id: `folder-${folder}-${index + 1}`, title: titleOf(own, name), files: own };
    });
  });
}

/**
 * The group of an id: one of {@link groupFiles}, or all files of a name (see `NAMED_FILES`), whichever folder they are
 * in. Undefined if there is none.
 */
export function groupOf<File extends LibraryFile>(
  files: readonly File[],
  id: string,
): FileGroup<File> | undefined {
  if (!id.startsWith(NAMED_FILES)) return groupFiles(files).find((one) => one.id === id);
  const title = id.slice(NAMED_FILES.length);
  const named = files.filter(({ name }) => name === title);
  return named.length === 0 ? undefined : { id, title, files: named };
}

function titleOf(files: readonly LibraryFile[], folder: string | undefined): string {
  const [first, last] = [files[0]?.name ?? '', files.at(-1)?.name ?? ''];
  const range = first === last ? first : `${first} – ${last}`;
  return folder === undefined ? range : `${folder}: ${range}`;
}

/** The alternative texts of a group in two languages. */
export function pairFiles({ files }: FileGroup, source: string, target: string): readonly TextPair[] {
  return files.map((file) => pairOf(file, source, target));
}

function pairOf(file: LibraryFile, source: string, target: string): TextPair {
  const isOutdated = isOutdatedIn(file, target);
  const original = alternativeTextsOf(file)[target]?.source;
  return {
    path: [file.documentId],
    labels: [file.name],
    kind: 'lines',
    source: alternativeTextIn(file, source) || null,
    target: alternativeTextIn(file, target) || null,
    isOutdated,
    ...(isOutdated && source === DEFAULT_LOCALE && { original }),
    ...(file.mime.startsWith('image/') && { picture: file.formats?.thumbnail?.url ?? file.url }),
  };
}

/** How far a group is translated into a language. The library has no drafts: what is there, visitors have. */
export function fileCell({ files }: FileGroup, locale: string): TranslationCell {
  if (locale === DEFAULT_LOCALE) return { state: 'complete', publication: 'published', fields: [] };
  const missing = files.filter(
    (file) => alternativeTextIn(file, DEFAULT_LOCALE) !== '' && alternativeTextIn(file, locale) === '',
  );
  const outdated = files.filter((file) => isOutdatedIn(file, locale));
  const isThere = files.some((file) => alternativeTextIn(file, locale) !== '');
  const publication = isThere ? 'published' : 'none';
  const cell = (state: TranslationCell['state'], named: readonly LibraryFile[]): TranslationCell => ({
    state,
    publication,
    fields: named.map(({ name }) => name),
  });
  if (missing.length > 0) return cell(isThere ? 'partly' : 'missing', missing);
  return outdated.length > 0 ? cell('outdated', outdated) : cell('complete', []);
}
