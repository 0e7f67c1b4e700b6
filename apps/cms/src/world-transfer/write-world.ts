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
      await withUploads(archive, standing, (uploads) =>
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
    await removeMedia(strapi, [...uploaded.values()]);
    if (newFolder !== undefined) await removeFolder(strapi, newFolder);
    const sentence = `${(cause as Error).message} Nothing was brought in.`;
    throw new WorldTransferError('failed', [{ code: 'failed', place: '', sentence }], { cause });
  }
};

/**
 * In one transaction, and as nobody's request: what an editor publishes is examined entry by entry among all
 * drafts, which a world that is half written would not pass.
 */
const allOrNothing = (strapi: Core.Strapi, work: () => Promise<void>): Promise<void> =>
  strapi.requestContext.run({ state: {} } as Parameters<typeof strapi.requestContext.run>[0], async () => {
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
  { media }: WorldArchive,
  { newMedia }: StandingWorld,
  upload: (uploads: readonly Upload[]) => Promise<void>,
): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-world-'));
  try {
    const uploads: Upload[] = [];
    for (const { name, medium } of newMedia) {
      const path = join(folder, medium.file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, media.get(medium.file) ?? new Uint8Array());
      uploads.push({ name, path, alternativeText: medium.alternativeText, caption: medium.caption });
    }
    await upload(uploads);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
