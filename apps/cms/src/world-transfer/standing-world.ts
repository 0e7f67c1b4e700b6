import type { Core } from '@strapi/strapi';
import type { WorldArchive, WorldFileMedium } from '@vitrine/world-file';
import { chosenEntries } from './chosen-entries.ts';
import type { Content } from './content.ts';
import { entryName, targetName } from './content.ts';
import { differencesOf } from './differences.ts';
import { identitiesOf, readStanding } from './documents.ts';
import { mediumFinder } from './export-files.ts';
import { matchMedia } from './match-media.ts';
import { readMediaLibrary } from './media-library.ts';
import type { StoredFile } from './media-library.ts';
import { attributesIn } from './model.ts';
import type { Attributes } from './model.ts';
import { mediaNamesIn, withMediaNames } from './rich-text-media.ts';
import { settleNumbers } from './settle-numbers.ts';
import { readPublished } from './stored-entries.ts';
import type { Rows } from './stored-entries.ts';
import { tasksOf } from './tasks.ts';
import type { Task } from './tasks.ts';
import type { TransferNote } from './transfer-error.ts';

interface NamedMedium {
  readonly name: string;
  readonly medium: WorldFileMedium;
}

/** A world file beside what the CMS holds of it. */
export interface StandingWorld {
  /** The file's, with numbers that are free here. */
  readonly content: Content;
  /** All entries of the file. */
  readonly tasks: readonly Task[];
  /** Those that stand here, and those of other worlds that the file refers to, by name. */
  readonly documents: ReadonlyMap<string, string>;
  /** The names of those that stand here with other content, and in what they differ. */
  readonly different: ReadonlyMap<string, readonly string[]>;
  /** The media that stand here, by the name in the file. */
  readonly files: ReadonlyMap<string, StoredFile>;
  readonly newMedia: readonly NamedMedium[];
  readonly changedMedia: readonly NamedMedium[];
  /** Worlds that have an access code here. */
  readonly codedWorlds: ReadonlySet<string>;
  readonly notes: readonly TransferNote[];
}

/** Compares a world file with what stands in the CMS. Nothing is written. */
export const readStandingWorld = async (
  strapi: Core.Strapi,
  given: {
    readonly archive: WorldArchive;
    readonly content: Content;
    /** Of the CMS, the default one first. */
    readonly locales: readonly string[];
  },
): Promise<StandingWorld> => {
  const { archive, locales } = given;
  const attributesOf = attributesIn(strapi);
  const stored = new Map<string, ReadonlyMap<string, Rows>>();
  for (const { uid } of given.content.types) {
    stored.set(uid, await readPublished(strapi, uid, { attributesOf, locales }));
  }
  const slugs = [...(given.content.entries['worlds']?.values() ?? [])].map(({ slug }) => String(slug));
  const own = chosenEntries(stored, { attributesOf, slugs });
  const ownDocuments = new Set<string>();
  for (const documents of own.values())
    for (const documentId of documents.keys()) ownDocuments.add(documentId);
  const { content, notes } = await settleNumbers(strapi, given.content, ownDocuments);

  const tasks = tasksOf(content, attributesOf);
  const standing = await readStanding(strapi, content);
  const foreign = await foreignDocuments(strapi, content, tasks);
  const documents = new Map([...foreign.documents, ...standing]);
  const library = await readMediaLibrary(strapi);
  const files = await matchMedia(strapi, archive, library);
  const compared = comparison(strapi, { content, documents, files, library, attributesOf });
  const different = new Map<string, readonly string[]>();
  for (const task of tasks) {
    const documentId = standing.get(task.name);
    if (documentId === undefined) continue;
    const rows = stored.get(task.uid)?.get(documentId);
    const names = differencesOf({ content, task, rows, ...compared });
    if (names.length > 0) different.set(task.name, names);
  }
  const media = Object.entries(archive.worldFile.media).map(([name, medium]) => ({ name, medium }));
  return {
    content,
    tasks,
    documents,
    different,
    files,
    newMedia: media.filter(({ name }) => !files.has(name)),
    changedMedia: media.filter(({ name, medium }) => {
      const file = files.get(name);
      return file !== undefined && !isDescribed(file, medium);
    }),
    codedWorlds: await readCodedWorlds(strapi, standing),
    notes: [...notes, ...foreign.notes, ...missingMedia(archive, tasks, content)],
  };
};

const isDescribed = (file: StoredFile, { alternativeText, caption = '' }: WorldFileMedium): boolean =>
  (file.alternativeText ?? '') === alternativeText && (file.caption ?? '') === caption;

/** Both sides of the comparison speak of documents and files of this CMS, and of media by the file's names. */
const comparison = (
  strapi: Core.Strapi,
  given: {
    readonly content: Content;
    readonly documents: ReadonlyMap<string, string>;
    readonly files: ReadonlyMap<string, StoredFile>;
    readonly library: readonly StoredFile[];
    readonly attributesOf: (uid: string) => Attributes;
  },
) => {
  const { content, documents, files, attributesOf } = given;
  const mediumAt = mediumFinder({
    library: given.library,
    names: new Map([
      ...given.library.map(({ id, name }) => [id, name] as const),
      ...[...files].map(([name, { id }]) => [id, name] as const),
    ]),
    cmsUrl: strapi.config.get('server.absoluteUrl', ''),
  });
  const richTextOf = (value: unknown): unknown => withMediaNames(value, mediumAt);
  return {
    resolver: {
      locales: content.locales,
      attributesOf,
      documentOf: (targetUid: string, key: string) => {
        const name = targetName(content.types, targetUid, key);
        const isOfFile = content.entries[name.slice(0, name.indexOf(':'))]?.has(key) === true;
        return documents.get(name) ?? (isOfFile ? `new ${name}` : undefined);
      },
      mediaOf: (name: string) => files.get(name)?.id ?? `new ${name}`,
      richTextOf,
    },
    reader: {
      attributesOf,
      referenceOf: (_: string, documentId: string) => documentId,
      mediumOf: ({ id }: StoredFile) => id,
      richTextOf,
    },
  };
};

/** Entries that the file refers to and does not hold: those of other worlds, which may stand here. */
const foreignDocuments = async (
  strapi: Core.Strapi,
  content: Content,
  tasks: readonly Task[],
): Promise<{ readonly documents: ReadonlyMap<string, string>; readonly notes: readonly TransferNote[] }> => {
  const documents = new Map<string, string>();
  const notes: TransferNote[] = [];
  for (const type of content.types) {
    const wanted = tasks.flatMap(({ name, references }) =>
      references
        .filter(({ targetUid, key }) => targetUid === type.uid && !content.entries[type.type]?.has(key))
        .map(({ key }) => ({ name, key })),
    );
    if (wanted.length === 0) continue;
    const standing = await identitiesOf(strapi, type, content.locales);
    for (const { name, key } of wanted) {
      const [documentId] = standing.get(key) ?? [];
      if (documentId !== undefined) documents.set(entryName(type.type, key), documentId);
      else notes.push(missing(name.replace(':', '.'), `${type.type}.${key}`));
    }
  }
  return { documents, notes: unique(notes) };
};

const missingMedia = (
  { worldFile }: WorldArchive,
  tasks: readonly Task[],
  { entries }: Content,
): readonly TransferNote[] =>
  unique(
    tasks.flatMap(({ name, media, entry }) => {
      const [type = '', key = ''] = name.split(/:(.*)/s);
      const inTexts = entries[type]?.has(key) === true ? textsOf(entry).flatMap(mediaNamesIn) : [];
      return [...media, ...inTexts]
        .filter((shown) => !Object.hasOwn(worldFile.media, shown))
        .map((shown) => missing(name.replace(':', '.'), `media.${shown}`));
    }),
  );

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

const missing = (place: string, target: string): TransferNote => ({
  code: 'missingReference',
  place,
  sentence: `${place} refers to ${target}, which neither the file nor the CMS has: the place is left empty.`,
});

const unique = (notes: readonly TransferNote[]): readonly TransferNote[] => [
  ...new Map(notes.map((note) => [note.sentence, note])).values(),
];

const readCodedWorlds = async (
  strapi: Core.Strapi,
  standing: ReadonlyMap<string, string>,
): Promise<ReadonlySet<string>> => {
  const rows: { documentId: string; password: string | null }[] = await strapi.db
    .query('api::world.world')
    .findMany({ select: ['documentId', 'password'], where: { publishedAt: null } });
  const coded = new Set(
    rows.filter(({ password }) => (password ?? '').trim() !== '').map(({ documentId }) => documentId),
  );
  return new Set([...standing].filter(([, documentId]) => coded.has(documentId)).map(([name]) => name));
};
