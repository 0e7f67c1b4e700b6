import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { WorldArchive } from '@vitrine/world-file';
import { bringIn } from './bring-in.ts';
import type { Plan } from './bring-in.ts';
import { targetName } from './content.ts';
import { describeMedium, ensureFolder, removeFolder, removeMedia, uploadMedia } from './media-library.ts';
import type { StoredFile, Upload } from './media-library.ts';
import { attributesIn } from './model.ts';
import { withMediaAddresses } from './rich-text-media.ts';
import type { StandingWorld } from './standing-world.ts';
import { WorldTransferError } from './transfer-error.ts';

/** Of the media library. */
const FOLDER_NAME = 'Imported worlds';

/**
 * Uploads what is new and writes the entries, all or nothing: the entries are one transaction, and files
 * that were uploaded for it are taken out again when it fails.
 *
 * @throws WorldTransferError `failed`.
 */
export const writeWorld = async (
  strapi: Core.Strapi,
  given: {
    readonly archive: WorldArchive;
    readonly standing: StandingWorld;
    readonly plan: Plan;
    readonly onStep: (item: string) => void;
  },
): Promise<void> => {
  const { archive, standing, plan, onStep } = given;
  const uploaded = new Map<string, StoredFile>();
  let newFolder: number | undefined;
  try {
    if (standing.newMedia.length > 0) {
      const folder = await ensureFolder(strapi, FOLDER_NAME);
      if (folder.isNew) newFolder = folder.id;
      await withUploads(strapi, archive, standing, (uploads) =>
        uploadMedia(strapi, {
          uploads,
          folder: folder.id,
          onUploaded: (name, file) => {
            uploaded.set(name, file);
            onStep(name);
          },
        }),
      );
    }
    const files = new Map([...standing.files, ...uploaded]);
    await allOrNothing(strapi, async () => {
      for (const { name, medium } of standing.changedMedia) {
        await describeMedium(strapi, files.get(name)?.id ?? 0, medium);
        onStep(name);
      }
      await writeEntries(strapi, { standing, plan, files, onStep });
    });
  } catch (cause) {
    const left = await takeBack(strapi, [...uploaded.values()], newFolder);
    throw failure(cause, left);
  }
};

/** Something that an import which failed could not take away again. */
interface Leftover {
  readonly name: string;
  readonly cause: unknown;
}

const takeBack = async (
  strapi: Core.Strapi,
  files: readonly StoredFile[],
  folder: number | undefined,
): Promise<readonly Leftover[]> => {
  const stuck = await removeMedia(strapi, files);
  const left: Leftover[] = stuck.map(({ file, cause }) => ({ name: file.name, cause }));
  // A folder that still holds files would hide them when it goes.
  if (folder === undefined || left.length > 0) return left;
  await removeFolder(strapi, folder).catch((cause: unknown) => left.push({ name: FOLDER_NAME, cause }));
  return left;
};

const failure = (cause: unknown, left: readonly Leftover[]): WorldTransferError => {
  const [first] = left;
  if (first === undefined) {
    const sentence = `${sentenceOf(cause)} Nothing was brought in.`;
    return new WorldTransferError('failed', [{ code: 'failed', place: '', sentence }], { cause });
  }
  const names = left.map(({ name }) => `«${name}»`).join(', ');
  const notes = [
    { code: 'failed', place: '', sentence: `${sentenceOf(cause)} No entry was brought in.` },
    {
      code: 'leftover',
      place: FOLDER_NAME,
      sentence: `The media library could not be tidied up (${sentenceOf(first.cause)}): delete there yourself ${names}.`,
    },
  ];
  const errors = [cause, ...left.map((leftover) => leftover.cause)];
  return new WorldTransferError('failed', notes, { cause: new AggregateError(errors) });
};

const sentenceOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/**
 * In one transaction, and as nobody's request: what an editor publishes is examined entry by entry among all
 * drafts, which a world that is half written would not pass.
 */
const allOrNothing = (strapi: Core.Strapi, work: () => Promise<void>): Promise<void> =>
  // Its type knows only requests.
  strapi.requestContext.run(undefined as never, async () => {
    await strapi.db.transaction(work);
  });

const writeEntries = (
  strapi: Core.Strapi,
  given: {
    readonly standing: StandingWorld;
    readonly plan: Plan;
    readonly files: ReadonlyMap<string, StoredFile>;
    readonly onStep: (item: string) => void;
  },
): Promise<void> => {
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
};

/** The CMS uploads from files alone. */
const withUploads = async (
  strapi: Core.Strapi,
  archive: WorldArchive,
  { newMedia }: StandingWorld,
  upload: (uploads: readonly Upload[]) => Promise<void>,
): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-world-'));
  try {
    const uploads: Upload[] = [];
    for (const { name, medium } of newMedia) {
      const path = join(folder, medium.file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, archive.media.get(medium.file) ?? new Uint8Array());
      uploads.push({ name, path, alternativeText: medium.alternativeText, caption: medium.caption });
    }
    await upload(uploads);
  } finally {
    // Of the system's own folder, which tidies itself up: no reason to fail, or to hide one.
    await rm(folder, { recursive: true, force: true }).catch((error: unknown) =>
      strapi.log.warn(`The folder ${folder} could not be removed: ${sentenceOf(error)}`),
    );
  }
};
