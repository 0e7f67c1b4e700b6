import { z } from 'zod';
import { parseJson } from './json-text.ts';
import type { WorldFileLimits } from './limits.ts';
import { isSafePath } from './safe-path.ts';
import { tooLarge } from './unpack.ts';
import type { WorldFile, WorldFileType } from './world-file.ts';
import { WORLD_FILE_TYPES } from './world-file.ts';
import { WorldFileError } from './world-file-error.ts';

/** The file of an archive or a folder that describes the world. */
export const WORLD_JSON = 'world.json';

const VERSION = 1;
const MAX_NAME_LENGTH = 255;

const name = z
  .string()
  .min(1)
  .max(MAX_NAME_LENGTH)
  .regex(/^\P{Cc}*$/u, 'holds a control character');
const entries = z.record(name, z.record(z.string(), z.unknown()));

const locale = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/, 'is no language, such as en or pt-BR');

const medium = z.strictObject({
  file: z.string().refine(isSafePath, 'is no path below the folder media'),
  alternativeText: z.string(),
  alternativeTexts: z.record(locale, z.string()).exactOptional(),
  caption: z.string().exactOptional(),
});

const worldFile = z.strictObject({
  format: z.literal('vitrine-world'),
  version: z.literal(VERSION),
  locales: z
    .array(locale)
    .min(1)
    .refine((locales) => new Set(locales).size === locales.length, 'names a language twice'),
  entries: z.strictObject(
    Object.fromEntries(WORLD_FILE_TYPES.map((type) => [type, entries.exactOptional()])) as Record<
      WorldFileType,
      z.ZodExactOptional<typeof entries>
    >,
  ),
  media: z.record(name, medium),
});

/**
 * Reads and judges `world.json`: its size, its JSON and its shape. Whether the entries match the content model, and
 * whether their references exist, is checked by callers that have a CMS.
 *
 * @throws WorldFileError with the first thing that is wrong.
 */
export function readWorldJson(bytes: Uint8Array, limits: WorldFileLimits): WorldFile {
  if (bytes.byteLength > limits.jsonBytes) throw tooLarge(WORLD_JSON, WORLD_JSON, limits.jsonBytes);
  const value = parseJson(textOf(bytes), { file: WORLD_JSON, depth: limits.depth });
  refuseNewerVersion(value);
  const { data, error } = worldFile.safeParse(value);
  if (data === undefined) throw wrongShape(error.issues[0]);
  refuseSharedFiles(data);
  return data;
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new WorldFileError('notJson', WORLD_JSON, `${WORLD_JSON} is not written in UTF-8.`);
  }
}

/** Checked first, so that a file of a later version is not called invalid. */
function refuseNewerVersion(value: unknown): void {
  const version =
    typeof value === 'object' && value !== null && 'version' in value ? value.version : undefined;
  if (typeof version === 'number' && version > VERSION) {
    throw new WorldFileError(
      'newerVersion',
      'version',
      `The world file is of version ${version}, which a newer Vitrine has written; this one reads version ${VERSION}.`,
    );
  }
}

function wrongShape(issue: z.core.$ZodIssue | undefined): WorldFileError {
  const path = issue?.path.map(String).join('.') ?? '';
  const where = path === '' ? WORLD_JSON : `${WORLD_JSON}, ${path}`;
  return new WorldFileError(
    'wrongShape',
    path === '' ? WORLD_JSON : path,
    `${where}: ${issue?.message ?? 'is not a world file'}.`,
  );
}

function refuseSharedFiles({ media }: WorldFile): void {
  const taken = new Map<string, string>();
  for (const [own, { file }] of Object.entries(media)) {
    const other = taken.get(file.toLowerCase());
    if (other !== undefined) {
      throw new WorldFileError(
        'duplicateFile',
        file,
        `${WORLD_JSON} names the file “${file}” for two media, “${other}” and “${own}”.`,
      );
    }
    taken.set(file.toLowerCase(), own);
  }
}
