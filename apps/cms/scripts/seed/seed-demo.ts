import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { DemoContent } from '../../../../demo/read-content.ts';
import { DEMO_LOCALES, DEMO_MEDIA_FOLDER } from '../../../../demo/read-content.ts';
import type { MediaPipeline } from '../../src/media-pipeline/index.ts';
import { bringIn, planOf, stepsOf } from '../../src/world-transfer/bring-in.ts';
import type { ContentType } from '../../src/world-transfer/content.ts';
import { targetName } from '../../src/world-transfer/content.ts';
import { findExistingDocuments } from '../../src/world-transfer/existing-documents.ts';
import { withImportLock } from '../../src/world-transfer/import-lock.ts';
import { ensureFolder, readMediaLibrary, uploadMedia } from '../../src/world-transfer/media-library.ts';
import { attributesIn } from '../../src/content-model/model.ts';
import type { Resolver } from '../../src/world-transfer/resolve-entry.ts';
import { tasksOf } from '../../src/world-transfer/tasks.ts';
import { readJournal, writeJournal } from './journal.ts';
import { contentOf } from './plan.ts';
import { readUntouched } from './untouched.ts';

/** Of the media library. */
const FOLDER_NAME = 'Norvane demo';

export interface SeedOptions {
  readonly content: DemoContent;
  /** What is known of the ends of its clips: they are not measured then. */
  readonly clipEnds?: ReadonlyMap<string, number>;
  /** Put the demo's own entries back to what its files say, also where an editor has changed them. */
  readonly isReset?: boolean;
  readonly onProgress?: (progress: SeedProgress) => void;
}

export interface SeedProgress {
  readonly done: number;
  readonly total: number;
  /** The imported file or entry: `still-atrium.jpg`, `locations:atrium`. */
  readonly item: string;
}

/** How many files and entries a run has brought in. */
export interface SeedResult {
  readonly media: number;
  readonly entries: number;
}

/**
 * Brings the demo showroom into the CMS: media first, then every entry in all its languages, published.
 * Existing entries are left unchanged, so a second run changes nothing and an editor's work is safe;
 * what an interrupted run began is finished.
 *
 * @throws Error of the CMS when one of its rules refuses an entry, or when a file cannot be uploaded;
 *   WorldTransferError `busy` when an import is under way.
 */
export function seedDemo(strapi: Core.Strapi, options: SeedOptions): Promise<SeedResult> {
  return withImportLock(strapi, () => bringDemoIn(strapi, options));
}

async function bringDemoIn(
  strapi: Core.Strapi,
  { content: demo, clipEnds = new Map(), isReset = false, onProgress = () => {} }: SeedOptions,
): Promise<SeedResult> {
  const content = contentOf(demo);
  const journal = await readJournal(strapi);
  const known = new Set(journal.seeded);
  const begun = new Set(journal.unfinished);
  const media = new Map((await readMediaLibrary(strapi)).map(({ name, id }) => [name, id]));
  const documents = await findExistingDocuments(strapi, content);
  const untouched = await readUntouched(strapi, content);

  const all = tasksOf(content, attributesIn(strapi));
  const tasks = all.filter(
    ({ name }) =>
      isReset || begun.has(name) || (!known.has(name) && (!documents.has(name) || untouched.has(name))),
  );
  const shown = new Set(tasks.flatMap((task) => task.media));
  const uploads = [...demo.media]
    .filter(([name]) => !media.has(name) && (isReset || shown.has(name) || !known.has(mediaName(name))))
    .map(([name, { file, phone, alternativeText, alternativeTexts, caption }]) => ({
      name,
      path: join(DEMO_MEDIA_FOLDER, file),
      phonePath: phone === undefined ? undefined : join(DEMO_MEDIA_FOLDER, phone),
      alternativeText,
      alternativeTexts,
      caption,
    }));
  const plan = planOf(strapi, { content, tasks, documents });

  const total = uploads.length + stepsOf(plan);
  let done = 0;
  const report = (item: string): void => {
    done += 1;
    onProgress({ done, total, item });
  };

  await writeJournal(strapi, { seeded: journal.seeded, unfinished: tasks.map(({ name }) => name) });
  // The demo's films are finished, and their addresses the same everywhere.
  const pipeline = strapi.get('media-pipeline') as MediaPipeline;
  await pipeline.learnClipEnds(clipEnds);
  if (uploads.length > 0) {
    const { id: folder } = await ensureFolder(strapi, FOLDER_NAME);
    await pipeline.skip(() =>
      uploadMedia(strapi, {
        uploads,
        folder,
        isPublic: true,
        onUploaded: (name, { id }) => {
          media.set(name, id);
          report(name);
        },
      }),
    );
  }
  const resolver = resolverOf(strapi, { media, documents, types: content.types });
  await bringIn(strapi, { content, plan, resolver, documents, onStep: report });
  const brought = [...all.map(({ name }) => name), ...[...demo.media.keys()].map(mediaName)];
  await writeJournal(strapi, {
    seeded: [...new Set([...journal.seeded, ...brought])].toSorted(),
    unfinished: [],
  });
  return { media: uploads.length, entries: tasks.length };
}

function mediaName(name: string): string {
  return `media:${name}`;
}

function resolverOf(
  strapi: Core.Strapi,
  given: {
    readonly media: ReadonlyMap<string, number>;
    readonly documents: ReadonlyMap<string, string>;
    readonly types: readonly ContentType[];
  },
): Resolver {
  return {
    locales: DEMO_LOCALES,
    attributesOf: attributesIn(strapi),
    documentOf: (targetUid, key) => given.documents.get(targetName(given.types, targetUid, key)),
    mediaOf: (name) => given.media.get(name),
    richTextOf: (value) => value,
  };
}
