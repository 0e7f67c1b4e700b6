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
import type { OpenTransaction } from '../publishing/write-lock.ts';
import { readExistingWorld } from './existing-world.ts';
import type { ExistingWorld } from './existing-world.ts';
import { readLocales } from '../content-model/stored-entries.ts';
import type { Task } from './tasks.ts';
import type { TransferNote } from './transfer-error.ts';
import { WorldTransferError } from './transfer-error.ts';
import type { WorldSource } from './world-source.ts';
import { writeWorld } from './write-world.ts';

/**
 * How to treat existing entries that differ from the file: refuse the import; overwrite them unless they have
 * unpublished changes; or overwrite them in any case.
 */
export type Overwriting = 'nothing' | 'published' | 'drafts';

export interface ImportOptions {
  readonly overwriting?: Overwriting;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Called in the transaction, when all is written: throwing rolls it back. */
  readonly onWritten?: (written: WorldImport, within: OpenTransaction) => Promise<void>;
  /** Called once for an import that wrote entries, for the activity trail. */
  readonly onImported?: (imported: ImportedWorlds) => void;
  /** Cancels and rolls back the import. */
  readonly signal?: AbortSignal;
  /** Whether a failed import leaves what it has uploaded to another one of the same file, which is about to begin. */
  readonly keepsUploads?: () => boolean;
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
  /** The imported entries and files: `Door.jpg`, `locations:atrium`. */
  readonly item: string;
}

export interface WorldImport {
  /** How many entries were made or overwritten. */
  readonly entries: number;
  /** How many files were uploaded or got another description. */
  readonly media: number;
  /** How many entries existed already, equal to the file. */
  readonly unchanged: number;
  /** Protected worlds that had no access code here, with the one that each has got. */
  readonly accessCodes: readonly { readonly world: string; readonly code: string }[];
  readonly notes: readonly TransferNote[];
}

/**
 * Imports the worlds of a file and publishes them in every locale they have, all or nothing. Existing entries that
 * equal the file are not written, so importing the same file again changes nothing.
 *
 * @throws WorldTransferError `refused` when the file contains something that the CMS does not allow, `differs` when
 * the CMS has other content under the same names, `unpublished` when entries to overwrite have unpublished changes,
 * `failed` when the CMS rejects an entry, `busy` when another import is running. In all cases the CMS is left
 * unchanged.
 */
export function importWorld(
  strapi: Core.Strapi,
  source: WorldSource,
  {
    overwriting = 'nothing',
    onProgress = () => {},
    onWritten = async () => {},
    onImported = () => {},
    signal,
    keepsUploads = () => false,
  }: ImportOptions = {},
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
    const { existing, result } = await writeWorld(strapi, {
      source,
      existing: before,
      keepsUploads,
      onUploaded: stepper(media + before.changedMedia.length + before.tasks.length),
      write: async (files) => {
        // Content may have changed during the upload of the media: free numbers may be taken.
        const now = await existingWorld(strapi, source, files);
        refuseConflicts(now, overwriting);
        const decided = planned(strapi, now);
        const step = stepper(media + now.changedMedia.length + stepsOf(decided.plan));
        for (const { name, medium } of now.changedMedia) {
          const file = files.get(name);
          if (file !== undefined) await describeMedium(strapi, file, medium);
          step(name);
        }
        await writeEntries(strapi, { existing: now, plan: decided.plan, files, onStep: step });
        const entries = decided.plan.tasks.length;
        const written: WorldImport = {
          entries,
          media: media + now.changedMedia.length,
          unchanged: now.tasks.length - entries,
          accessCodes: decided.accessCodes,
          notes: now.notes,
        };
        await strapi.db.transaction((transaction) => onWritten(written, transaction));
        return { existing: now, result: written };
      },
    });
    if (result.entries > 0) {
      const worlds = existing.tasks
        .filter(({ uid }) => uid === WORLD)
        .map(({ entry }) => String(entry['slug']));
      onImported({ worlds, entries: result.entries });
    }
    return result;
  });
}

function refuseConflicts(existing: ExistingWorld, overwriting: Overwriting): void {
  if (overwriting === 'nothing') refuse('differs', differencesIn(existing));
  if (overwriting === 'published') refuse('unpublished', unpublishedChangesIn(existing));
}

/** The entries to write: new and different ones. */
function planned(strapi: Core.Strapi, existing: ExistingWorld) {
  const { content, documents, different } = existing;
  const changed = existing.tasks.filter(({ name }) => !documents.has(name) || different.has(name));
  const { tasks, accessCodes } = withAccessCodes(changed, existing);
  return { plan: planOf(strapi, { content, tasks, documents }), accessCodes };
}

function writeEntries(
  strapi: Core.Strapi,
  given: {
    readonly existing: ExistingWorld;
    readonly plan: Plan;
    readonly files: ExistingWorld['files'];
    readonly onStep: (item: string) => void;
  },
): Promise<void> {
  const { content } = given.existing;
  const documents = new Map(given.existing.documents);
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
 * Compares a world file with the CMS, after all checks of the file itself.
 *
 * @throws WorldTransferError `refused`.
 */
export async function judgedWorld(strapi: Core.Strapi, source: WorldSource): Promise<ExistingWorld> {
  const faults = 'faults' in source ? source.faults : fileFaults(source, attributesIn(strapi));
  refuse('refused', [...foreignLocales(source.worldFile.locales, await readLocales(strapi)), ...faults]);
  return existingWorld(strapi, source);
}

/** @param files The existing media, if they have been matched before. */
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
      path: locale,
      sentence: `The file is written in “${locale}”, a language that this CMS does not have: add it in the settings first.`,
    }));
}

function refuse(code: 'refused' | 'differs' | 'unpublished', notes: readonly TransferNote[]): void {
  if (notes.length > 0) throw new WorldTransferError(code, notes);
}

/** Notes about existing entries and media that differ from the file. */
export function differencesIn({ different, changedMedia }: ExistingWorld): readonly TransferNote[] {
  return [
    ...[...different].map(([name, attributes]) => ({
      code: 'differs',
      path: name.replace(':', '.'),
      sentence: `${name.replace(':', '.')} already exists in the CMS and differs in ${attributes.join(', ')}.`,
    })),
    ...changedMedia.map(({ name }) => ({
      code: 'differs',
      path: name,
      sentence: `media.${name} already exists in the CMS and differs in its alternative text or caption.`,
    })),
  ];
}

/** The changes that an editor would lose. */
export function unpublishedChangesIn({ unpublished }: ExistingWorld): readonly TransferNote[] {
  return [...unpublished].map(([name, locales]) => ({
    code: 'unpublished',
    path: name.replace(':', '.'),
    sentence: `${name.replace(':', '.')} has unpublished changes, in ${locales.join(', ')}: they would be lost.`,
  }));
}

/** Digits. The server throttles guessing long before eight digits are exhausted. */
const CODE_LENGTH = 8;

/**
 * World files contain no access codes, and a protected world without one would be open to everyone: it gets a new code
 * unless the existing world has one.
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
