import { randomInt } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { bringIn, planOf, stepsOf } from './bring-in.ts';
import type { Plan } from './bring-in.ts';
import { WORLD } from '../content-model/content-uids.ts';
import type { ContentEntry } from './content.ts';
import { contentOf, targetName } from './content.ts';
import { fileFaults } from './file-faults.ts';
import { withImportLock } from './import-lock.ts';
import { describeMedium } from './media-library.ts';
import { attributesIn } from '../content-model/model.ts';
import { withMediaAddresses } from './rich-text-media.ts';
import { readExistingWorld } from './existing-world.ts';
import type { ExistingWorld } from './existing-world.ts';
import { readLocales } from '../content-model/stored-entries.ts';
import type { Task } from './tasks.ts';
import type { TransferNote } from './transfer-error.ts';
import { WorldTransferError } from './transfer-error.ts';
import type { WorldSource } from './world-source.ts';
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
  /** Called once for an import that wrote entries, for the activity trail. */
  readonly onImported?: (imported: ImportedWorlds) => void;
  /** Stops it: what it has done is taken back, and it fails. */
  readonly signal?: AbortSignal;
}

export interface ImportedWorlds {
  /** Slugs. */
  readonly worlds: readonly string[];
  /** How many entries were written. */
  readonly entries: number;
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
export function importWorld(
  strapi: Core.Strapi,
  source: WorldSource,
  { overwriting = 'nothing', onProgress = () => {}, onImported = () => {}, signal }: ImportOptions = {},
): Promise<WorldImport> {
  return withImportLock(strapi, async () => {
    const before = await judgedWorld(strapi, source);
    refuseConflicts(before, overwriting);
    const media = before.newMedia.length;
    let done = 0;
    const stepper = (total: number) => (item: string) => {
      signal?.throwIfAborted();
      done += 1;
      onProgress({ done, total, item });
    };
    const { standing, plan, accessCodes } = await writeWorld(strapi, {
      source,
      standing: before,
      onUploaded: stepper(media + before.changedMedia.length + before.tasks.length),
      write: async (files) => {
        // Anybody may have worked while the media were uploaded: numbers that were free may be taken.
        const now = await existingWorld(strapi, source, files);
        refuseConflicts(now, overwriting);
        const decided = planned(strapi, now);
        const step = stepper(media + now.changedMedia.length + stepsOf(decided.plan));
        for (const { name, medium } of now.changedMedia) {
          await describeMedium(strapi, files.get(name)?.id ?? 0, medium);
          step(name);
        }
        await writeEntries(strapi, { standing: now, plan: decided.plan, files, onStep: step });
        return { standing: now, ...decided };
      },
    });
    const entries = plan.tasks.length;
    if (entries > 0) {
      const worlds = standing.tasks.filter(({ uid }) => uid === WORLD).map(({ entry }) => String(entry['slug']));
      onImported({ worlds, entries });
    }
    return {
      entries,
      media: media + standing.changedMedia.length,
      unchanged: standing.tasks.length - entries,
      accessCodes,
      notes: standing.notes,
    };
  });
}

function refuseConflicts(standing: ExistingWorld, overwriting: Overwriting): void {
  if (overwriting === 'nothing') refuse('differs', differencesIn(standing));
  if (overwriting === 'published') refuse('unpublished', unpublishedChangesIn(standing));
}

/** What is to be written: what is new or differs. */
function planned(strapi: Core.Strapi, standing: ExistingWorld) {
  const { content, documents, different } = standing;
  const changed = standing.tasks.filter(({ name }) => !documents.has(name) || different.has(name));
  const { tasks, accessCodes } = withAccessCodes(changed, standing);
  return { plan: planOf(strapi, { content, tasks, documents }), accessCodes };
}

function writeEntries(
  strapi: Core.Strapi,
  given: {
    readonly standing: ExistingWorld;
    readonly plan: Plan;
    readonly files: ExistingWorld['files'];
    readonly onStep: (item: string) => void;
  },
): Promise<void> {
  const { content } = given.standing;
  const documents = new Map(given.standing.documents);
  return bringIn(strapi, {
    content,
    plan: given.plan,
    documents,
    isWhole: true,
    onStep: given.onStep,
    resolver: {
      locales: content.locales,
      attributesOf: attributesIn(strapi),
      documentOf: (targetUid, key) => documents.get(targetName(content.types, targetUid, key)),
      mediaOf: (name) => given.files.get(name)?.id,
      richTextOf: (value) => withMediaAddresses(value, (name) => given.files.get(name)),
    },
  });
}

/**
 * A world file beside what the CMS holds of it, after everything that speaks against the file itself.
 *
 * @throws WorldTransferError `refused`.
 */
export async function judgedWorld(strapi: Core.Strapi, source: WorldSource): Promise<ExistingWorld> {
  const faults = 'faults' in source ? source.faults : fileFaults(source, attributesIn(strapi));
  refuse('refused', [...foreignLocales(source.worldFile.locales, await readLocales(strapi)), ...faults]);
  return existingWorld(strapi, source);
}

/** @param files The media that stand here, where that is known already. */
async function existingWorld(
  strapi: Core.Strapi,
  source: WorldSource,
  files?: ExistingWorld['files'],
): Promise<ExistingWorld> {
  return readExistingWorld(strapi, {
    source,
    content: contentOf(source.worldFile),
    locales: await readLocales(strapi),
    files,
  });
}

function foreignLocales(spoken: readonly string[], locales: readonly string[]): readonly TransferNote[] {
  return spoken
    .filter((locale) => !locales.includes(locale))
    .map((locale) => ({
      code: 'foreignLocale',
      place: locale,
      sentence: `The file is written in «${locale}», a language that this CMS does not have: add it in the settings first.`,
    }));
}

function refuse(code: 'refused' | 'differs' | 'unpublished', notes: readonly TransferNote[]): void {
  if (notes.length > 0) throw new WorldTransferError(code, notes);
}

/** What stands here with other content than the file's. */
export function differencesIn({ different, changedMedia }: ExistingWorld): readonly TransferNote[] {
  return [
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
}

/** What an editor would lose. */
export function unpublishedChangesIn({ unpublished }: ExistingWorld): readonly TransferNote[] {
  return [...unpublished].map(([name, locales]) => ({
    code: 'unpublished',
    place: name.replace(':', '.'),
    sentence: `${name.replace(':', '.')} has changes that nobody has published, in ${locales.join(', ')}: they would be lost.`,
  }));
}

/** Nobody guesses eight digits before the server slows them down. */
const CODE_LENGTH = 8;

/**
 * The file does not say the code of a protected world, and a world without one is open to everybody: it gets
 * one of its own, unless it stands here with one.
 */
function withAccessCodes(
  tasks: readonly Task[],
  { codedWorlds }: ExistingWorld,
): { readonly tasks: readonly Task[]; readonly accessCodes: WorldImport['accessCodes'] } {
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
}

function isUncoded({ uid, entry }: Task): boolean {
  return (
    uid === 'api::world.world' &&
    entry['protect_with_password'] === true &&
    String(entry['password'] ?? '').trim() === ''
  );
}
