import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { localeCode } from '@vitrine/core/world/ids';
import type { ContentReport } from '@vitrine/core/reports/report';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import type { ContentBundle, DocumentTexts, ServerOnlyContent } from '../bundle.ts';
import { canonicalJson, sha256 } from '../canonical.ts';
import { ContentError } from '../errors.ts';
import { isTemporaryName, removeFiles, writeFileWhole } from './files.ts';

/**
 * The layout on disk. `index.json` names every other file and its hash, and is written last: it alone decides which
 * bundle is valid. The other files are named by their content, so that a write never touches a file the old index
 * names.
 */
const FORMAT = 2;
const INDEX = 'index.json';

const fileReference = z.object({
  file: z.string().regex(/^[\w-]+(\.[\w-]+)*\.json$/),
  sha256: z.string().length(64),
});

const indexSchema = z.object({
  format: z.literal(FORMAT),
  version: z.string().min(1),
  defaultLocale: z.string().min(1),
  locales: z.array(z.object({ code: z.string().min(1), iso: z.string(), name: z.string() })).min(1),
  snapshots: z.record(z.string(), fileReference),
  documentTexts: fileReference.optional(),
  reports: fileReference.optional(),
  serverOnly: fileReference.optional(),
});

type BundleIndex = z.infer<typeof indexSchema>;

/** The name of a part's file: its hash in the data folder, a plain name where people read it. */
export type FileNaming = 'byContent' | 'plain';

/**
 * Writes a bundle whole. If the process is killed at any moment, the folder still contains a good bundle: the old
 * one until the new index is written, then the new one. Files that no index names are removed afterwards.
 *
 * @throws whatever the file system says; the old bundle is then still valid.
 */
export async function writeBundle(directory: string, bundle: ContentBundle): Promise<void> {
  await writeBundleFiles({ directory, bundle, naming: 'byContent' });
}

/**
 * Writes the parts and then the index of a bundle.
 *
 * @param naming `plain` names the parts `en.json`, ... and leaves out reports and server-only data: the form that is
 * kept under version control.
 */
export async function writeBundleFiles(options: {
  readonly directory: string;
  readonly bundle: ContentBundle;
  readonly naming: FileNaming;
}): Promise<void> {
  const { directory, bundle, naming } = options;
  await mkdir(directory, { recursive: true });
  const writePart = async (part: string, value: unknown, mode?: number) => {
    const text = `${canonicalJson(value, 2)}\n`;
    const hash = sha256(text);
    const file = naming === 'plain' ? `${part}.json` : `${part}.${hash.slice(0, 16)}.json`;
    await writeFileWhole(join(directory, file), text, mode);
    return { file, sha256: hash };
  };
  const snapshots: BundleIndex['snapshots'] = {};
  for (const { code } of bundle.locales) snapshots[code] = await writePart(code, bundle.snapshots[code]);
  const index: BundleIndex = {
    format: FORMAT,
    version: bundle.version,
    defaultLocale: bundle.defaultLocale,
    locales: bundle.locales.map((locale) => ({ ...locale })),
    snapshots,
    ...(bundle.documentTexts && { documentTexts: await writePart('document-texts', bundle.documentTexts) }),
    ...(naming === 'plain'
      ? {}
      : {
          reports: await writePart('reports', bundle.reports),
          // Access codes: readable only by the owner of the process.
          serverOnly: await writePart('server-only', bundle.serverOnly, 0o600),
        }),
  };
  await writeFileWhole(join(directory, INDEX), `${canonicalJson(index, 2)}\n`);
  if (naming === 'byContent') await removeUnnamed(directory, index);
}

/**
 * Reads the bundle of a folder and proves that every part is the one that was written.
 *
 * @throws ContentError `noBundle` when there is none, `unreadableBundle` when it is truncated or of another format.
 */
export async function readBundle(directory: string): Promise<ContentBundle> {
  const index = await readIndex(directory);
  const locales = index.locales.map((locale) => ({ ...locale, code: localeCode(locale.code) }));
  const snapshots: Record<string, Snapshot> = {};
  for (const { code } of locales) {
    const reference = Object.hasOwn(index.snapshots, code) ? index.snapshots[code] : undefined;
    if (reference === undefined) throw unreadable(directory, `it names no file for the language ${code}`);
    snapshots[code] = withStories((await readPart(directory, reference)) as Snapshot);
  }
  if (!Object.hasOwn(snapshots, index.defaultLocale)) {
    throw unreadable(directory, `it does not hold its default language ${index.defaultLocale}`);
  }
  return {
    version: index.version,
    locales,
    defaultLocale: localeCode(index.defaultLocale),
    snapshots,
    ...(index.documentTexts && {
      documentTexts: (await readPart(directory, index.documentTexts)) as DocumentTexts,
    }),
    // Reports of an earlier version are plain English words; the next load replaces them.
    reports: index.reports
      ? ((await readPart(directory, index.reports)) as ContentReport[]).filter((report) => 'says' in report)
      : [],
    serverOnly: index.serverOnly
      ? ((await readPart(directory, index.serverOnly)) as ServerOnlyContent)
      : { accessCodes: {}, mediaSources: {} },
  };
}

/** A bundle of an earlier version has no stories; the next load brings them. */
function withStories(snapshot: Omit<Snapshot, 'stories'> & Partial<Pick<Snapshot, 'stories'>>): Snapshot {
  return { ...snapshot, stories: snapshot.stories ?? [] };
}

function isAbsent(error: unknown): boolean {
  return (
    error instanceof ContentError &&
    error.cause instanceof Error &&
    'code' in error.cause &&
    error.cause.code === 'ENOENT'
  );
}

async function readIndexText(directory: string): Promise<string> {
  try {
    return await readText(directory, INDEX);
  } catch (error) {
    if (!isAbsent(error)) throw error;
    throw new ContentError('noBundle', `There is no content in ${directory}.`, {
      path: directory,
      cause: error,
    });
  }
}

async function readIndex(directory: string): Promise<BundleIndex> {
  const parsed = indexSchema.safeParse(parseJson(directory, INDEX, await readIndexText(directory)));
  if (!parsed.success) throw unreadable(directory, `${INDEX} is not of format ${FORMAT}`);
  return parsed.data;
}

async function readPart(directory: string, reference: { file: string; sha256: string }): Promise<unknown> {
  // A checkout on Windows may convert line endings; the content is the same.
  const text = (await readText(directory, reference.file)).replaceAll('\r\n', '\n');
  if (sha256(text) !== reference.sha256) {
    throw unreadable(directory, `${reference.file} is not the file its index was written for`);
  }
  return parseJson(directory, reference.file, text);
}

async function readText(directory: string, file: string): Promise<string> {
  try {
    return await readFile(join(directory, file), 'utf8');
  } catch (cause) {
    throw unreadable(directory, `${file} cannot be read`, cause);
  }
}

function parseJson(directory: string, file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw unreadable(directory, `${file} is not JSON`, cause);
  }
}

function unreadable(directory: string, reason: string, cause?: unknown): ContentError {
  return new ContentError('unreadableBundle', `The content in ${directory} cannot be used: ${reason}.`, {
    path: directory,
    cause,
  });
}

async function removeUnnamed(directory: string, index: BundleIndex): Promise<void> {
  const named = new Set([INDEX]);
  for (const reference of [
    ...Object.values(index.snapshots),
    index.documentTexts,
    index.reports,
    index.serverOnly,
  ]) {
    if (reference !== undefined) named.add(reference.file);
  }
  const names = await readdir(directory);
  await removeFiles(
    directory,
    names.filter((name) => !named.has(name) && isOurs(name)),
  );
}

function isOurs(name: string): boolean {
  return /\.[0-9a-f]{16}\.json$/.test(name) || isTemporaryName(name);
}
