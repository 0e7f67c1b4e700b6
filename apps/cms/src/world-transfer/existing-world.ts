import type { Core } from '@strapi/strapi';
import type { WorldFileMedium } from '@vitrine/world-file';
import { alternativeTextIn } from '../content-model/alternative-texts.ts';
import { belongingIn } from './belonging.ts';
import { compareEntries } from './compare-entries.ts';
import type { Comparison, StoredVersions } from './compare-entries.ts';
import type { Content } from './content.ts';
import { findExistingDocuments } from './existing-documents.ts';
import { matchMedia } from './match-media.ts';
import { readMediaLibrary } from './media-library.ts';
import type { StoredFile } from '../content-model/stored-file.ts';
import { attributesIn, hasDrafts } from '../content-model/model.ts';
import type { Attributes } from '../content-model/model.ts';
import { foreignDocuments, missingMedia } from './references.ts';
import { readNumbers, assignPublicIds } from './assign-public-ids.ts';
import type { ExistingNumbers } from './assign-public-ids.ts';
import { readEntries } from '../content-model/stored-entries.ts';
import type { Rows } from '../content-model/stored-entries.ts';
import { tasksOf } from './tasks.ts';
import type { Task } from './tasks.ts';
import type { TransferNote } from './transfer-error.ts';
import type { WorldSource } from './world-source.ts';

interface NamedMedium {
  readonly name: string;
  readonly medium: WorldFileMedium;
}

/** A world file with its counterpart in the CMS. */
export interface ExistingWorld extends Comparison {
  /** The content of the file with the numbers of this CMS. */
  readonly content: Content;
  /** All entries of the file. */
  readonly tasks: readonly Task[];
  /** Existing entries of the file, and those of other worlds that it refers to, by name. */
  readonly documents: ReadonlyMap<string, string>;
  /** Existing media by their name in the file. */
  readonly files: ReadonlyMap<string, StoredFile>;
  readonly newMedia: readonly NamedMedium[];
  readonly changedMedia: readonly NamedMedium[];
  /** Existing worlds with an access code. */
  readonly codedWorlds: ReadonlySet<string>;
  readonly notes: readonly TransferNote[];
}

/** Compares a world file with the CMS. Writes nothing. */
export async function readExistingWorld(
  strapi: Core.Strapi,
  given: {
    readonly source: WorldSource;
    readonly content: Content;
    /** Of the CMS, the default one first. */
    readonly locales: readonly string[];
    /** The existing media, if they have been matched before. */
    readonly files?: ExistingWorld['files'] | undefined;
  },
): Promise<ExistingWorld> {
  const { source } = given;
  const { worldFile } = source;
  const attributesOf = attributesIn(strapi);
  const stored = await readVersions(strapi, given.content, { attributesOf, locales: given.locales });
  const slugs = [...(given.content.entries['worlds']?.values() ?? [])].map(({ slug }) => String(slug));
  const belongingOf = belongingIn([stored.published, stored.drafts], { attributesOf, slugs });
  const numbers = await readNumbers(strapi, given.content, belongingOf);
  const library = await readMediaLibrary(strapi);
  const files = given.files ?? (await matchMedia(strapi, source, library));
  const settled = await settleAndCompare(strapi, {
    content: given.content,
    numbers,
    stored,
    library,
    files,
    attributesOf,
  });
  const media = Object.entries(worldFile.media).map(([name, medium]) => ({ name, medium }));
  return {
    ...settled,
    files,
    newMedia: media.filter(({ name }) => !files.has(name)),
    changedMedia: media.filter(({ name, medium }) => {
      const file = files.get(name);
      return file !== undefined && !isDescribed(file, medium);
    }),
    codedWorlds: await readCodedWorlds(strapi, settled.documents),
    notes: [...settled.notes, ...missingMedia(worldFile, settled.tasks, settled.content)],
  };
}

/**
 * Tentative matches hold only while the contents are equal, which the comparison shows: repeats both until no match is
 * wrong.
 */
async function settleAndCompare(
  strapi: Core.Strapi,
  given: {
    readonly content: Content;
    readonly numbers: ExistingNumbers;
    readonly stored: StoredVersions;
    readonly library: readonly StoredFile[];
    readonly files: ReadonlyMap<string, StoredFile>;
    readonly attributesOf: (uid: string) => Attributes;
  },
): Promise<Pick<ExistingWorld, 'content' | 'tasks' | 'documents' | 'notes' | keyof Comparison>> {
  const excluded = new Set<string>();
  for (;;) {
    const { content, tentativeMatches, notes } = assignPublicIds(given.content, given.numbers, excluded);
    const tasks = tasksOf(content, given.attributesOf);
    const existing = await findExistingDocuments(strapi, content);
    const foreign = await foreignDocuments(strapi, content, tasks);
    const documents = new Map([...foreign.documents, ...existing]);
    const compared = await compareEntries(strapi, { ...given, content, tasks, existing, documents });
    const wrong = [...tentativeMatches].filter(([name]) => compared.different.has(name));
    if (wrong.length === 0) {
      return { content, tasks, documents, ...compared, notes: [...notes, ...foreign.notes] };
    }
    for (const [, documentId] of wrong) excluded.add(documentId);
  }
}

async function readVersions(
  strapi: Core.Strapi,
  { types }: Content,
  given: { readonly attributesOf: (uid: string) => Attributes; readonly locales: readonly string[] },
): Promise<StoredVersions> {
  const published = new Map<string, ReadonlyMap<string, Rows>>();
  const drafts = new Map<string, ReadonlyMap<string, Rows>>();
  for (const { uid } of types) {
    published.set(uid, await readEntries(strapi, uid, { ...given, status: 'published' }));
    if (hasDrafts(strapi, uid))
      drafts.set(uid, await readEntries(strapi, uid, { ...given, status: 'draft' }));
  }
  return { published, drafts };
}

function isDescribed(file: StoredFile, medium: WorldFileMedium): boolean {
  const { alternativeText, alternativeTexts = {}, caption = '' } = medium;
  return (
    (file.alternativeText ?? '') === alternativeText &&
    (file.caption ?? '') === caption &&
    // A file that says nothing of a language leaves its text as it is.
    Object.entries(alternativeTexts).every(([locale, text]) => alternativeTextIn(file, locale) === text)
  );
}

async function readCodedWorlds(
  strapi: Core.Strapi,
  documents: ReadonlyMap<string, string>,
): Promise<ReadonlySet<string>> {
  const rows: { documentId: string; password: string | null }[] = await strapi.db
    .query('api::world.world')
    .findMany({ select: ['documentId', 'password'], where: { publishedAt: null } });
  const coded = new Set(
    rows.filter(({ password }) => (password ?? '').trim() !== '').map(({ documentId }) => documentId),
  );
  return new Set([...documents].filter(([, documentId]) => coded.has(documentId)).map(([name]) => name));
}
