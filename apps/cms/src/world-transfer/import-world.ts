import { randomInt } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { WorldArchive, WorldFile } from '@vitrine/world-file';
import { planOf, stepsOf } from './bring-in.ts';
import { activityLogOf } from '../plugins/showroom/server/activity/activity-log.ts';
import { changesOf } from '../plugins/showroom/server/changes/changes-area.ts';
import { WORLD } from '../rules/content-uids.ts';
import { identityFaults } from './check-identities.ts';
import { modelFaults } from './check-model.ts';
import { ruleFaults } from './check-rules.ts';
import { safetyFaults } from './check-safety.ts';
import type { Content, ContentEntry } from './content.ts';
import { WORLD_TYPES } from './content.ts';
import { withImportLock } from './import-lock.ts';
import { attributesIn } from './model.ts';
import { readStandingWorld } from './standing-world.ts';
import type { StandingWorld } from './standing-world.ts';
import { readLocales } from './stored-entries.ts';
import type { Task } from './tasks.ts';
import type { TransferNote } from './transfer-error.ts';
import { WorldTransferError } from './transfer-error.ts';
import { writeWorld } from './write-world.ts';

/**
 * What becomes of entries that stand in the CMS with other content: they are in the way; they are overwritten
 * unless somebody works on them; or they are overwritten in any case, changes that nobody has published
 * included.
 */
export type Overwriting = 'nothing' | 'published' | 'drafts';

export interface ImportOptions {
  readonly overwriting?: Overwriting;
  readonly onProgress?: (progress: ImportProgress) => void;
}

export interface ImportProgress {
  readonly done: number;
  readonly total: number;
  /** What was brought in: `Door.jpg`, `locations:atrium`. */
  readonly item: string;
}

export interface WorldImport {
  /** How many entries were made or overwritten. */
  readonly entries: number;
  /** How many files were uploaded or described anew. */
  readonly media: number;
  /** How many entries stood there already, equal to the file. */
  readonly unchanged: number;
  /** Protected worlds that had no access code here, with the one that each has got. */
  readonly accessCodes: readonly { readonly world: string; readonly code: string }[];
  readonly notes: readonly TransferNote[];
}

/**
 * Brings the worlds of a file into the CMS, published in every language they have: all of it or nothing.
 * What stands there already is left alone where it is equal, so that the same file brings in nothing a
 * second time.
 *
 * @throws WorldTransferError `refused` when the file holds what the CMS does not allow, `differs` when the
 *   CMS holds other content under the same names, `unpublished` when somebody works on what would be
 *   overwritten, `failed` when the CMS refuses an entry while it is written, `busy` when another import is
 *   under way. In all cases the CMS holds what it held before.
 */
export const importWorld = (
  strapi: Core.Strapi,
  archive: WorldArchive,
  { overwriting = 'nothing', onProgress = () => {} }: ImportOptions = {},
): Promise<WorldImport> =>
  withImportLock(strapi, async () => {
    const standing = await judgedWorld(strapi, archive);
    if (overwriting === 'nothing') refuse('differs', differencesIn(standing));
    if (overwriting === 'published') refuse('unpublished', unpublishedChangesIn(standing));

    const { content, documents, different, newMedia, changedMedia } = standing;
    const changed = standing.tasks.filter(({ name }) => !documents.has(name) || different.has(name));
    const { tasks, accessCodes } = withAccessCodes(changed, standing);
    const plan = planOf(strapi, { content, tasks, documents });
    const total = newMedia.length + changedMedia.length + stepsOf(plan);
    let done = 0;
    await writeWorld(strapi, {
      archive,
      standing,
      plan,
      onStep: (item) => {
        done += 1;
        onProgress({ done, total, item });
      },
    });
    if (tasks.length > 0) recordImport(strapi, standing.tasks, tasks.length);
    return {
      entries: tasks.length,
      media: newMedia.length + changedMedia.length,
      unchanged: standing.tasks.length - tasks.length,
      accessCodes,
      notes: standing.notes,
    };
  });

/** One line in the activity trail, however many entries came. */
const recordImport = (strapi: Core.Strapi, tasks: StandingWorld['tasks'], count: number): void => {
  const worlds = tasks.filter(({ uid }) => uid === WORLD).map(({ entry }) => String(entry['slug']));
  const actor = changesOf(strapi).actor();
  activityLogOf(strapi).record({
    action: 'import',
    uid: WORLD,
    title: worlds.join(', '),
    count,
    ...(actor === undefined ? {} : { actor }),
  });
};

/**
 * A world file beside what the CMS holds of it, after everything that speaks against the file itself.
 *
 * @throws WorldTransferError `refused`.
 */
export const judgedWorld = async (strapi: Core.Strapi, archive: WorldArchive): Promise<StandingWorld> => {
  const locales = await readLocales(strapi);
  const content = contentOf(archive.worldFile);
  refuse('refused', faultsOf(strapi, { archive, content, locales }));
  return readStandingWorld(strapi, { archive, content, locales });
};

const contentOf = ({ entries, locales }: WorldFile): Content => ({
  types: WORLD_TYPES,
  locales,
  homeLocale: locales[0] ?? '',
  entries: Object.fromEntries(
    WORLD_TYPES.map(({ type }) => [type, new Map(Object.entries(entries[type] ?? {}))]),
  ),
});

/** Everything that speaks against the file itself, whatever the CMS holds. */
const faultsOf = (
  strapi: Core.Strapi,
  given: {
    readonly archive: WorldArchive;
    readonly content: Content;
    readonly locales: readonly string[];
  },
): readonly TransferNote[] => {
  const { archive, content, locales } = given;
  const attributesOf = attributesIn(strapi);
  const foreign = content.locales.filter((locale) => !locales.includes(locale));
  const faults = [
    ...foreign.map((locale) => ({
      code: 'foreignLocale',
      place: locale,
      sentence: `The file is written in «${locale}», a language that this CMS does not have: add it in the settings first.`,
    })),
    ...modelFaults(content, attributesOf),
    ...identityFaults(content),
    ...safetyFaults(archive),
  ];
  // The rules look into what the model allows.
  return faults.length > 0 ? faults : ruleFaults(content, attributesOf);
};

const refuse = (code: 'refused' | 'differs' | 'unpublished', notes: readonly TransferNote[]): void => {
  if (notes.length > 0) throw new WorldTransferError(code, notes);
};

/** What stands here with other content than the file's. */
export const differencesIn = ({ different, changedMedia }: StandingWorld): readonly TransferNote[] => [
  ...[...different].map(([name, attributes]) => ({
    code: 'differs',
    place: name.replace(':', '.'),
    sentence: `${name.replace(':', '.')} stands in the CMS and differs in ${attributes.join(', ')}.`,
  })),
  ...changedMedia.map(({ name }) => ({
    code: 'differs',
    place: name,
    sentence: `media.${name} stands in the CMS and differs in its alternative text or caption.`,
  })),
];

/** What an editor would lose. */
export const unpublishedChangesIn = ({ unpublished }: StandingWorld): readonly TransferNote[] =>
  [...unpublished].map(([name, locales]) => ({
    code: 'unpublished',
    place: name.replace(':', '.'),
    sentence: `${name.replace(':', '.')} has changes that nobody has published, in ${locales.join(', ')}: they would be lost.`,
  }));

/** Nobody guesses eight digits before the server slows them down. */
const CODE_LENGTH = 8;

/**
 * The file does not say the code of a protected world, and a world without one is open to everybody: it gets
 * one of its own, unless it stands here with one.
 */
const withAccessCodes = (
  tasks: readonly Task[],
  { codedWorlds }: StandingWorld,
): { readonly tasks: readonly Task[]; readonly accessCodes: WorldImport['accessCodes'] } => {
  const accessCodes: { world: string; code: string }[] = [];
  const coded = tasks.map((task) => {
    const { entry, name } = task;
    if (!isUncoded(task) || codedWorlds.has(name)) return task;
    const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
    accessCodes.push({ world: String(entry['slug']), code });
    const withCode: ContentEntry = { ...entry, password: code };
    return Object.assign({}, task, { entry: withCode });
  });
  return { tasks: coded, accessCodes };
};

const isUncoded = ({ uid, entry }: Task): boolean =>
  uid === 'api::world.world' &&
  entry['protect_with_password'] === true &&
  String(entry['password'] ?? '').trim() === '';
