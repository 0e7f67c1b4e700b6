import type { Core } from '@strapi/strapi';
import { WORLD_FILE_LIMITS } from '@vitrine/world-file';
import type { WorldArchive, WorldFile, WorldFileEntry, WorldFileType } from '@vitrine/world-file';
import { HOOK } from '../content-model/content-uids.ts';
import { WORLD_TYPES } from './content.ts';
import { chosenEntries } from './chosen-entries.ts';
import { exportedMedia, mediaNames, mediumFinder } from './export-files.ts';
import { keysOf } from './export-keys.ts';
import { readMediaLibrary } from './media-library.ts';
import type { StoredFile } from '../content-model/stored-file.ts';
import { mediaTypeOf } from '../uploads/media-types.ts';
import { mergeLocales } from './merge-locales.ts';
import { attributesIn } from '../content-model/model.ts';
import { readRow } from '../content-model/read-row.ts';
import type { RowReader } from '../content-model/read-row.ts';
import { withMediaNames } from './rich-text-media.ts';
import { readEntries, readLocales } from '../content-model/stored-entries.ts';
import type { Rows } from '../content-model/stored-entries.ts';
import { bytesAt, sourceOf } from './stored-bytes.ts';
import type { TransferNote } from './transfer-error.ts';
import { WorldTransferError } from './transfer-error.ts';

/** A world file whose media have not been read yet. */
export interface WorldDraft {
  readonly worldFile: WorldFile;
  /** Where the bytes of the media are, by their `file`: paths and web addresses. */
  readonly sources: ReadonlyMap<string, string>;
  /** What could not be taken along. */
  readonly notes: readonly TransferNote[];
}

export interface WorldExport extends WorldArchive, Pick<WorldDraft, 'notes'> {}

/** {@link draftWorlds} with the bytes of the media. */
export async function exportWorlds(
  strapi: Core.Strapi,
  options?: Parameters<typeof draftWorlds>[1],
): Promise<WorldExport> {
  const { worldFile, sources, notes } = await draftWorlds(strapi, options);
  const media = new Map<string, Uint8Array>();
  for (const [file, source] of sources) media.set(file, await bytesAt(source));
  return { worldFile, media, notes };
}

/**
 * Takes worlds out of the CMS as a world file: what visitors see of them, in every language. Drafts stay
 * behind, and so does the access code of a protected world.
 *
 * @param slugs The worlds, with all that they need; without, everything that the CMS holds of the types of
 *   world files.
 * @throws WorldTransferError `unknownWorld` when a world is not there, or not published; `tooLarge` when the
 *   media are more than a world file may hold.
 */
export async function draftWorlds(
  strapi: Core.Strapi,
  { slugs }: { readonly slugs?: readonly string[] } = {},
): Promise<WorldDraft> {
  const attributesOf = exportedAttributes(strapi);
  const allLocales = await readLocales(strapi);
  const stored = new Map<string, ReadonlyMap<string, Rows>>();
  for (const { uid } of WORLD_TYPES) {
    const options = { attributesOf, locales: allLocales, status: 'published' } as const;
    stored.set(uid, await readEntries(strapi, uid, options));
  }
  const notes = new Map<string, TransferNote>();
  const wanted = slugs === undefined ? stored : chosenEntries(stored, { attributesOf, slugs });
  const chosen = new Map(wanted).set(HOOK, namedHooks(wanted.get(HOOK) ?? new Map(), notes));
  refuseUnknown(stored.get('api::world.world'), slugs ?? []);

  const keys = new Map(
    WORLD_TYPES.map((type) => [type.uid, keysOf(type, stored.get(type.uid) ?? new Map(), allLocales)]),
  );
  const library = await readMediaLibrary(strapi);
  const names = mediaNames(library);
  const shown = new Map<string, StoredFile>();
  const byName = new Map(library.map((file) => [names.get(file.id) ?? '', file]));
  const show = (name: string): string => {
    const file = byName.get(name);
    if (file !== undefined) shown.set(name, file);
    return name;
  };
  const mediumAt = mediumFinder({ library, names, cmsUrl: strapi.config.get('server.absoluteUrl', '') });
  const reader: RowReader = {
    attributesOf,
    referenceOf: (uid, documentId) => keys.get(uid)?.get(documentId),
    mediumOf: (file) => {
      const name = names.get(file.id) ?? file.name;
      if (mediaTypeOf(`file${file.ext ?? ''}`) !== undefined) return show(name);
      notes.set(name, {
        code: 'foreignFile',
        path: name,
        sentence: `The file “${name}” is of a kind that world files do not take (${file.ext ?? 'no extension'}): it stays behind.`,
      });
      return undefined;
    },
    richTextOf: (value) =>
      withMediaNames(value, (address) => {
        const medium = mediumAt(address);
        if (medium !== undefined) show(medium.name);
        return medium;
      }),
  };

  const spoken = new Set<string>(allLocales.slice(0, 1));
  for (const documents of chosen.values()) {
    for (const rows of documents.values()) for (const locale of rows.keys()) spoken.add(locale);
  }
  const locales = allLocales.filter((locale) => spoken.has(locale));
  const entries: Partial<Record<WorldFileType, Record<string, WorldFileEntry>>> = {};
  for (const { type, uid } of WORLD_TYPES) {
    const ofType = [...(chosen.get(uid) ?? [])].map(([documentId, rows]) => {
      const read = locales.flatMap((locale) => {
        const row = rows.get(locale);
        return row === undefined ? [] : [[locale, readRow(reader, uid, row)] as const];
      });
      return [
        keys.get(uid)?.get(documentId) ?? documentId,
        mergeLocales({ attributesOf, locales }, uid, read),
      ] as const;
    });
    if (ofType.length > 0) entries[type] = Object.fromEntries(ofType);
  }

  const media = exportedMedia([...shown.values()], names);
  refuseTooLarge([...shown.values()]);
  const sources = new Map<string, string>();
  for (const { medium, file } of media.values()) sources.set(medium.file, await sourceOf(strapi, file));
  return {
    worldFile: {
      format: 'vitrine-world',
      version: 1,
      locales,
      entries,
      media: Object.fromEntries([...media].map(([name, { medium }]) => [name, medium])),
    },
    sources,
    notes: [...notes.values()],
  };
}

/** An import knows a hook by its name: without one it would come in again each time. */
function namedHooks(
  hooks: ReadonlyMap<string, Rows>,
  notes: Map<string, TransferNote>,
): ReadonlyMap<string, Rows> {
  return new Map(
    [...hooks].filter(([documentId, rows]) => {
      const [row] = rows.values();
      if (String(row?.['name'] ?? '').trim() !== '') return true;
      notes.set(documentId, {
        code: 'unnamedHook',
        path: `hooks.${documentId}`,
        sentence: `A hook for the event “${String(row?.['event'])}” has no name: it stays behind. Give it one to take it along.`,
      });
      return false;
    }),
  );
}

/** The access code of a world never leaves the installation. */
function exportedAttributes(strapi: Core.Strapi): RowReader['attributesOf'] {
  return (uid) =>
    Object.fromEntries(
      Object.entries(attributesIn(strapi)(uid)).filter(([, attribute]) => attribute.private !== true),
    );
}

/** Before the files are read: all of them would have to be held at once. */
function refuseTooLarge(files: readonly StoredFile[]): void {
  const bytes = files.reduce((sum, { size }) => sum + size * 1000, 0);
  if (bytes <= WORLD_FILE_LIMITS.unpackedBytes) return;
  throw new WorldTransferError('tooLarge', [
    {
      code: 'tooLarge',
      path: 'media',
      sentence: `The media of these worlds have ${Math.ceil(bytes / 1024 ** 2)} MB, and a world file may hold ${WORLD_FILE_LIMITS.unpackedBytes / 1024 ** 2} MB: export fewer worlds at a time.`,
    },
  ]);
}

function refuseUnknown(worlds: ReadonlyMap<string, Rows> | undefined, slugs: readonly string[]): void {
  const known = new Set(
    [...(worlds?.values() ?? [])].flatMap((rows) => [...rows.values()].map((row) => row['slug'])),
  );
  const unknown = slugs.filter((slug) => !known.has(slug));
  if (unknown.length === 0) return;
  const list = [...known].map((slug) => `“${String(slug)}”`).join(', ');
  throw new WorldTransferError(
    'unknownWorld',
    unknown.map((slug) => ({
      code: 'unknownWorld',
      path: slug,
      sentence: `There is no published world “${slug}”. The published worlds are ${list === '' ? 'none' : list}.`,
    })),
  );
}
