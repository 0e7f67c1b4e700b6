import type { Core } from '@strapi/strapi';
import type { DemoContent } from '../../../../demo/read-content.ts';
import { readStanding } from './documents.ts';
import { readJournal, writeJournal } from './journal.ts';
import { readMediaLibrary, uploadMedia } from './media-library.ts';
import type { Attributes, Resolver } from './resolve-entry.ts';
import { circleOf, targetName, tasksOf } from './tasks.ts';
import type { Task } from './tasks.ts';
import { hasDrafts, publishEntry, writeEntry } from './write-entry.ts';

export interface SeedOptions {
  readonly content: DemoContent;
  /** Put the demo's own entries back to what its files say, also where an editor has changed them. */
  readonly isReset?: boolean;
  readonly onProgress?: (progress: SeedProgress) => void;
}

export interface SeedProgress {
  readonly done: number;
  readonly total: number;
  /** What was brought in: `still-atrium.jpg`, `locations:atrium`. */
  readonly item: string;
}

/** How many files and entries a run has brought in. */
export interface SeedResult {
  readonly media: number;
  readonly entries: number;
}

/**
 * Brings the demo showroom into the CMS: media first, then every entry in all its languages, published.
 * What already stands there is left alone, so a second run changes nothing and an editor's work is safe;
 * what an interrupted run began is finished.
 *
 * @throws Error of the CMS when one of its rules refuses an entry, or when a file cannot be uploaded.
 */
export const seedDemo = async (
  strapi: Core.Strapi,
  { content, isReset = false, onProgress = () => {} }: SeedOptions,
): Promise<SeedResult> => {
  const journal = await readJournal(strapi);
  const known = new Set(journal.seeded);
  const begun = new Set(journal.unfinished);
  const media = await readMediaLibrary(strapi);
  const { documents, untouched } = await readStanding(strapi, content);
  const resolver = resolverOf(strapi, media, documents);

  const all = tasksOf(content, resolver.attributesOf);
  const tasks = all.filter(
    ({ name }) =>
      isReset || begun.has(name) || (!known.has(name) && (!documents.has(name) || untouched.has(name))),
  );
  const shown = new Set(tasks.flatMap((task) => task.media));
  const uploads = [...content.media]
    .filter(([name]) => !media.has(name) && (isReset || shown.has(name) || !known.has(mediaName(name))))
    .map(([name, file]) => Object.assign({ name }, file));
  const circle = circleOf(tasks);
  const stubs = tasks.filter(({ name }) => circle.neededEarly.has(name) && !documents.has(name));
  const published = tasks.filter(({ uid }) => hasDrafts(strapi, uid));
  // A published entry shows only what was published before it: those that refer ahead go a second time.
  const publishes = [...published, ...published.filter(({ name }) => circle.ahead.has(name))];

  const total = uploads.length + stubs.length + tasks.length + publishes.length;
  let done = 0;
  const report = (item: string): void => {
    done += 1;
    onProgress({ done, total, item });
  };
  const write = async ({ name, uid, entry }: Task, isWithoutReferences: boolean): Promise<void> => {
    const options = { uid, entry, documentId: documents.get(name), isWithoutReferences };
    documents.set(name, await named(name, writeEntry(strapi, resolver, options)));
    report(name);
  };

  await writeJournal(strapi, { seeded: journal.seeded, unfinished: tasks.map(({ name }) => name) });
  await uploadMedia(strapi, uploads, (name, id) => {
    media.set(name, id);
    report(name);
  });
  for (const task of stubs) await write(task, true);
  for (const task of tasks) await write(task, false);
  for (const { name, uid, entry } of publishes) {
    const documentId = documents.get(name) ?? '';
    await named(name, publishEntry(strapi, { uid, entry, documentId }));
    report(name);
  }
  const brought = [...all.map(({ name }) => name), ...[...content.media.keys()].map(mediaName)];
  await writeJournal(strapi, {
    seeded: [...new Set([...journal.seeded, ...brought])].toSorted(),
    unfinished: [],
  });
  return { media: uploads.length, entries: tasks.length };
};

/** Says which entry it was that the CMS refused. */
const named = async <Result>(name: string, work: Promise<Result>): Promise<Result> => {
  try {
    return await work;
  } catch (cause) {
    throw new Error(`The entry ${name} cannot be brought in: ${(cause as Error).message}`, { cause });
  }
};

const mediaName = (name: string): string => `media:${name}`;

const resolverOf = (
  strapi: Core.Strapi,
  media: ReadonlyMap<string, number>,
  documents: ReadonlyMap<string, string>,
): Resolver => ({
  attributesOf: (uid) => {
    const model = strapi.getModel(uid as Parameters<Core.Strapi['getModel']>[0]);
    if (model === undefined) throw new Error(`The CMS has no content type or component ${uid}.`);
    return model.attributes as Attributes;
  },
  documentOf: (targetUid, key) => documents.get(targetName(targetUid, key)),
  mediaOf: (name) => media.get(name),
});
