import { extname } from 'node:path';
import type { WorldFileMedium } from '@vitrine/world-file';
import { alternativeTextsOf } from '../content-model/alternative-texts.ts';
import type { StoredFile } from '../content-model/stored-file.ts';
import type { ShownMedium } from './rich-text-media.ts';

/** The names that the files of the library have in a world file: their own, and a number where two share one. */
export function mediaNames(library: readonly StoredFile[]): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  const taken = new Set<string>();
  for (const { id, name, ext } of library) {
    const own = name.replaceAll(/\p{Cc}+/gu, ' ');
    const extension = extname(own) === '' ? '' : (ext ?? '');
    let free = own;
    for (let number = 2; taken.has(free); number += 1) {
      free = `${own.slice(0, own.length - extension.length)} (${number})${extension}`;
    }
    taken.add(free);
    names.set(id, free);
  }
  return names;
}

/** The file of the library, in one of its sizes or whole, that an address of this CMS leads to. */
export function mediumFinder(given: {
  readonly library: readonly StoredFile[];
  readonly names: ReadonlyMap<number, string>;
  /** The CMS's own address, which some rich texts spell out. */
  readonly cmsUrl: string;
}): (address: string) => ShownMedium | undefined {
  const shown = new Map<string, ShownMedium>();
  for (const { id, url, formats } of given.library) {
    const name = given.names.get(id) ?? '';
    for (const [format, { url: address }] of Object.entries(formats ?? {})) {
      shown.set(address, { name, format });
    }
    shown.set(url, { name });
  }
  return (address) =>
    shown.get(address) ??
    (given.cmsUrl !== '' && address.startsWith(`${given.cmsUrl}/`)
      ? shown.get(address.slice(given.cmsUrl.length))
      : undefined);
}

export interface ExportedMedium {
  readonly medium: WorldFileMedium;
  /** Where its bytes come from. */
  readonly file: StoredFile;
}

/** Gives each medium a plain file name of its own, which every system can write. By the media's names. */
export function exportedMedia(
  files: readonly StoredFile[],
  names: ReadonlyMap<number, string>,
): ReadonlyMap<string, ExportedMedium> {
  const media = new Map<string, ExportedMedium>();
  const taken = new Set<string>();
  const named = files.map((file) => ({ file, name: names.get(file.id) ?? file.name }));
  for (const { file, name } of named.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const extension = (file.ext ?? '').toLowerCase();
    const base = plainWords(
      name.toLowerCase().endsWith(extension) ? name.slice(0, name.length - extension.length) : name,
    );
    let path = `${base}${extension}`;
    for (let number = 2; taken.has(path.toLowerCase()); number += 1) path = `${base}-${number}${extension}`;
    taken.add(path.toLowerCase());
    const { alternativeText, caption } = file;
    const others = Object.entries(alternativeTextsOf(file)).map(([locale, { text }]) => [locale, text]);
    media.set(name, {
      medium: {
        file: path,
        alternativeText: alternativeText ?? '',
        ...(others.length > 0 ? { alternativeTexts: Object.fromEntries(others) } : {}),
        ...(caption ? { caption } : {}),
      },
      file,
    });
  }
  return media;
}

const MAX_BASE_LENGTH = 100;

/** Without a leading dot, and never a device of Windows. */
function plainWords(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/[^\w-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, MAX_BASE_LENGTH);
  return words === '' || /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(words) ? `file-${words}` : words;
}
